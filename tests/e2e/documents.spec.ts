import { validateXML } from 'xmllint-wasm';
import { readDocument } from './document.ts';
import { articlePaths, expect, expectNotFoundPage, siteWithoutDatabase, test } from './site.ts';

const origin = 'http://localhost:3000';

test('the feed is well-formed RSS with every article, newest first', async ({ request }) => {
  const response = await request.get('/blog/rss.xml');
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const xml = await response.text();
  const { errors } = await validateXML({ xml, normalization: 'format' });
  expect(errors).toEqual([]);
  expect(xml).toContain('<language>pt-BR</language>');
  expect(xml).toContain(`href="${origin}/blog/rss.xml" rel="self"`);
  const links = [...xml.matchAll(/<item>[\s\S]*?<link>([^<]+)<\/link>/g)].map(([, link]) => link);
  expect(links).toEqual(articlePaths.map((path) => `${origin}${path}`).toReversed());
});

test('who has a document already is not sent it again', async ({ request }) => {
  for (const path of [
    '/sitemap.xml',
    '/sitemap-news.xml',
    '/blog/rss.xml',
    '/robots.txt',
    '/llms.txt',
  ]) {
    for (const encoding of ['br', 'identity']) {
      const first = await request.get(path, { headers: { 'accept-encoding': encoding } });
      const { etag = '', vary = '' } = first.headers();
      expect([first.status(), vary], path).toEqual([200, 'accept-encoding']);
      const headers = { 'accept-encoding': encoding, 'if-none-match': etag };
      for (const again of [
        await request.get(path, { headers }),
        await request.head(path, { headers }),
      ]) {
        expect(again.status(), path).toBe(304);
        expect(again.headers(), path).toMatchObject({
          etag,
          vary,
          'cache-control': first.headers()['cache-control'],
        });
      }
    }
  }
});

test('every page names the feed', async ({ request }) => {
  for (const path of ['/', '/blog', articlePaths[0] ?? '', '/sobre']) {
    const { $ } = await readDocument(request, path);
    const feeds = $('link[rel=alternate][type="application/rss+xml"]').toArray();
    expect(
      feeds.map(({ attribs: { href } }) => href),
      path,
    ).toEqual(['/blog/rss.xml']);
  }
});

test('llms.txt names every page, and each one exists', async ({ request }) => {
  const response = await request.get('/llms.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^# \S.+\n\n> \S/);
  const links = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, link = '']) => link);
  // 3 services, 6 neighbourhoods, 2 guides, 15 articles, and 3 pages on the company.
  expect(links).toHaveLength(29);
  for (const link of links) {
    expect(link.startsWith(`${origin}/`), link).toBe(true);
    expect((await request.get(link.slice(origin.length))).status(), link).toBe(200);
  }
});

test('an article has a preview image of its own, and an unknown one has none', async ({
  request,
}) => {
  const [first, second] = await Promise.all(
    articlePaths.slice(0, 2).map(async (path) => {
      const response = await request.get(`/og${path}.png`);
      expect(response.headers()['content-type']).toBe('image/png');
      return response.body();
    }),
  );
  expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false);
  for (const slug of ['nada', 'NADA', '..%2f..%2fetc']) {
    await expectNotFoundPage(request, `/og/blog/${slug}.png`);
  }
});

test('without the database these documents say when to come back, or do without it', async ({
  request,
}) => {
  for (const path of ['/blog/rss.xml', `/og${articlePaths[0]}.png`]) {
    const response = await request.get(`${siteWithoutDatabase}${path}`);
    expect(response.status(), path).toBe(503);
    expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
    expect(await response.text()).toBe('Service unavailable');
  }
  const llms = await request.get(`${siteWithoutDatabase}/llms.txt`);
  expect(llms.status()).toBe(200);
  expect(llms.headers()['cache-control']).toBe('no-store');
  expect(await llms.text()).toContain('/servicos/pia');
});
