import { expect, it } from 'vitest';
import { finishPage } from './finish-page.server.ts';

const page = (status: number) =>
  new Response('<!doctype html>', {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
const finish = (path: string, status: number) =>
  finishPage(new Request(`http://localhost${path}`), page(status)).headers.get('cache-control');

it.each([
  ['/', 200, 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'],
  ['/blog/a', 503, 'no-store'],
  ['/nada', 404, 'no-store'],
  ['/admin/seo', 200, 'no-store'],
  ['/sitemap-test', 200, 'no-store'],
])('%s with status %i may be kept: %s', (path, status, expected) => {
  expect(finish(path, status)).toBe(expected);
});

it('leaves what is not a page alone', () => {
  const xml = new Response('<a/>', { headers: { 'content-type': 'application/xml' } });
  expect(finishPage(new Request('http://localhost/'), xml).headers.has('cache-control')).toBe(
    false,
  );
});
