import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Health from './health.server.ts';

const notFound = () => new Response('Not found', { status: 404 });
const calls: string[] = [];
/** Beginnings of paths at Supabase that do not answer. */
let away: string[] = [];

let answerHealth: typeof Health.answerHealth;
let beginEnding: () => void;

beforeEach(async () => {
  away = [];
  calls.length = 0;
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname } = new URL(input);
    calls.push(pathname);
    if (away.some((start) => pathname.startsWith(start))) throw new TypeError('fetch failed');
    return Response.json([]);
  });
  vi.resetModules();
  ({ answerHealth } = await import('./health.server.ts'));
  ({ beginEnding } = await import('./ending.server.ts'));
});

afterEach(() => vi.unstubAllGlobals());

async function ask(path: string, method = 'GET') {
  const response = await answerHealth(new Request(`http://localhost${path}`, { method }), notFound);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

it('tells that the process lives, whatever else is away', async () => {
  away = ['/'];
  expect(await ask('/healthz')).toMatchObject({ status: 200, body: '{"status":"alive"}' });
  expect(calls).toEqual([]);
});

it('is ready when what it depends on answers, which is asked once for all that ask at the same time', async () => {
  const answers = await Promise.all([ask('/readyz'), ask('/readyz'), ask('/readyz')]);
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 200, body: '{"status":"ready"}' });
  }
  expect(calls.toSorted()).toEqual(['/auth/v1/health', '/rest/v1/published_posts']);
});

it('names what is away and no more, and can leave it out', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  away = ['/rest/'];
  expect(await ask('/readyz')).toMatchObject({
    status: 503,
    body: '{"status":"unavailable","away":["database"]}',
  });
  expect((await ask('/readyz?exclude=auth')).status).toBe(503);
  expect((await ask('/readyz?exclude=database')).status).toBe(200);
  expect((await ask('/readyz?exclude=database&exclude=auth')).status).toBe(200);
  vi.mocked(console.error).mockClear();
});

it('says that it drains before anything else', async () => {
  beginEnding();
  const answer = await ask('/readyz?exclude=database&exclude=auth');
  expect(answer).toMatchObject({ status: 503, body: '{"status":"draining"}' });
  expect((await ask('/healthz')).status).toBe(200);
});

it.each(['/healthz', '/readyz'])('%s is for no cache and no search engine', async (path) => {
  const { headers } = await ask(path);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect((await ask(path, 'POST')).status).toBe(405);
});

it('leaves every other path to the site', async () => {
  expect((await ask('/healthz/')).status).toBe(404);
  expect((await ask('/')).status).toBe(404);
});
