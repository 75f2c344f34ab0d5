import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { load } from 'cheerio';
import { readTerm, writeTerm } from '#app/admin/auth/session-term.server.ts';
import type { Account } from './admin.ts';
import {
  cookieHeader,
  expect,
  failSupabase,
  fillSignIn,
  mendAll,
  newAccount,
  newAddress,
  openAnswered,
  sendForm,
  sessionCookie,
  sessionJson,
  sessionOf,
  siteWithFaults,
  supabase,
  termCookie,
  test,
  withoutSession,
} from './admin.ts';
import { environment } from './site.ts';

// Nobody is signed in where a test does not say so; tries at the sign-in are counted by address.
test.use({ storageState: { cookies: [], origins: [] }, extraHTTPHeaders: newAddress() });

test('a link alone does not sign out', async ({ context }) => {
  const account = await newAccount({ isAdmin: true });
  await context.addCookies((await sessionOf(account)).cookies);
  const response = await context.request.get('/admin/sair');
  expect(new URL(response.url()).pathname).toBe('/admin/conta');
  await expectPageFor(context, account);
});

/** Who asks for an admin page gets the sign-in, which says so. */
async function expectSessionOver(context: BrowserContext): Promise<void> {
  const response = await context.request.get('/admin/sitemap');
  expect(response.url()).toContain('/admin/entrar?');
  expect(await response.text()).toContain('Sua sessão terminou.');
}

/** Who asks for an admin page gets it as that account. */
async function expectPageFor(context: BrowserContext, { email }: Account): Promise<void> {
  const response = await context.request.get('/admin/sitemap', { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain(email);
}

const refreshToken = (text: string) => /"refresh_token":"([^"]+)"/.exec(text)?.[1];

