import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Account } from './admin.ts';
import {
  expect,
  failSupabase,
  fillSignIn,
  mendAll,
  newAccount,
  newAddress,
  sendForm,
  sessionJson,
  sessionOf,
  siteWithFaults,
  supabase,
  test,
} from './admin.ts';
import { environment, siteWithoutDatabase } from './site.ts';

// Nobody is signed in where a test does not say so.
test.use({ storageState: { cookies: [], origins: [] } });

const wrong = 'E-mail ou senha incorretos.';
const sessionCookie = 'sessao-admin';

async function expectSignedIn(page: Page, { email }: Account): Promise<void> {
  await expect(page.getByRole('button', { name: email })).toBeVisible();
}

test('the sign-in leads to where the operator was going', async ({ page }) => {
  const account = await newAccount({ isAdmin: true });
  await page.goto('/admin/seo?dias=28&aba=alertas');
  await expect(page).toHaveURL(/\/admin\/entrar\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entrar na administração');
  await fillSignIn(page, account);
  await expect(page).toHaveURL('/admin/seo?dias=28&aba=alertas');
  await expectSignedIn(page, account);
});

test('/admin leads to the sitemap manager', async ({ page }) => {
  const account = await newAccount({ isAdmin: true });
  await page.goto('/admin');
  await fillSignIn(page, account);
  await expect(page).toHaveURL('/admin/sitemap');
  await page.goto('/admin/entrar');
  await expect(page, 'who is in needs no sign-in').toHaveURL('/admin/sitemap');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: [/status of 401/] });

  test('the sign-in, its errors and the sign-out work', async ({ page }) => {
    const account = await newAccount({ isAdmin: true });
    await page.goto('/admin/sitemap');
    await fillSignIn(page, { ...account, password: 'outra' });
    await expect(page.getByRole('alert')).toHaveText(wrong);
    await expect(page.getByLabel('E-mail')).toHaveValue(account.email);
    await fillSignIn(page, account);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerenciador de sitemap');
    await page.goto('/admin/conta');
    await page.getByRole('button', { name: 'Sair daqui' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Você saiu.');
    await page.goto('/admin/sitemap');
    await expect(page).toHaveURL(/\/admin\/entrar/);
  });
});

for (const elsewhere of [
  'https://example.com/',
  '//example.com',
  '/\\example.com',
  '/admin/sair',
]) {
  test(`the sign-in never leads to ${elsewhere}`, async ({ page }) => {
    const account = await newAccount({ isAdmin: true });
    await page.goto(`/admin/entrar?voltar=${encodeURIComponent(elsewhere)}`);
    await fillSignIn(page, account);
    await expect(page).toHaveURL('/admin/sitemap');
    await expectSignedIn(page, account);
  });
}

test('a wrong password and an unknown e-mail get the same answer', async ({ request }) => {
  const { email } = await newAccount({ isAdmin: true });
  const answer = async (given: string) => {
    const response = await sendForm(request, '/admin/entrar', { email: given, senha: 'outra' });
    const html = await response.text();
    return {
      status: response.status(),
      cookies: response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie'),
      html: html.replaceAll(given, 'E-MAIL').replaceAll(/nonce[^ >]*|[0-9a-f]{32}|\d{13}/g, ''),
    };
  };
  const known = await answer(email);
  const unknown = await answer('ninguem@example.com');
  expect(known.status).toBe(401);
  expect(known.html).toContain(wrong);
  expect(known.cookies).toEqual([]);
  expect(unknown).toEqual(known);
});

test.describe('an account that is no admin', () => {
  test.use({ expectedConsole: [/status of 403/] });

  test('does not get in', async ({ page }) => {
    test
      .info()
      .annotations.push({ type: 'why', description: 'the password was right, and told nothing' });
    const account = await newAccount({ isAdmin: false });
    await page.goto('/admin/entrar');
    await fillSignIn(page, account);
    await expect(page.getByRole('alert')).toContainText('não tem acesso à administração');
    await page.goto('/admin/sitemap');
    await expect(page).toHaveURL(/\/admin\/entrar/);
  });
});

test.describe('a form that lacks something', () => {
  test.use({ expectedConsole: [/status of 4(?:22|01)/] });

  test('says what at its field, and counts as no attempt', async ({ page }) => {
    await page.goto('/admin/entrar');
    await page
      .locator('form')
      .first()
      .evaluate((form) => form.setAttribute('novalidate', ''));
    await fillSignIn(page, { email: 'ana', password: '' });
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/nome@exemplo\.com\.br/);
    await expect(page.getByLabel('Senha')).toHaveAccessibleDescription('Escreva a sua senha.');
  });
});

