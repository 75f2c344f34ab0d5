import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../supabase/database.types.ts';
import { environment, expect, test } from './site.ts';

const supabase = createClient<Database>(
  environment('SUPABASE_URL'),
  environment('SUPABASE_SECRET_KEY'),
);

// All of it in one worker, so that the posts come back only after the last test.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  await supabase
    .from('blog_posts')
    .update({ status: 'archived' })
    .eq('status', 'published')
    .throwOnError();
});

test.afterAll(async () => {
  await supabase
    .from('blog_posts')
    .update({ status: 'published' })
    .eq('status', 'archived')
    .throwOnError();
});

test('a blog without posts says so and still offers help', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByText('Nenhum post encontrado')).toBeVisible();
  await expect(
    page.getByText('Em breve publicaremos conteúdo útil sobre desentupimento!'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /WhatsApp/ }).first()).toBeVisible();
});

test('with too few posts the sitemap falls back, then to the fixed list, and stays complete', async ({
  request,
}) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['x-sitemap-source']).toBe('emergency');
  expect([...(await response.text()).matchAll(/<loc>/g)]).toHaveLength(30);
});
