import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { writeTerm } from '../../app/server/session-term.server.ts';
import {
  expect,
  newAccount,
  open,
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
const openToAll = new Set(['getBlogList', 'getBlogPost', 'getSitemapsCheck', 'getAdminAccess']);
const writing = new Set(['startOperation', 'resolveAlert']);

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
    'getBlogList',
    'getBlogPost',
    'getConnections',
    'getDashboard',
    'getExplanation',
    'getFunnel',
    'getManager',
    'getRuns',
    'getSitemapsCheck',
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
  expect(response.status()).toBeGreaterThanOrEqual(400);
  const text = await response.text();
  expect(text).toContain('Não foi possível concluir agora.');
  expect(text).not.toMatch(/valibot|picklist|Invalid/);
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
      await open(page, path);
      await page.waitForLoadState('networkidle');
    }
    const text = (await Promise.all(bodies)).join('\n');
    expect(bodies.length).toBeGreaterThan(20);
    for (const secret of secrets) expect(text.includes(secret)).toBe(false);
  });
});
