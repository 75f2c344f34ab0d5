import type { APIRequestContext } from '@playwright/test';
import { toJSONAsync } from 'seroval';
import { serverFunctionId } from '#app/launcher/server-function-id.ts';
import { writeTerm } from '#app/admin/auth/session-term.server.ts';
import {
  cookieHeader,
  expect,
  newAccount,
  openWhole,
  sessionJson,
  sessionOf,
  supabase,
  termCookie,
  test,
} from './admin.ts';
import { serverFunctions } from '../support/server-functions.ts';
import { environment } from './site.ts';

// Each call here says itself who makes it.
test.use({ storageState: { cookies: [], origins: [] } });

const everyName = Object.keys(serverFunctions).filter(isName);
const guarded = everyName.filter((name) => serverFunctions[name].callers === 'admins');

type Name = keyof typeof serverFunctions;

function isName(name: string): name is Name {
  return name in serverFunctions;
}

/** All that any of the functions wants to be told. */
const everything = {
  days: 7,
  url: '/',
  id: '00000000-0000-4000-8000-000000000000',
  operation: 'generate-sitemap',
  emails: '',
  webhook: '',
  semWebhook: false,
  tipo: 'auto',
  gravidades: [],
  silencioDe: '',
  silencioAte: '',
  criticosSempre: false,
  resumo: false,
  page: 1,
};

/** Calls a function as its client does, with any text for what it is called with. */
async function send(
  request: APIRequestContext,
  name: Name,
  given: Record<string, string>,
  payload: string,
) {
  const { file, method } = serverFunctions[name];
  const path = `/_serverFn/${serverFunctionId(file, name)}`;
  const headers = { 'x-tsr-serverfn': 'true', 'content-type': 'application/json', ...given };
  return method === 'POST'
    ? request.post(path, { data: Buffer.from(payload), headers })
    : request.get(`${path}?payload=${encodeURIComponent(payload)}`, { headers });
}

/** Calls a function with data, which Start's client writes with Seroval. */
async function call(
  request: APIRequestContext,
  name: Name,
  given: Record<string, string>,
  data: object = everything,
) {
  return send(request, name, given, JSON.stringify(await toJSONAsync({ data })));
}

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

/** The session of one admin, for all tests of a worker. */
let adminState: ReturnType<typeof sessionOf> | undefined;
const adminSession = () => (adminState ??= newAccount({ isAdmin: true }).then(sessionOf));

const adminCookie = async () => cookieHeader((await adminSession()).cookies);

async function memberCookie(): Promise<string> {
  const account = await newAccount({ isAdmin: false });
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

/** What a call that gets through would leave behind. */
async function traces() {
  const runs = await supabase.from('admin_runs').select('id').throwOnError();
  const locks = await supabase.from('job_locks').select('job').throwOnError();
  return { runs: runs.data.length, locks: locks.data.length };
}

test('without a session every admin function refuses, and nothing is done', async ({ request }) => {
  const before = await traces();
  for (const name of guarded) {
    const response = await call(request, name, sameOrigin);
    expect([name, response.status()]).toEqual([name, 401]);
    expect(await response.json()).toEqual({ reason: 'signed-out' });
    expect(response.headers()['cache-control']).toContain('no-store');
  }
  expect(await traces()).toEqual(before);
});

test('for a signed-in user who is no admin every admin function refuses', async ({ request }) => {
  const cookie = await memberCookie();
  const before = await traces();
  for (const name of guarded) {
    const response = await call(request, name, { ...sameOrigin, cookie });
    expect([name, response.status()]).toEqual([name, 403]);
    expect(await response.json()).toEqual({ reason: 'not-admin' });
  }
  expect(await traces()).toEqual(before);
});

test('from another site every function refuses, even with an admin’s session', async ({
  request,
}) => {
  const { cookie } = await adminCookie();
  const before = await traces();
  for (const name of everyName) {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://example.com' },
      {},
    ]) {
      const response = await call(request, name, { ...headers, cookie });
      expect([name, response.status()]).toEqual([name, 403]);
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
  const post = { slug: 'pia-da-cozinha-entupida-o-que-fazer' };
  for (const headers of known) {
    expect((await call(request, 'getBlogPost', headers, post)).status()).toBe(200);
  }
  for (const headers of unknown) {
    expect((await call(request, 'getBlogPost', headers, post)).status()).toBe(403);
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
    for (const name of guarded) {
      const response = await call(request, name, { ...sameOrigin, cookie });
      expect([name, response.status()]).toEqual([name, 401]);
    }
  }
});

test('an admin is answered, so that the refusals above are not for another reason', async ({
  request,
}) => {
  const { cookie } = await adminCookie();
  for (const name of guarded) {
    if (name === 'startOperation') continue;
    const response = await call(request, name, { ...sameOrigin, cookie });
    expect([name, response.status()]).toEqual([name, 200]);
  }
});

test('what is malformed is refused without a word on why', async ({ request }) => {
  const { cookie } = await adminCookie();
  const other = { operation: 'drop-tables' };
  const response = await call(request, 'startOperation', { ...sameOrigin, cookie }, other);
  expect(response.status()).toBe(400);
  const text = await response.text();
  expect(text).toContain('Não foi possível concluir agora.');
  expect(text).not.toMatch(/valibot|picklist|Invalid/);
});

test('what no client of ours sends reaches no function', async ({ request }) => {
  const { cookie } = await adminCookie();
  const before = await traces();
  for (const name of everyName) {
    for (const payload of [
      '{',
      'null',
      '{"t":{"t":99},"f":63,"m":[]}',
      '{"t":{"t":4,"i":5},"f":63,"m":[]}',
    ]) {
      const response = await send(request, name, { ...sameOrigin, cookie }, payload);
      expect([name, payload, response.status()]).toEqual([name, payload, 400]);
      expect(await response.text()).toBe('Bad request');
    }
  }
  expect(await traces()).toEqual(before);
});

test.describe('an operator’s browser', () => {
  test('never gets a key or a token', async ({ page, context }) => {
    const { cookies } = await adminSession();
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
    for (const path of ['/admin/sitemap?url=/sobre', '/admin/seo']) await openWhole(page, path);
    // What these ask for beside their HTML, the two above ask for as well.
    for (const path of ['/admin/seo?aba=monitoramento', '/admin/conta', '/admin/pessoas']) {
      const response = await context.request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      bodies.push(response.text());
    }
    const text = (await Promise.all(bodies)).join('\n');
    expect(bodies.length).toBeGreaterThan(20);
    for (const secret of secrets) expect(text.includes(secret)).toBe(false);
  });
});
