import { readFile } from 'node:fs/promises';
import { validateXML } from 'xmllint-wasm';
import { headOf, readDocument } from './document.ts';
import { readHead } from './head.ts';
import { expect, expectNotFoundPage, publicPaths, siteWithoutDatabase, test } from './site.ts';

const origin = 'http://localhost:3000';

test('a crawler reads the sitemap: valid entries, 30 of them, each once', async ({ request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
  expect(response.headers()['x-sitemap-source']).toBe('dynamic');
  const xml = await response.text();
  const schema = await readFile('node_modules/sitemap/schema/sitemap.xsd', 'utf8');
  const { errors } = await validateXML({ xml, schema });
  expect(errors).toEqual([]);
  const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((m) => m[1]);
  expect(locations).toHaveLength(30);
  expect(new Set(locations).size).toBe(30);
  expect(locations).toContain(`${origin}/`);
  expect(locations).toContain(`${origin}/blog/pia-da-cozinha-entupida-o-que-fazer`);
  for (const location of locations) expect(location).toMatch(new RegExp(`^${origin}/`));
});

test('the sitemap is answered even when the database is not', async ({ request }) => {
  const response = await request.get(`${siteWithoutDatabase}/sitemap.xml`);
  expect(response.status()).toBe(200);
  expect(response.headers()['x-sitemap-source']).toBe('emergency');
  expect([...(await response.text()).matchAll(/<loc>/g)]).toHaveLength(30);
});

test('robots.txt keeps crawlers out of the admin area and names both sitemaps', async ({
  request,
}) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(
    `User-agent: *\nDisallow: /admin/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\nSitemap: ${origin}/sitemap-news.xml\n`,
  );
});

test.describe('one address for one page', () => {
  for (const [from, to] of [
    ['/blog/', '/blog'],
    ['/blog/?pagina=2', '/blog?pagina=2'],
    ['//blog', '/blog'],
    ['/sitemap.xml/', '/sitemap.xml'],
  ] as const) {
    test(`${from} moves for good to ${to}`, async ({ request, baseURL }) => {
      const response = await request.get(`${baseURL?.replace(/\/$/, '')}${from}`, {
        maxRedirects: 0,
      });
      expect(response.status()).toBe(308);
      expect(response.headers()['location']).toBe(to);
    });
  }

  test('a visitor from a campaign is not sent elsewhere', async ({ request }) => {
    for (const path of ['/?utm_source=x&gclid=1', '/blog?utm_source=x']) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
    }
  });

  test('a page or document takes no POST', async ({ request }) => {
    for (const path of ['/', '/blog', '/sitemap.xml', '/robots.txt']) {
      const response = await request.post(path);
      expect(response.status(), path).toBe(405);
      expect(response.headers()['allow']).toBe('GET, HEAD');
    }
  });

  test('HEAD answers like GET, without a body', async ({ request }) => {
    for (const path of [...publicPaths, '/sitemap.xml', '/robots.txt']) {
      const response = await request.head(path);
      expect(response.status(), path).toBe(200);
      expect(await response.text()).toBe('');
    }
  });
});

for (const path of publicPaths) {
  test(`${path} says everything about itself in the server's HTML`, async ({ request }) => {
    const document = await readDocument(request, path);
    const { title, meta, canonical, jsonLd } = headOf(document);
    expect(title.length).toBeGreaterThan(10);
    expect(canonical).toEqual([`${origin}${path}`]);
    expect(meta['description']?.length).toBeGreaterThanOrEqual(110);
    expect(meta['description']?.length).toBeLessThanOrEqual(175);
    expect(meta['keywords']?.split(', ').length).toBeGreaterThanOrEqual(3);
    expect(meta).toMatchObject({
      robots: 'index, follow',
      'og:locale': 'pt_BR',
      'og:title': title,
      'og:url': `${origin}${path}`,
      'og:description': meta['description'],
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'geo.region': 'BR-RJ',
      'geo.placename': 'Petrópolis',
    });
    expect(document.$('html').attr('lang')).toBe('pt-BR');
    expect(Object.keys(jsonLd).length).toBeGreaterThan(0);
    expect(document.$('h1')).toHaveLength(1);
  });
}

test('the preview image of each page is a real 1200×630 picture', async ({ request }) => {
  for (const path of publicPaths) {
    const { meta } = headOf(await readDocument(request, path));
    const image = new URL(meta['og:image'] ?? '').pathname;
    const response = await request.get(image);
    expect(response.headers()['content-type'], image).toBe('image/png');
    const png = await response.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], `${path}: ${image}`).toEqual([1200, 630]);
  }
});

test('structured data changes with the page and leaves nothing behind', async ({ page }) => {
  await page.goto('/');
  expect(Object.keys((await readHead(page)).jsonLd).toSorted()).toEqual([
    'ld-faq',
    'ld-local-business',
    'ld-website',
  ]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page).toHaveTitle(/Blog de Desentupimento/);
  await expect
    .poll(async () => Object.keys((await readHead(page)).jsonLd).toSorted())
    .toEqual(['ld-breadcrumb', 'ld-local-business']);
  const { canonical } = await readHead(page);
  expect(canonical).toEqual([`${origin}/blog`]);

  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(/\/blog\/[a-z-]+$/);
  await expect
    .poll(async () => Object.keys((await readHead(page)).jsonLd).toSorted())
    .toEqual(['ld-article', 'ld-breadcrumb']);
  const article = (await readHead(page)).jsonLd['ld-article'];
  expect(article).toMatchObject({
    '@type': 'NewsArticle',
    inLanguage: 'pt-BR',
    isAccessibleForFree: true,
  });
});

test('an unknown address is 404 and not indexed', async ({ request }) => {
  await expectNotFoundPage(request, '/isto-nao-existe');
  expect(await (await request.get('/isto-nao-existe')).text()).toContain('Return to Home');
});
