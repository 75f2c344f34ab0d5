import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteReads } from './content-reads.server.ts';
import { inRequest } from './request-context.server.ts';
import { supabaseFetch } from './supabase-fetch.server.ts';

const posts = 'https://project.supabase.co/rest/v1/published_posts?slug=eq.pia';
const request = { id: 'request-1', hasLeft: () => false };
const refused = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });

let answer: () => Promise<Response>;
const fetched = vi.fn<typeof fetch>(() => answer());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  answer = () => Promise.reject(refused);
});

afterEach(async () => {
  // Whatever a test took for away is there again.
  answer = async () => new Response();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  for (const path of ['rest', 'auth', 'functions']) {
    await supabaseFetch(`https://project.supabase.co/${path}/v1/x`);
  }
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A call whose caller goes on without an answer. */
const call = () => supabaseFetch(posts).catch(() => {});

it('the id of a request goes along, beside what the client sends', async () => {
  answer = async () => new Response();
  await inRequest(request, () => supabaseFetch(posts, { headers: { apikey: 'key' } }));
  const headers = new Headers(fetched.mock.lastCall?.[1]?.headers);
  expect([headers.get('x-request-id'), headers.get('apikey')]).toEqual(['request-1', 'key']);
});

it('a database that is away is one line a minute, and one when it is back', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  for (let calls = 0; calls < 3; calls += 1) await call();
  vi.advanceTimersByTime(60_000);
  await call();
  expect(error.mock.calls).toEqual([
    ['Supabase does not answer (rest): TypeError: fetch failed (connect ECONNREFUSED).'],
    [expect.stringContaining('2 more calls failed since the last line.')],
  ]);
  answer = async () => new Response();
  await call();
  await call();
  expect(log.mock.calls).toEqual([['Supabase answers again (rest).']]);
  error.mockClear();
});

it("a gateway's 503 counts as away; a function's own answer and an error of the database do not", async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const functions = 'https://project.supabase.co/functions/v1/url-audit';
  answer = async () => new Response('', { status: 502, headers: { 'x-request-id': 'run' } });
  await supabaseFetch(functions);
  answer = async () => new Response('', { status: 500 });
  await supabaseFetch(posts);
  expect(error).not.toHaveBeenCalled();
  answer = async () => new Response('', { status: 503 });
  await supabaseFetch(functions);
  expect(error.mock.calls).toEqual([['Supabase does not answer (functions): HTTP 503.']]);
  error.mockClear();
});

it('a call that nobody waits for any more says nothing of the service', async () => {
  const left = { ...request, hasLeft: () => true };
  await expect(inRequest(left, () => supabaseFetch(posts))).rejects.toThrow('fetch failed');
});

it('only a page that asked Supabase has read what others may change there', async () => {
  answer = async () => new Response();
  const read = await noteReads(() => inRequest(request, () => supabaseFetch(posts)));
  const other = await noteReads(async () => 'a page without it');
  expect([read.hasRead, other.hasRead]).toEqual([true, false]);
});