test('attempts are limited by account, from whatever address', async ({ request }) => {
  const account = await newAccount({ isAdmin: true });
  const attempt = (senha: string) =>
    sendForm(request, '/admin/entrar', { email: account.email.toUpperCase(), senha }, newAddress());
  const statuses = await Promise.all(
    Array.from({ length: 12 }, async () => (await attempt('outra')).status()),
  );
  expect(statuses.toSorted((one, other) => one - other)).toEqual([
    ...Array(10).fill(401),
    429,
    429,
  ]);
  const locked = await attempt(account.password);
  expect(locked.status()).toBe(429);
  expect(await locked.text()).toMatch(/Tentativas demais\. Espere \d+ minutos/);
});

test('attempts are limited by address, for whatever account', async ({ request }) => {
  const headers = newAddress();
  const statuses = await Promise.all(
    Array.from({ length: 32 }, async (_, index) => {
      const form = { email: `ninguem-${index}@example.com`, senha: 'outra' };
      return (await sendForm(request, '/admin/entrar', form, headers)).status();
    }),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('a success forgets the failures before it', async ({ request }) => {
  const account = await newAccount({ isAdmin: true });
  const attempt = (senha: string) =>
    sendForm(request, '/admin/entrar', { email: account.email, senha }, newAddress());
  for (let index = 0; index < 9; index += 1) await attempt('outra');
  expect((await attempt(account.password)).status()).toBe(303);
  for (let index = 0; index < 9; index += 1) await attempt('outra');
  expect((await attempt(account.password)).status()).toBe(303);
});

test('scripts cannot read the session, and other sites do not send it', async ({
  page,
  context,
}) => {
  const account = await newAccount({ isAdmin: true });
  await page.goto('/admin/entrar');
  await fillSignIn(page, account);
  await expectSignedIn(page, account);
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith(sessionCookie));
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(await page.evaluate(() => document.cookie)).not.toContain(sessionCookie);
});

for (const [path, form] of [
  ['/admin/entrar', { email: 'a@example.com', senha: 'x' }],
  ['/admin/sair', { escopo: 'global' }],
  ['/admin/senha', { email: 'a@example.com' }],
  ['/admin/conta', { atual: 'x', nova: 'y', repetida: 'y' }],
] as const) {
  test(`${path} takes no form from another site`, async ({ request }) => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://example.com' },
    ]) {
      const response = await request.post(path, { form, maxRedirects: 0, headers });
      expect(response.status()).toBe(403);
    }
  });
}

test('a link alone does not sign out', async ({ page }) => {
  const account = await newAccount({ isAdmin: true });
  await page.goto('/admin/entrar');
  await fillSignIn(page, account);
  await page.goto('/admin/sair');
  await expect(page).toHaveURL('/admin/conta');
  await expectSignedIn(page, account);
});

