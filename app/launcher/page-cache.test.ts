import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { MockInstance } from 'vitest';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageCache } from './page-cache.ts';

const text = 'Desentupimento em Petrópolis. '.repeat(200);
const page = (body = text, headers: Record<string, string> = {}, status = 200) =>
  new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0',
      ...headers,
    },
  });

const fetchPage = vi.fn<(request: Request) => Response | Promise<Response>>();
let version = '1';
let hasRead = true;
let url = '';
let pages: PageCache;
let stop = () => {};
const ends: MockInstance<ServerResponse['end']>[] = [];

beforeEach(async () => {
  fetchPage.mockReset().mockImplementation(() => page());
  version = '1';
  hasRead = true;
  pages = new PageCache({
    fetch: fetchPage,
    bytesOf: async (response) => Buffer.from(await response.arrayBuffer()),
    noteReads: async (make) => ({ made: await make(), hasRead }),
    headers: () => ['x-request-id', '1'],
    version: () => version,
    isUnknown: (path) => !/^\/(?!nada)[^?]*$/.test(path),
    busy: new Response('', { status: 503, headers: { 'retry-after': '1' } }),
    maxBytes: 1024 * 1024,
  });
  const server = createServer((request, response) => {
    ends.push(vi.spyOn(response, 'end'));
    if (pages.sendKept(request, response) || pages.answer(request, response)) return;
    response.writeHead(204).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  url = `http://127.0.0.1:${address.port}`;
  stop = () => server.close();
});

afterEach(() => {
  vi.useRealTimers();
  ends.length = 0;
  stop();
});

/** Asks as it is written: `fetch` of Node's would unpack what comes. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    httpRequest(new URL(path, url), { method, headers, agent: false })
      .once('response', done)
      .once('error', fail)
      .end();
  });
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

it('makes a page once, and sends it in the best coding that the browser takes, whatever its order', async () => {
  const { body: plain } = await ask('/');
  expect(plain.toString()).toBe(text);
  const best = await ask('/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(best.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(best.body).toString()).toBe(text);
  const other = await ask('/', { 'accept-encoding': 'gzip;q=0.5' });
  expect(other.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(other.body).toString()).toBe(text);
  await vi.waitFor(async () => expect((await ask('/')).body.toString()).toBe(text));
  expect(fetchPage).toHaveBeenCalledOnce();
});

it('sends the first visitor zstd, which is made fast, and later ones Brotli, which is smaller', async () => {
  const asChrome = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const first = await ask('/', asChrome);
  expect(first.headers).toMatchObject({ 'content-encoding': 'zstd', vary: 'accept-encoding' });
  expect(zstdDecompressSync(first.body).toString()).toBe(text);
  expect((await ask('/')).body.toString()).toBe(text);
  await vi.waitFor(async () => {
    const { headers, body } = await ask('/', asChrome);
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(text);
  });
  expect((await ask('/')).body.toString()).toBe(text);
  expect(fetchPage).toHaveBeenCalledOnce();
});

it('sends a page that is asked for again as small as it gets, and still plain to who wants it so', async () => {
  const long = Array.from({ length: 2_000 }, (_, index) => `Cano ${(index * 7919) % 1_009}. `).join(
    '',
  );
  fetchPage.mockImplementation(() => page(long));
  const first = await ask('/', { 'accept-encoding': 'br' });
  await vi.waitFor(async () => {
    const again = await ask('/', { 'accept-encoding': 'br' });
    expect(again.body.length).toBeLessThan(first.body.length);
  });
  const plain = [await ask('/'), await ask('/')];
  expect(plain.map(({ body }) => body.toString())).toEqual([long, long]);
  expect(fetchPage).toHaveBeenCalledOnce();
});

it('sends nothing but the headers to who asks for these or has the page already', async () => {
  const { headers } = await ask('/');
  const head = await ask('/', {}, 'HEAD');
  expect(head.headers['content-length']).toBe(String(Buffer.byteLength(text)));
  expect(head.body).toHaveLength(0);
  const same = await ask('/', { 'if-none-match': String(headers.etag) });
  expect(same.status).toBe(304);
  expect(same.body).toHaveLength(0);
  expect(same.headers['cache-control']).toBe('public, max-age=0');
});

it('knows a page by its path and by the page number of the blog, and by nothing else of a query', async () => {
  for (const path of [
    '/?utm_source=whatsapp',
    '/?gclid=1',
    '/',
    '/blog?x=1',
    '/blog?pagina=2&x=1',
  ]) {
    expect((await ask(path)).status).toBe(200);
  }
  const asked = fetchPage.mock.calls.map(([{ url: made }]) => made.replace('http://localhost', ''));
  expect(asked).toEqual(['/', '/blog', '/blog?pagina=2']);
});

it('puts nothing of a visitor into a page', async () => {
  await ask('/', { cookie: 'a=b', 'accept-language': 'en', 'x-forwarded-for': '192.0.2.1' });
  const [[made] = []] = fetchPage.mock.calls;
  expect([...(made?.headers ?? [])]).toEqual([]);
});

it.each([
  ['POST', '/contato', {}],
  ['GET', '/admin/seo', {}],
  ['GET', '/_serverFn/abc', {}],
  ['GET', '/assets/index.js', {}],
  ['GET', '/Blog/', {}],
  ['GET', '/blog?pagina=01', {}],
  ['GET', '/', { host: 'a b' }],
])('leaves %s %s %j to the framework', async (method, path, headers) => {
  expect((await ask(path, headers, method)).status).toBe(204);
  expect(fetchPage).not.toHaveBeenCalled();
});

it.each([
  ['an unknown page', () => page(text, {}, 404)],
  ['a failure', () => page(text, { 'retry-after': '120' }, 503)],
  ['what no cache may keep', () => page(text, { 'cache-control': 'no-store' })],
  ['what sets a cookie', () => page(text, { 'set-cookie': 'a=b' })],
])('sends %s on, and keeps it for nobody', async (_, answer) => {
  fetchPage.mockImplementation(answer);
  const first = await ask('/x', { 'accept-encoding': 'br' });
  expect(first.status).toBe(answer().status);
  expect(brotliDecompressSync(first.body).toString()).toBe(text);
  await ask('/x');
  expect(fetchPage).toHaveBeenCalledTimes(2);
});

it('makes a page anew when what it shows has changed, and sends no older one', async () => {
  await ask('/');
  version = '2';
  fetchPage.mockImplementation(() => page('Novo'));
  expect((await ask('/')).body.toString()).toBe('Novo');
  fetchPage.mockImplementation(() => page('', {}, 404));
  version = '3';
  expect((await ask('/')).status).toBe(404);
});

it('keeps a page that shows nothing of what has changed', async () => {
  hasRead = false;
  await ask('/');
  version = '2';
  await ask('/');
  expect(fetchPage).toHaveBeenCalledOnce();
});

it('sends the last good page, and says so, while it cannot be made anew', async () => {
  await ask('/');
  version = '2';
  fetchPage.mockImplementation(() => page('', {}, 503));
  const stale = await ask('/');
  expect(stale.status).toBe(200);
  expect(stale.body.toString()).toBe(text);
  expect(stale.headers['cache-status']).toBe('site; hit; ttl=-1');
  fetchPage.mockImplementation(() => page());
  expect((await ask('/')).headers['cache-status']).toBeUndefined();
});

it('makes a page once for all who wait for it, and turns away who asks for one page too many', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  fetchPage.mockImplementation(() => promise.then(() => page()));
  const waiting = [ask('/a'), ask('/a')];
  await vi.waitFor(() => expect(fetchPage).toHaveBeenCalledOnce());
  const others = Array.from({ length: 63 }, (_, index) => ask(`/b${index}`));
  await vi.waitFor(() => expect(fetchPage).toHaveBeenCalledTimes(64));
  const refused = await ask('/c');
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  resolve();
  const answers = await Promise.all([...waiting, ...others]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

it('makes few of the pages anew at once that have become old, so that many of them turn away no visitor', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const old = Array.from({ length: 70 }, (_, index) => `/b${index}`);
  for (const path of old) await ask(path);
  vi.advanceTimersByTime(61_000);
  const { promise, resolve } = Promise.withResolvers<void>();
  fetchPage.mockClear().mockImplementation(() => promise.then(() => page('Novo')));
  for (const path of old) expect((await ask(path)).body.toString()).toBe(text);
  await vi.waitFor(() => expect(fetchPage).toHaveBeenCalledTimes(4));
  const first = ask('/c');
  await vi.waitFor(() => expect(fetchPage).toHaveBeenCalledTimes(5));
  resolve();
  expect((await first).status).toBe(200);
  for (const path of old) {
    await vi.waitFor(async () => expect((await ask(path)).body.toString()).toBe('Novo'));
  }
  expect(fetchPage).toHaveBeenCalledTimes(71);
});

it('answers for all unknown addresses with one document, which keeps no page out', async () => {
  fetchPage.mockImplementation(() => page(text, { 'cache-control': 'no-store' }, 404));
  for (const path of ['/nada/1', '/nada/2?x=1', '/nada/3']) {
    const unknown = await ask(path);
    expect(unknown.status).toBe(404);
    expect(unknown.body.toString()).toBe(text);
    expect(unknown.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(unknown.headers).not.toHaveProperty('etag');
  }
  expect(fetchPage).toHaveBeenCalledOnce();
});

it('begins one page in each turn, so that kept ones go out while many are made', async () => {
  await ask('/');
  const order: string[] = [];
  fetchPage.mockImplementation(({ url: made }) => {
    order.push(new URL(made).pathname);
    setImmediate(() => order.push('turn'));
    return page();
  });
  await Promise.all(['/a', '/b', '/c'].map((path) => ask(path)));
  const begun = order.flatMap((entry, index) => (entry === 'turn' ? [] : [index]));
  for (const [index, place] of begun.entries()) {
    expect(order.slice(begun[index - 1] ?? 0, place).includes('turn')).toBe(index > 0);
  }
});

it('has a page ready that nobody has asked for, compressed for good', async () => {
  await pages.prepare('/');
  expect(fetchPage).toHaveBeenCalledOnce();
  const { body, headers } = await ask('/', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString()).toBe(text);
  expect(fetchPage).toHaveBeenCalledOnce();
});

it('starts without a page that cannot be made beforehand', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  fetchPage.mockRejectedValueOnce(new Error('Broken.'));
  await pages.prepare('/');
  expect(error).toHaveBeenCalledOnce();
  error.mockClear();
  expect((await ask('/')).status).toBe(200);
});

it('forgets the pages that were asked for longest ago when they take too much room', async () => {
  const big = 'x'.repeat(100_000);
  fetchPage.mockImplementation(() => page(big, { 'content-type': 'image/png' }));
  for (let index = 0; index < 12; index += 1) await ask(`/og/${index}.png`);
  await ask('/og/11.png');
  expect(fetchPage).toHaveBeenCalledTimes(12);
  await ask('/og/0.png');
  expect(fetchPage).toHaveBeenCalledTimes(13);
});

it('counts a page by what is kept of it: compressed texts, and none that is plain', async () => {
  const paths = Array.from({ length: 25 }, (_, index) => `/b${index}`);
  fetchPage.mockImplementation(() => page('x'.repeat(100_000)));
  for (const path of paths) await ask(path, { 'accept-encoding': 'br' });
  await ask('/b0', { 'accept-encoding': 'br' });
  expect(fetchPage).toHaveBeenCalledTimes(25);
});

it('counts what was made for who takes gzip alone, too', async () => {
  const compressed = randomBytes(30_000).toString('base64');
  fetchPage.mockImplementation(() => page(compressed));
  const paths = Array.from({ length: 25 }, (_, index) => `/b${index}`);
  for (const path of paths) await ask(path, { 'accept-encoding': 'br' });
  for (const path of paths.toReversed()) await ask(path, { 'accept-encoding': 'gzip' });
  expect(fetchPage.mock.calls.length).toBeGreaterThan(25);
});

it('holds the bytes of a page and no more: zlib gives a part of 64 KB, which would stay in memory', async () => {
  await ask('/', { 'accept-encoding': 'br' });
  await ask('/', { 'accept-encoding': 'gzip' });
  await ask('/new', { 'accept-encoding': 'br, zstd' });
  for (const end of ends) {
    const [bytes] = end.mock.calls[0] ?? [];
    expect(Buffer.isBuffer(bytes) && bytes.buffer.byteLength === bytes.length).toBe(true);
  }
});
