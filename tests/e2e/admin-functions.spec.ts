import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { writeTerm } from '#app/admin/auth/session-term.server.ts';
import {
  expect,
  newAccount,
  openWhole,
  sessionJson,
  sessionOf,
  supabase,
  termCookie,
  test,
} from './admin.ts';
import { environment } from './site.ts';

// Each call here says itself who makes it.
test.use({ storageState: { cookies: [], origins: [] } });

/** Server functions that anybody may call: what they answer is public, or about the caller's own session. */
const openToAll = new Set([
  'getBlogList',
  'getBlogPost',
  'getSitemapsCheck',
  'getTestimonials',
  'getAdminAccess',
]);
const writing = new Set(['startOperation', 'resolveAlert', 'reopenAlert']);

/** Every server function of the build: its name and its address. */
async function serverFunctions(): Promise<{ name: string; path: string }[]> {
  const server = await readFile(join(environment('BUILD_DIR'), 'server/server.js'), 'utf8');
  return [
    ...server.matchAll(/"([0-9a-f]{64})": \{\s*functionName: "(\w+?)_createServerFn_handler"/g),
  ].map(([, id = '', name = '']) => ({ name, path: `/_serverFn/${id}` }));
}

async function guarded() {
  return (await serverFunctions()).filter(({ name }) => !openToAll.has(name));
}

/** Seroval's JSON of plain values, in which server functions get what they are called with. */
function serovalNode(value: unknown, count = { next: 0 }): object {
  if (typeof value === 'number') return { t: 0, s: value };
  if (typeof value === 'string') return { t: 1, s: value };
  const i = count.next;
  count.next += 1;
  const fields = Object.entries(Object(value));
  const v = fields.map(([, field]) => serovalNode(field, count));
  return { t: 10, i, p: { k: fields.map(([key]) => key), v }, o: 0 };
}

const seroval = (value: unknown) => ({ t: serovalNode(value), f: 63, m: [] });

/** All that any of the functions wants to be told. */
const everything = seroval({
  data: {
    days: 7,
    page: 1,
    url: '/',
    id: '00000000-0000-4000-8000-000000000000',
    operation: 'generate-sitemap',
  },
});

/** Calls a function as its client does. */
async function call(
  request: APIRequestContext,
  { name, path }: { name: string; path: string },
  given: Record<string, string>,
  payload = everything,
) {
  const headers = { 'x-tsr-serverfn': 'true', 'content-type': 'application/json', ...given };
  return writing.has(name)
    ? request.post(path, { data: payload, headers })
    : request.get(`${path}?payload=${encodeURIComponent(JSON.stringify(payload))}`, { headers });
}

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

async function cookieOf(isAdmin: boolean): Promise<string> {
  const account = await newAccount({ isAdmin });
  if (isAdmin) return cookiesToHeader((await sessionOf(account)).cookies);
  // The sign-in lets no member in: the session is that of someone who was an admin when it began.
  const { createClient } = await import('@supabase/supabase-js');
  const client = createClient(environment('SUPABASE_URL'), environment('SUPABASE_PUBLISHABLE_KEY'));
  const { data, error } = await client.auth.signInWithPassword(account);
  if (error !== null) throw error;
  const json = Buffer.from(JSON.stringify(data.session)).toString('base64url');
  const used = Math.floor(Date.now() / 1000);
  const term = { userId: data.session.user.id, since: used, used };
  const termValue = writeTerm(term, environment('SUPABASE_SECRET_KEY'));
  return `sessao-admin=base64-${json}; ${termCookie}=${termValue}`;
}

function cookiesToHeader(cookies: readonly { name: string; value: string }[]): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** What a call that gets through would leave behind. */
async function traces() {
  const runs = await supabase.from('admin_runs').select('id').throwOnError();
  const locks = await supabase.from('job_locks').select('job').throwOnError();
  return { runs: runs.data.length, locks: locks.data.length };
}

test('the build has the functions that these tests know', async () => {
  const names = (await serverFunctions()).map(({ name }) => name).toSorted();
  expect(names).toEqual([
    'getAdminAccess',
    'getAlerts',
    'getBlogList',
    'getBlogPost',
    'getConnections',
    'getDashboard',
    'getExplanation',
    'getFunnel',
    'getMonitoredPages',
    'getPeople',
    'getRuns',
    'getSearches',
    'getSitemapReport',
    'getSitemapsCheck',
    'getTestimonials',
    'reopenAlert',
    'resolveAlert',
    'startOperation',
  ]);
});

test('without a session every admin function refuses, and nothing is done', async ({ request }) => {
  const before = await traces();
  for (const fn of await guarded()) {
    const response = await call(request, fn, sameOrigin);
    expect([fn.name, response.status()]).toEqual([fn.name, 401]);
    expect(await response.json()).toEqual({ reason: 'signed-out' });
    expect(response.headers()['cache-control']).toContain('no-store');
  }
  expect(await traces()).toEqual(before);
});

test('for a signed-in user who is no admin every admin function refuses', async ({ request }) => {
  const cookie = await cookieOf(false);
  const before = await traces();
  for (const fn of await guarded()) {
    const response = await call(request, fn, { ...sameOrigin, cookie });
    expect([fn.name, response.status()]).toEqual([fn.name, 403]);
    expect(await response.json()).toEqual({ reason: 'not-admin' });
  }
  expect(await traces()).toEqual(before);
});

test('from another site every function refuses, even with an admin’s session', async ({
  request,
}) => {
  const cookie = await cookieOf(true);
  const before = await traces();
  for (const fn of await serverFunctions()) {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://example.com' },
      {},
    ]) {
      const response = await call(request, fn, { ...headers, cookie });
      expect([fn.name, response.status()]).toEqual([fn.name, 403]);
      expect(await response.text()).toBe('Forbidden');
    }
  }
  expect(await traces()).toEqual(before);
});