test.describe('with Supabase away', () => {
  test.use({ expectedConsole: [/status of 503|did not answer/] });

  test('the sign-in says that it is not the password', async ({ page }) => {
    await page.goto(`${siteWithoutDatabase}/admin/entrar`);
    await fillSignIn(page, { email: 'ana@example.com', password: 'qualquer' });
    await expect(page.getByRole('alert')).toContainText('O serviço de acesso não respondeu');
    await expect(page.getByRole('alert')).toContainText('Não é a sua senha');
  });

  test('a page says so, and that nothing is lost', async ({ page, context }) => {
    const { cookies } = await sessionOf(await newAccount({ isAdmin: true }));
    await context.addCookies(cookies);
    const response = await page.goto(`${siteWithoutDatabase}/admin/sitemap`);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A administração não abriu');
  });
});

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
    await page.goto('/admin/seo?dias=90');
    await expectSignedIn(page, account);
    await page.waitForLoadState('networkidle');
    const cookie = there.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const response = await sendForm(request, '/admin/sair', { escopo: 'global' }, { cookie });
    expect(response.headers()['location']).toBe('/admin/entrar?motivo=saiu-de-todos');
    await page.reload();
    await expect(page.getByRole('main').getByRole('status')).toContainText('Sua sessão terminou.');
    await fillSignIn(page, account);
    await expect(page).toHaveURL('/admin/seo?dias=90');
  });

  test('ends here alone with "Sair" of the menu', async ({ page, context, browser }) => {
    const account = await newAccount({ isAdmin: true });
    const other = await browser.newPage({
      baseURL: environment('SITE_URL'),
      storageState: await sessionOf(account),
    });
    await context.addCookies((await sessionOf(account)).cookies);
    await page.goto('/admin/sitemap');
    const menu = page.getByRole('button', { name: account.email });
    await expect(menu).toBeEnabled();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Você saiu.');
    expect((await context.cookies()).filter(({ name }) => name.startsWith(sessionCookie))).toEqual(
      [],
    );
    await other.goto('/admin/sitemap');
    await expectSignedIn(other, account);
    await other.close();
  });

  test('whose token is about to end is renewed, and the cookie with it', async ({
    page,
    context,
  }) => {
    const account = await newAccount({ isAdmin: true });
    const json = sessionJson((await sessionOf(account)).cookies);
    const old = json.replace(
      /"expires_at":\d+/,
      `"expires_at":${Math.floor(Date.now() / 1000) + 20}`,
    );
    expect(old).not.toBe(json);
    await context.addCookies([
      {
        name: sessionCookie,
        value: `base64-${Buffer.from(old).toString('base64url')}`,
        url: environment('SITE_URL'),
      },
    ]);
    await page.goto('/admin/sitemap');
    await expectSignedIn(page, account);
    const now = sessionJson(await context.cookies());
    expect(refreshToken(now)).toBeDefined();
    expect(refreshToken(now)).not.toBe(refreshToken(json));
  });

  test('that cannot be renewed is removed, and the sign-in says so', async ({ page, context }) => {
    const account = await newAccount({ isAdmin: true });
    const json = sessionJson((await sessionOf(account)).cookies)
      .replace(/"expires_at":\d+/, '"expires_at":1700000000')
      .replace(/"refresh_token":"[^"]+"/, '"refresh_token":"nunca-existiu"');
    await context.addCookies([
      {
        name: sessionCookie,
        value: `base64-${Buffer.from(json).toString('base64url')}`,
        url: environment('SITE_URL'),
      },
    ]);
    await page.goto('/admin/sitemap');
    await expect(page.getByRole('main').getByRole('status')).toContainText('Sua sessão terminou.');
    expect((await context.cookies()).filter(({ name }) => name.startsWith(sessionCookie))).toEqual(
      [],
    );
  });

  test('of an account that is no longer admin says so', async ({ page, context }) => {
    const account = await newAccount({ isAdmin: true });
    await context.addCookies((await sessionOf(account)).cookies);
    await page.goto('/admin/sitemap');
    await expectSignedIn(page, account);
    const { data } = await supabase
      .from('admins')
      .select('user_id')
      .order('created_at', { ascending: false })
      .limit(1)
      .single()
      .throwOnError();
    await supabase.from('admins').delete().eq('user_id', data.user_id).throwOnError();
    await page.reload();
    await expect(page).toHaveURL(/\/admin\/entrar/);
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'não tem acesso à administração',
    );
  });
});

