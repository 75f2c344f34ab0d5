import { rows } from '../support/rows.ts';
import { supabase } from './admin.ts';
import { bringBackPosts, keepPosts } from './posts.ts';
import { expect, test } from './site.ts';

// All of it in one worker, so that the posts come back only after the last test.
test.describe.configure({ mode: 'serial' });

test.beforeAll(() => keepPosts(0));
test.afterAll(bringBackPosts);

test('a blog without posts says so and still offers help', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByText('Nenhum post encontrado')).toBeVisible();
  await expect(
    page.getByText('Em breve publicaremos conteúdo útil sobre desentupimento!'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /WhatsApp/ }).first()).toBeVisible();
});

test('without posts the sitemap has every page and none of the articles that are gone', async ({
  request,
}) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()).toMatchObject({
    'x-sitemap-source': 'insufficient',
    'cache-control': 'no-store',
  });
  const paths = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, location = '']) => new URL(location).pathname,
  );
  expect(paths).toHaveLength(15);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test('pictures and long lines of an article fit a small phone, and pictures from elsewhere are left out', async ({
  page,
}) => {
  const content = `<figure><img src="/og/site.png" alt="Serra" width="1200" height="630"><figcaption>A serra</figcaption></figure>
    <p><img src="https://example.com/x.png" alt="Outra"> m<sup>2</sup> <code>${'x'.repeat(200)}</code></p>
    <pre>${'y'.repeat(200)}</pre><p>${'z'.repeat(200)}</p>`;
  await supabase
    .from('blog_posts')
    .insert(rows.blog_posts({ slug: 'com-figura', content }))
    .throwOnError();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/blog/com-figura');
  const figure = page.getByRole('figure', { name: 'A serra' });
  await figure.scrollIntoViewIfNeeded();
  const picture = figure.getByRole('img', { name: 'Serra' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1200);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await supabase.from('blog_posts').delete().eq('slug', 'com-figura').throwOnError();
});