test.describe('a session', () => {
  test('that was ended elsewhere leads to the sign-in, which says so, and back', async ({
    page,
    context,
    request,
  }) => {
    const account = await newAccount({ isAdmin: true });
    const here = await sessionOf(account);
    const there = await sessionOf(account);
    await context.addCookies(here.cookies);
    await expectPageFor(context, account);
    const cookie = there.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const response = await sendForm(request, '/admin/sair', { escopo: 'global' }, { cookie });
    expect(response.headers()['location']).toBe('/admin/entrar?motivo=saiu-de-todos');
    await page.goto('/admin/seo?dias=90');
    await expect(page.getByRole('main').getByRole('status')).toContainText('Sua sessão terminou.');
    await fillSignIn(page, account);
    await expect(page).toHaveURL('/admin/seo?dias=90');
  });

  test('ends here alone with "Sair" of the menu', async ({ page, context, request }) => {
    const account = await newAccount({ isAdmin: true });
    const other = await sessionOf(account);
    await context.addCookies((await sessionOf(account)).cookies);
    await page.goto('/admin/conta');
    const menu = page.getByRole('button', { name: account.email });
    await expect(menu).toBeEnabled();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Você saiu.');
    expect((await context.cookies()).filter(({ name }) => name.startsWith(sessionCookie))).toEqual(
      [],
    );
    const headers = cookieHeader(other.cookies);
    expect(await (await request.get('/admin/conta', { headers })).text()).toContain(account.email);
  });

  test('whose token is about to end is renewed, and the cookie with it', async ({ context }) => {
    const account = await newAccount({ isAdmin: true });
    const state = await sessionOf(account);
    const json = sessionJson(state.cookies);
    const old = json.replace(
      /"expires_at":\d+/,
      `"expires_at":${Math.floor(Date.now() / 1000) + 20}`,
    );
    expect(old).not.toBe(json);
    await context.addCookies([
      ...withoutSession(state),
      {
        name: sessionCookie,
        value: `base64-${Buffer.from(old).toString('base64url')}`,
        url: environment('SITE_URL'),
      },
    ]);
    await expectPageFor(context, account);
    const now = sessionJson(await context.cookies());
    expect(refreshToken(now)).toBeDefined();
    expect(refreshToken(now)).not.toBe(refreshToken(json));
  });

  test('that cannot be renewed is removed, and the sign-in says so', async ({ context }) => {
    const account = await newAccount({ isAdmin: true });
    const state = await sessionOf(account);
    const json = sessionJson(state.cookies)
      .replace(/"expires_at":\d+/, '"expires_at":1700000000')
      .replace(/"refresh_token":"[^"]+"/, '"refresh_token":"nunca-existiu"');
    await context.addCookies([
      ...withoutSession(state),
      {
        name: sessionCookie,
        value: `base64-${Buffer.from(json).toString('base64url')}`,
        url: environment('SITE_URL'),
      },
    ]);
    await expectSessionOver(context);
    expect((await context.cookies()).filter(({ name }) => name.startsWith(sessionCookie))).toEqual(
      [],
    );
  });

  const day = 24 * 3600;
  const now = Math.floor(Date.now() / 1000);
  for (const [what, change] of [
    ['is more than 30 days old', { since: now - 31 * day, used: now }],
    ['was not used for more than 7 days', { since: now - 9 * day, used: now - 8 * day }],
    ['has another’s term', { userId: randomUUID(), since: now, used: now }],
    ['has no term', undefined],
  ] as const) {
    test(`that ${what} is over, here and at Supabase`, async ({ context }) => {
      const account = await newAccount({ isAdmin: true });
      const { cookies } = await sessionOf(account);
      const json = sessionJson(cookies);
      const userId = /"user":\{"id":"([^"]+)"/.exec(json)?.[1] ?? '';
      const token = /"access_token":"([^"]+)"/.exec(json)?.[1] ?? '';
      expect((await supabase.auth.getUser(token)).error).toBeNull();
      const term = cookies.find(({ name }) => name === termCookie);
      expect(readTerm(term?.value, environment('SUPABASE_SECRET_KEY'), now)?.userId).toBe(userId);
      await context.addCookies(
        cookies.flatMap((cookie) => {
          if (cookie.name !== termCookie) return [cookie];
          if (change === undefined) return [];
          const value = writeTerm({ userId, ...change }, environment('SUPABASE_SECRET_KEY'));
          return [{ ...cookie, value }];
        }),
      );
      await expectSessionOver(context);
      const left = (await context.cookies()).map(({ name }) => name);
      expect(left.filter((name) => !name.startsWith('aparelho-'))).toEqual([]);
      expect((await supabase.auth.getUser(token)).error?.name).toBe('AuthSessionMissingError');
    });
  }

  test('that is in use goes on, and is not kept longer than a week without use', async ({
    context,
  }) => {
    const account = await newAccount({ isAdmin: true });
    const { cookies } = await sessionOf(account);
    for (const { name, expires } of cookies.filter(
      (cookie) => !cookie.name.startsWith('aparelho-'),
    ))
      expect(expires, name).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000) + 7 * day);
    const userId = /"user":\{"id":"([^"]+)"/.exec(sessionJson(cookies))?.[1] ?? '';
    const secret = environment('SUPABASE_SECRET_KEY');
    const since = now - 29 * day;
    await context.addCookies(
      cookies.map((cookie) =>
        cookie.name === termCookie
          ? { ...cookie, value: writeTerm({ userId, since, used: now - 6 * day }, secret) }
          : cookie,
      ),
    );
    await expectPageFor(context, account);
    const term = (await context.cookies()).find(({ name }) => name === termCookie);
    const read = readTerm(term?.value, secret, now);
    expect(read?.since, 'a use makes it no younger').toBe(since);
    expect(read?.used).toBeGreaterThanOrEqual(now);
  });

  test('of an account that is no longer admin says so', async ({ context }) => {
    const account = await newAccount({ isAdmin: true });
    const { cookies } = await sessionOf(account);
    await context.addCookies(cookies);
    await expectPageFor(context, account);
    const userId = /"user":\{"id":"([^"]+)"/.exec(sessionJson(cookies))?.[1] ?? '';
    await supabase.from('admins').delete().eq('user_id', userId).throwOnError();
    const response = await context.request.get('/admin/sitemap');
    expect(response.url()).toContain('/admin/entrar?');
    expect(load(await response.text())('main [role=status]').text()).toContain(
      'não tem acesso à administração',
    );
  });
});

// The buttons of these forms are pressed in admin-sign-in.spec.ts and below.
test('signing out with Supabase away still makes this browser forget the session', async ({
  context,
}) => {
  await context.addCookies((await sessionOf(await newAccount({ isAdmin: true }))).cookies);
  await failSupabase('auth', { kind: 'status', status: 503, body: {} });
  const response = await sendForm(context.request, `${siteWithFaults}/admin/sair`, {
    escopo: 'local',
  });
  expect(response.headers()['location']).toBe('/admin/entrar?motivo=saiu');
  expect((await context.cookies()).filter(({ name }) => name.startsWith(sessionCookie))).toEqual(
    [],
  );
  await mendAll();
});

test.describe('signing out everywhere with Supabase away', () => {
  test.use({ expectedConsole: [/status of 50\d/] });

  test('says that it was not done', async ({ page, context }) => {
    await context.addCookies((await sessionOf(await newAccount({ isAdmin: true }))).cookies);
    // The page's own calls must not take the fault.
    await openAnswered(page, `${siteWithFaults}/admin/conta`);
    await failSupabase('auth', { kind: 'status', status: 503, body: {} });
    await page.getByRole('button', { name: 'Sair de todos os aparelhos' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'a sessão continua aberta',
    );
    await mendAll();
  });
});