/** The code of the newest e-mail to an address. */
async function codeFor(email: string): Promise<string> {
  const folder = environment('MAIL_FOLDER');
  let code: string | undefined;
  await expect(async () => {
    const texts = await Promise.all(
      (await readdir(folder)).toSorted().map((name) => readFile(join(folder, name), 'utf8')),
    );
    const mine = texts.findLast((text) => text.includes(`To: ${email} `)) ?? '';
    code = /\/admin\/senha\?codigo=([^"]+)"/.exec(mine)?.[1];
    expect(code).toBeDefined();
  }).toPass();
  return code ?? '';
}

test.describe('a new password', () => {
  const fresh = 'uma frase bem longa 1';

  test('needs the old one, 12 characters and the same twice', async ({ page, context }) => {
    const account = await newAccount({ isAdmin: true });
    await context.addCookies((await sessionOf(account)).cookies);
    const other = await sessionOf(account);
    const change = async (atual: string, nova: string, repetida: string) => {
      await page.goto('/admin/conta');
      const form = page.locator('form[action="/admin/conta"]');
      await form.evaluate((element) => element.setAttribute('novalidate', ''));
      await page.getByLabel('Senha atual').fill(atual);
      await page.getByLabel('Nova senha', { exact: true }).fill(nova);
      await page.getByLabel('Repita a nova senha').fill(repetida);
      await page.getByRole('button', { name: 'Trocar a senha' }).click();
    };
    await change('outra', fresh, fresh);
    await expect(page.getByText('A senha atual não está certa.')).toBeVisible();
    await change(account.password, 'curta', 'curta');
    await expect(page.getByText('A nova senha deve ter pelo menos 12 caracteres.')).toBeVisible();
    await change(account.password, fresh, `${fresh}2`);
    await expect(page.getByText('As duas senhas não são iguais.')).toBeVisible();
    await change(account.password, account.password, account.password);
    await expect(page.getByText('A nova senha deve ser diferente da atual.')).toBeVisible();
    await change(account.password, fresh, fresh);
    await expect(page.getByRole('main').getByRole('status')).toContainText('A senha foi trocada.');

    const cookie = other.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const page2 = await context.request.get('/admin/sitemap', {
      maxRedirects: 0,
      headers: { cookie },
    });
    expect(page2.headers()['location']).toContain('motivo=expirou');
    const old = await sendForm(context.request, '/admin/entrar', {
      email: account.email,
      senha: account.password,
    });
    expect(old.status()).toBe(401);
    await sessionOf({ ...account, password: fresh });
  });
  test.use({ expectedConsole: [/status of 4\d\d/] });

  test('comes by e-mail for who forgot the old one, once', async ({ page, context }) => {
    const account = await newAccount({ isAdmin: true });
    const other = await sessionOf(account);
    await page.goto('/admin/entrar');
    await page.getByRole('link', { name: 'Esqueci a senha' }).click();
    await page.getByLabel('E-mail').fill(account.email);
    await page.getByRole('button', { name: 'Enviar o link' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'Se esse e-mail tem uma conta',
    );

    const link = `/admin/senha?codigo=${await codeFor(account.email)}`;
    // A program that opens links in e-mails does not use it up.
    await context.request.get(link);
    const choose = async (nova: string, repetida: string) => {
      await page.goto(link);
      await page.getByLabel('Nova senha', { exact: true }).fill(nova);
      await page.getByLabel('Repita a nova senha').fill(repetida);
      await page.getByRole('button', { name: 'Salvar e entrar' }).click();
    };
    await choose(fresh, `${fresh}2`);
    await expect(page.getByText('As duas senhas não são iguais.')).toBeVisible();
    await choose(fresh, fresh);
    await expect(page.getByRole('main').getByRole('status')).toContainText('A senha foi trocada.');
    await expectSignedIn(page, account);
    const cookie = other.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const elsewhere = await context.request.get('/admin/sitemap', {
      maxRedirects: 0,
      headers: { cookie },
    });
    expect(elsewhere.status()).toBe(307);
    await choose(`${fresh} outra`, `${fresh} outra`);
    await expect(page.getByRole('alert')).toContainText('Este link não vale mais');
    await sessionOf({ ...account, password: fresh });
  });

  test('an unknown e-mail gets the same answer, and requests are limited', async ({ request }) => {
    const headers = newAddress();
    const ask = (email: string) => sendForm(request, '/admin/senha', { email }, headers);
    const { email } = await newAccount({ isAdmin: true });
    const [known, unknown] = [await ask(email), await ask('ninguem@example.com')];
    expect([known.status(), unknown.status()]).toEqual([303, 303]);
    expect(unknown.headers()['location']).toBe(known.headers()['location']);
    await ask(email);
    await ask(email);
    expect((await ask(email)).status()).toBe(429);
  });
});

test('nothing of the sign-in is kept by a cache or a search engine', async ({ request }) => {
  for (const path of ['/admin/entrar', '/admin/senha', '/admin/senha?codigo=abc']) {
    const response = await request.get(path);
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(await response.text()).toContain('<meta name="robots" content="noindex, follow"');
  }
});

test('a broken answer of Supabase is no wrong password', async ({ request }) => {
  await failSupabase('auth', { kind: 'status', status: 500, body: { message: 'boom' } });
  const response = await request.post(`${siteWithFaults}/admin/entrar`, {
    form: { email: 'ana@example.com', senha: 'x' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status()).toBe(503);
  expect(await response.text()).not.toContain('boom');
  await mendAll();
});

test('a limit of Supabase’s own is told as one', async ({ request }) => {
  await failSupabase('auth', {
    kind: 'status',
    status: 429,
    body: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
  });
  const response = await request.post(`${siteWithFaults}/admin/entrar`, {
    form: { email: 'ana@example.com', senha: 'x' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status()).toBe(429);
  expect(await response.text()).toContain('Tentativas demais.');
  await mendAll();
});

test.describe('signing out with Supabase away', () => {
  test.use({ expectedConsole: [/status of 50\d/] });

  test('still makes this browser forget the session', async ({ page, context }) => {
    await context.addCookies((await sessionOf(await newAccount({ isAdmin: true }))).cookies);
    await page.goto(`${siteWithFaults}/admin/conta`);
    // Calls of the page itself must not take the fault.
    await page.waitForLoadState('networkidle');
    await failSupabase('auth', { kind: 'status', status: 503, body: {} });
    await page.getByRole('button', { name: 'Sair daqui' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Você saiu.');
    expect((await context.cookies()).filter(({ name }) => name.startsWith(sessionCookie))).toEqual(
      [],
    );
    await mendAll();
  });

  test('everywhere says that it was not done', async ({ page, context }) => {
    await context.addCookies((await sessionOf(await newAccount({ isAdmin: true }))).cookies);
    await page.goto(`${siteWithFaults}/admin/conta`);
    // Calls of the page itself must not take the fault.
    await page.waitForLoadState('networkidle');
    await failSupabase('auth', { kind: 'status', status: 503, body: {} });
    await page.getByRole('button', { name: 'Sair de todos os aparelhos' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'a sessão continua aberta',
    );
    await mendAll();
  });
});