/** What the tests' build takes for the site's own address, whatever port it is on. */
const siteOrigin = 'http://localhost:3000';

/** Headers of a browser without `Sec-Fetch-Site` behind a proxy that changes scheme or port. */
const known = [{ origin: siteOrigin }, { referer: `${siteOrigin}/blog` }];
const unknown = [
  { origin: 'https://evil.example' },
  { origin: 'https://localhost:3000' },
  { origin: 'null' },
  { referer: 'https://evil.example/?from=http://localhost:3000/' },
];

test('a browser that does not say where a call comes from is known by the site’s address', async ({
  request,
}) => {
  const post = (await serverFunctions()).find(({ name }) => name === 'getBlogPost');
  expect(post).toBeDefined();
  if (post === undefined) return;
  const payload = seroval({ data: { slug: 'pia-da-cozinha-entupida-o-que-fazer' } });
  for (const headers of known) {
    expect((await call(request, post, headers, payload)).status()).toBe(200);
  }
  for (const headers of unknown) {
    expect((await call(request, post, headers, payload)).status()).toBe(403);
  }
});

test('so is one that sends a form', async ({ request }) => {
  const form = { email: 'ninguem@example.com', senha: 'nada' };
  for (const headers of known) {
    expect((await request.post('/admin/entrar', { form, headers })).status()).not.toBe(403);
    expect((await request.post('/contato', { form, headers })).status()).toBe(422);
  }
  for (const headers of unknown) {
    expect((await request.post('/admin/entrar', { form, headers })).status()).toBe(403);
  }
});

test('with a session that is not one every admin function refuses', async ({ request }) => {
  for (const cookie of ['sessao-admin=x', 'sessao-admin=base64-e30', 'sessao-admin=base64-!!']) {
    for (const fn of await guarded()) {
      const response = await call(request, fn, { ...sameOrigin, cookie });
      expect([fn.name, response.status()]).toEqual([fn.name, 401]);
    }
  }
});

test('an admin is answered, so that the refusals above are not for another reason', async ({
  request,
}) => {
  const cookie = await cookieOf(true);
  for (const fn of await guarded()) {
    if (fn.name === 'startOperation') continue;
    const response = await call(request, fn, { ...sameOrigin, cookie });
    expect([fn.name, response.status()]).toEqual([fn.name, 200]);
  }
});

test('what is malformed is refused without a word on why', async ({ request }) => {
  const cookie = await cookieOf(true);
  const start = (await guarded()).find(({ name }) => name === 'startOperation');
  expect(start).toBeDefined();
  if (start === undefined) return;
  const payload = seroval({ data: { operation: 'drop-tables' } });
  const response = await call(request, start, { ...sameOrigin, cookie }, payload);
  expect(response.status()).toBe(400);
  const text = await response.text();
  expect(text).toContain('Não foi possível concluir agora.');
  expect(text).not.toMatch(/valibot|picklist|Invalid/);
});

test('what no client of ours sends reaches no function', async ({ request }) => {
  const cookie = await cookieOf(true);
  const before = await traces();
  for (const fn of await serverFunctions()) {
    for (const payload of [
      '{',
      'null',
      '{"t":{"t":99},"f":63,"m":[]}',
      '{"t":{"t":4,"i":5},"f":63,"m":[]}',
    ]) {
      const headers = { ...sameOrigin, cookie, 'content-type': 'application/json' };
      const response = writing.has(fn.name)
        ? await request.post(fn.path, { data: Buffer.from(payload), headers })
        : await request.get(`${fn.path}?payload=${encodeURIComponent(payload)}`, { headers });
      expect([fn.name, payload, response.status()]).toEqual([fn.name, payload, 400]);
      expect(await response.text()).toBe('Bad request');
    }
  }
  expect(await traces()).toEqual(before);
});

test.describe('an operator’s browser', () => {
  test('never gets a key or a token', async ({ page, context }) => {
    const { cookies } = await sessionOf(await newAccount({ isAdmin: true }));
    await context.addCookies(cookies);
    const session = sessionJson(cookies);
    const tokens = [...session.matchAll(/"(?:access|refresh)_token":"([^"]+)"/g)].map(
      ([, token = '']) => token,
    );
    expect(tokens).toHaveLength(2);
    const secrets = [
      environment('SUPABASE_SECRET_KEY'),
      environment('SUPABASE_PUBLISHABLE_KEY'),
      'PRIVATE KEY',
      ...tokens,
    ];
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => bodies.push(response.text().catch(() => '')));
    for (const path of [
      '/admin/sitemap',
      '/admin/sitemap?url=/sobre',
      '/admin/seo',
      '/admin/seo?aba=monitoramento',
      '/admin/conta',
    ]) {
      await openWhole(page, path);
    }
    const text = (await Promise.all(bodies)).join('\n');
    expect(bodies.length).toBeGreaterThan(20);
    for (const secret of secrets) expect(text.includes(secret)).toBe(false);
  });
});
