import { expect, siteWithoutDatabase, test } from './site.ts';

test.describe('with a database that does not answer', () => {
  test('the home page is served as always', async ({ request }) => {
    const response = await request.get(`${siteWithoutDatabase}/`);
    expect(response.status()).toBe(200);
  });

  for (const path of ['/blog/pia-da-cozinha-entupida-o-que-fazer', '/blog', '/blog?pagina=2']) {
    test(`${path} answers 503 and asks crawlers to come back`, async ({ request }) => {
      const response = await request.get(`${siteWithoutDatabase}${path}`);
      expect(response.status()).toBe(503);
      expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
      expect(response.headers()['cache-control']).toBe('no-store');
      const html = await response.text();
      for (const inside of [
        'ECONNREFUSED',
        'fetch failed',
        '127.0.0.1',
        'supabase',
        'Reading the',
      ]) {
        expect(html).not.toContain(inside);
      }
    });
  }

  test('a visitor of a post sees the not-found state and ways to reach us', async ({ browser }) => {
    const page = await browser.newPage();
    await page.goto(`${siteWithoutDatabase}/blog/pia-da-cozinha-entupida-o-que-fazer`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post não encontrado');
    await expect(page.getByRole('link', { name: /WhatsApp/ }).first()).toBeVisible();
    await page.close();
  });
});
