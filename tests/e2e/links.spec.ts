import * as v from 'valibot';
import { headOf, readDocument } from './document.ts';
import { expect, everyPath, test } from './site.ts';

test('every link inside the site leads to a page, and every anchor to a place on it', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const origin = new URL(baseURL ?? '').origin;
  const pages = new Map<string, { status: number; ids: Set<string> }>();
  const links: { from: string; path: string; hash: string }[] = [];
  const waiting = ['/', ...everyPath];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const { status, $ } = await readDocument(request, path);
    const ids = $('[id]').toArray();
    const hrefs = $('a[href]').toArray();
    pages.set(path, { status, ids: new Set(ids.map(({ attribs: { id = '' } }) => id)) });
    for (const {
      attribs: { href = '' },
    } of hrefs) {
      const url = new URL(href, `${origin}${path}`);
      if (url.origin !== origin) continue;
      const target = url.pathname + url.search;
      links.push({ from: path, path: target, hash: decodeURIComponent(url.hash.slice(1)) });
      if (!pages.has(target)) waiting.push(target);
    }
  }
  const broken = links.filter(({ path, hash }) => {
    const target = pages.get(path);
    return target?.status !== 200 || (hash !== '' && !target.ids.has(hash));
  });
  expect(links.length).toBeGreaterThan(500);
  expect([...pages.keys()].toSorted()).toEqual(expect.arrayContaining(everyPath));
  expect(broken).toEqual([]);
});

for (const path of everyPath) {
  test(`every way to reach the company on ${path} works`, async ({ request }) => {
    const { $ } = await readDocument(request, path);
    const links = $('a[href^="tel:"], a[href*="wa.me"]')
      .toArray()
      .map(({ attribs: { href = '', target, rel } }) => ({ href, target, rel }));
    const calls = links.filter(({ href }) => href.startsWith('tel:'));
    const chats = links.filter(({ href }) => href.startsWith('https://wa.me/'));
    expect(calls.length + chats.length).toBe(links.length);
    expect(calls.length).toBeGreaterThan(1);
    expect(chats.length).toBeGreaterThan(1);
    // E.164: Brazil, an area code, eight or nine digits.
    for (const { href } of calls) expect(href).toMatch(/^tel:\+55[1-9]\d9?\d{8}$/);
    for (const { href, target, rel } of chats) {
      const url = new URL(href);
      expect(url.pathname).toMatch(/^\/55[1-9]\d9?\d{8}$/);
      expect([...url.searchParams.keys()]).toEqual(['text']);
      expect(url.searchParams.get('text')).toMatch(/^Olá! \S.+\.$/);
      expect({ target, rel }).toEqual({ target: '_blank', rel: 'noopener' });
    }
  });
}

const breadcrumb = v.object({
  itemListElement: v.array(v.object({ name: v.string(), item: v.string() })),
});

test('the trail that a page shows is the one in its structured data', async ({ request }) => {
  let trails = 0;
  for (const path of everyPath) {
    const document = await readDocument(request, path);
    const { $ } = document;
    const shown = $('nav[aria-label="Trilha de navegação"] li')
      .toArray()
      .map((item) => ({
        name: $(item).find('a, [aria-current]').first().text().trim(),
        href: $(item).find('a').attr('href') ?? null,
      }));
    const isList = path.startsWith('/blog?') || path === '/blog';
    if (path === '/' || isList) {
      expect(shown, path).toEqual([]);
      continue;
    }
    trails += 1;
    const stated = v.parse(breadcrumb, headOf(document).jsonLd['ld-breadcrumb']);
    const { origin } = new URL(stated.itemListElement[0]?.item ?? '');
    expect(
      stated.itemListElement.map(({ name, item }, index, all) => ({
        name,
        href: index === all.length - 1 ? null : item.slice(origin.length),
      })),
      path,
    ).toEqual(shown);
    expect(stated.itemListElement.at(-1)?.item, path).toBe(`${origin}${path}`);
  }
  expect(trails).toBe(everyPath.length - 3);
});
