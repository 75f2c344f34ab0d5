import { createClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { validateXML } from 'xmllint-wasm';
import { answers } from '#functions/answers.ts';
import { checkAllPages } from '../support/check-all-pages.ts';
import { indexNowKey } from '../support/index-now-key.ts';
import {
  articlePaths,
  environment,
  expect,
  expectNotFoundPage,
  siteWithoutDatabase,
  test,
} from './site.ts';

const origin = 'http://localhost:3000';
const supabase = createClient(environment('SUPABASE_URL'), environment('SUPABASE_SECRET_KEY'), {
  auth: { persistSession: false },
});

test('the news sitemap is well-formed and lists every article, newest first', async ({
  request,
}) => {
  const response = await request.get('/sitemap-news.xml');
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const xml = await response.text();
  const { errors } = await validateXML({ xml, normalization: 'format' });
  expect(errors).toEqual([]);
  const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location);
  expect(locations).toEqual(articlePaths.map((path) => `${origin}${path}`).toReversed());
});

test('without the database the news sitemap is empty, and a part of the sitemap asks to come back', async ({
  request,
}) => {
  const news = await request.get(`${siteWithoutDatabase}/sitemap-news.xml`);
  expect([news.status(), (await news.text()).includes('<url>')]).toEqual([200, false]);
  expect(news.headers()['cache-control']).toBe('no-store');
  const part = await request.get(`${siteWithoutDatabase}/sitemap-1.xml`);
  expect(part.status()).toBe(503);
  expect(Number(part.headers()['retry-after'])).toBeGreaterThan(0);
});

test('a sitemap of one document has no parts', async ({ request }) => {
  for (const part of ['1', '0', '01', 'x']) {
    await expectNotFoundPage(request, `/sitemap-${part}.xml`);
  }
});

test('the site serves the IndexNow key, and no other text of that form', async ({ request }) => {
  expect(await (await request.get(`/${indexNowKey}.txt`)).text()).toBe(indexNowKey);
  for (const path of ['/outra-chave-12345.txt', '/.txt', '/undefined.txt']) {
    await expectNotFoundPage(request, path);
  }
});

test('an operator sees what crawlers get, and the page stays out of the index', async ({
  page,
}) => {
  await page.goto('/sitemap-test');
  const main = page.getByRole('main');
  await expect(page).toHaveTitle(/^Sitemap/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  for (const [region, urls] of [
    ['Sitemap', '30'],
    ['News Sitemap', '15'],
  ] as const) {
    const section = main.getByRole('region', { name: region, exact: true });
    await expect(section).toContainText('XML válido');
    await expect(section).toContainText(`URLs${urls}`);
    await expect(section).toContainText('2025-09-04');
    await expect(section.locator('li')).toHaveCount(5);
  }
  await expect(main).toContainText('dinâmica');
  await main.getByRole('button', { name: 'Verificar de novo' }).click();
  await expect(main).toContainText('XML válido');
});

test('without the database an operator sees which source answered instead', async ({ page }) => {
  await page.goto(`${siteWithoutDatabase}/sitemap-test`);
  await expect(page.getByRole('main')).toContainText('emergência');
});

test('the audit of this site finds nothing serious', async () => {
  const { data, error } = await checkAllPages(supabase, 'url-audit');
  expect(error).toBeNull();
  const { url_count, findings } = v.parse(answers['url-audit'], data);
  expect(url_count).toBe(30);
  expect(findings.filter(({ severity }) => severity !== 'low')).toEqual([]);
});

test('the check of the sitemaps has nothing to recommend', async () => {
  const { data } = await supabase.functions.invoke('sitemap-status', { body: {} });
  expect(data).toMatchObject({
    sitemap_health: {
      edge_function_test: { status: 'success', url_count: 30 },
      public_sitemap_test: { status: 'success', url_count: 30 },
      expected_urls: 30,
    },
    recommendations: [expect.stringMatching(/^✅/)],
  });
});
