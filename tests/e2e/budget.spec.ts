import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { environment, expect, publicPaths, test } from './site.ts';

/** Bytes of JavaScript, brotli, that a public page may load in all: 115 KB by the design; what was reached is held. */
const javaScriptBudget = 111 * 1024;

/** Words of the libraries that are for the admin area and the toasts alone, and must not come with a public page. */
const adminLibraries = ['recharts', 'QueryClient', 'data-scope', 'data-sonner-toast'];

for (const path of publicPaths) {
  test(`${path} keeps to its JavaScript and moves nothing while it loads`, async ({ page }) => {
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const bodies = await Promise.all(scripts.map((script) => script.body()));
    const sizes = bodies.map((body) => brotliCompressSync(body).length);
    for (const library of adminLibraries) {
      expect(
        bodies.some((body) => body.includes(library)),
        library,
      ).toBe(false);
    }
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(javaScriptBudget);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += 'value' in entry ? Number(entry.value) : 0;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
        }),
    );
    expect(shift).toBeLessThan(0.01);
  });
}

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
    expect(policy, path).toMatch(/script-src 'self' 'nonce-[0-9a-f]{32}'(?:;|$)/);
    expect(policy, path).not.toContain('unsafe');
  }
});

test('hashed files are kept for good, and text comes compressed', async ({ request, page }) => {
  await page.goto('/');
  const script = page.locator('link[rel=modulepreload], script[src]').first();
  const path = (await script.getAttribute('href')) ?? (await script.getAttribute('src')) ?? '';
  const response = await request.get(path, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers()).toMatchObject({
    'cache-control': 'max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  const html = await request.get('/', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(html.headers()).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
});
