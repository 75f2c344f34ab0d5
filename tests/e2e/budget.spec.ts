import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { readDocument } from './document.ts';
import { idle } from './hydration.ts';
import { environment, expect, publicPaths, test } from './site.ts';

test('no secret and no server code is in what browsers download', async () => {
  const folder = join(environment('BUILD_DIR'), 'client');
  const forbidden = [
    environment('SUPABASE_SECRET_KEY'),
    environment('SUPABASE_PUBLISHABLE_KEY'),
    'SUPABASE_',
    'sb_secret_',
    'service_role',
    'supabase-js',
  ];
  let files = 0;
  for await (const name of glob('**/*.{js,css,html,json,txt,webmanifest}', { cwd: folder })) {
    const text = await readFile(join(folder, name), 'utf8');
    files += 1;
    for (const secret of forbidden)
      expect(text.includes(secret), `${secret} in ${name}`).toBe(false);
  }
  expect(files).toBeGreaterThan(5);
});

test('a strict content security policy stands on every page', async ({ request }) => {
  for (const path of [...publicPaths, '/isto-nao-existe']) {
    const { 'content-security-policy': policy = '' } = (await request.get(path)).headers();
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(?:;|$)/);
    expect(policy, path).not.toContain('unsafe');
  }
});

test('a page carries the style rules of what is on it, and none of the admin area', async ({
  request,
}) => {
  let withArticle = 0;
  for (const path of [...publicPaths, '/isto-nao-existe']) {
    const { $ } = await readDocument(request, path);
    const rules = $('style').text();
    expect(rules, path).toContain('.contact-bar');
    expect(rules, path).not.toMatch(/\.(?:running|scrolls|cards)\b/);
    const hasArticle = $('.prose').length > 0;
    expect(rules.includes('.prose blockquote'), path).toBe(hasArticle);
    if (hasArticle) withArticle += 1;
  }
  expect(withArticle).toBeGreaterThan(3);
});

test('hashed files are kept for good, and text comes compressed', async ({ request, page }) => {
  await page.goto('/');
  const path = (await page.locator('script[src]').getAttribute('src')) ?? '';
  const response = await request.get(path, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers()).toMatchObject({
    'cache-control': 'max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  const drawing = page.locator('img[src^="/assets/drawings-"]').first();
  const picture = await request.get((await drawing.getAttribute('src')) ?? '', {
    headers: { 'accept-encoding': 'br' },
  });
  expect(picture.headers()).toMatchObject({
    'cache-control': 'max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'image/svg+xml',
  });
  const html = await request.get('/', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(html.headers()).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
});

test('the home page is light on a phone: five files, 44 KB in all', async ({ page }) => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await idle(page);
  const files = await Promise.all(
    responses.map(async (response) => {
      const body = await response.body();
      const isFont = response.request().resourceType() === 'font';
      return { url: response.url(), size: isFont ? body.length : brotliCompressSync(body).length };
    }),
  );
  expect(files.map(({ url }) => url).length, JSON.stringify(files)).toBeLessThanOrEqual(5);
  const weight = files.reduce((sum, { size }) => sum + size, 0);
  expect(weight, JSON.stringify(files)).toBeLessThanOrEqual(44 * 1024);
});
