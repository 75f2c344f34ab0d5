import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import {
  addAttempts,
  cookieHeader,
  expect,
  expectSignedIn,
  newAccount,
  newAddress,
  sendForm,
  sessionOf,
  test,
  withoutSession,
} from './admin.ts';
import { environment } from './site.ts';

// Nobody is signed in where a test does not say so; tries at the sign-in are counted by address.
test.use({ storageState: { cookies: [], origins: [] }, extraHTTPHeaders: newAddress() });

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
    const fill = async (atual: string, nova: string, repetida: string) => {
      await page.getByLabel('Senha atual').fill(atual);
      await page.getByLabel('Nova senha', { exact: true }).fill(nova);
      await page.getByLabel('Repita a nova senha').fill(repetida);
      await page.getByRole('button', { name: 'Trocar a senha' }).click();
    };
    await page.goto('/admin/conta');
    await fill('outra', fresh, fresh);
    await expect(page.getByText('A senha atual não está certa.')).toBeVisible();
    for (const [nova, repetida, words] of [
      ['curta', 'curta', 'A nova senha deve ter pelo menos 12 caracteres.'],
      [fresh, `${fresh}2`, 'As duas senhas não são iguais.'],
      [account.password, account.password, 'A nova senha deve ser diferente da atual.'],
    ] as const) {
      const form = { atual: account.password, nova, repetida };
      const refused = await sendForm(context.request, '/admin/conta', form);
      expect(refused.status()).toBe(422);
      expect(load(await refused.text())('main').text()).toContain(words);
    }
    await fill(account.password, fresh, fresh);
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
    // The sign-in has a field of that name too.
    await expect(page.getByRole('heading', { name: 'Esqueci a senha' })).toBeVisible();
    await page.getByLabel('E-mail').fill(account.email);
    await page.getByRole('button', { name: 'Enviar o link' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'Se esse e-mail tem uma conta',
    );

    const link = `/admin/senha?codigo=${await codeFor(account.email)}`;
    // A program that opens links in e-mails does not use it up.
    await context.request.get(link);
    const choose = async (nova: string, repetida: string) => {
      await page.getByLabel('Nova senha', { exact: true }).fill(nova);
      await page.getByLabel('Repita a nova senha').fill(repetida);
      await page.getByRole('button', { name: 'Salvar e entrar' }).click();
    };
    await page.goto(link);
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
    const again = await sendForm(context.request, '/admin/senha', {
      codigo: new URL(link, environment('SITE_URL')).searchParams.get('codigo') ?? '',
      nova: `${fresh} outra`,
      repetida: `${fresh} outra`,
    });
    expect(load(await again.text())('[role=alert]').text()).toContain('Este link não vale mais');
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

  test('no inbox is flooded, and a device that has signed in before may still ask', async ({
    request,
  }) => {
    const account = await newAccount({ isAdmin: true });
    const device = cookieHeader(withoutSession(await sessionOf(account)));
    const ask = (headers = {}) =>
      sendForm(request, '/admin/senha', { email: account.email }, { ...newAddress(), ...headers });
    expect((await ask()).status()).toBe(303);
    await addAttempts('senha-conta', 5);
    const refused = await ask();
    expect(refused.status()).toBe(429);
    expect(await refused.text()).toContain('use o link do e-mail mais recente');
    expect((await ask(device)).status()).toBe(303);
  });

  test('is set by who is signed in, however often strangers tried the account', async ({
    request,
    playwright,
    baseURL,
  }) => {
    const account = await newAccount({ isAdmin: true });
    const { cookies } = await sessionOf(account);
    const address = newAddress();
    const wrong = { email: account.email, senha: 'outra' };
    await sendForm(request, '/admin/entrar', wrong, address);
    for (const limit of ['entrar-endereco', 'entrar-par', 'entrar-conta']) {
      await addAttempts(limit, 10_000);
    }
    const form = { atual: account.password, nova: fresh, repetida: fresh };
    const headers = { ...cookieHeader(cookies), ...address };
    const context = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    const response = await sendForm(context, '/admin/conta', form, headers);
    expect(response.headers()['location']).toBe('/admin/conta?aviso=senha');
    await context.dispose();
  });

  test('by e-mail lets nobody in who is no admin', async ({ request }) => {
    const { email } = await newAccount({ isAdmin: false });
    await sendForm(request, '/admin/senha', { email }, newAddress());
    const form = { codigo: await codeFor(email), nova: fresh, repetida: fresh };
    const response = await sendForm(request, '/admin/senha', form);
    expect(response.headers()['location']).toBe('/admin/entrar?motivo=senha-trocada');
    expect(response.headers()['set-cookie']).toBeUndefined();
  });
});
