import { load } from 'cheerio';
import {
  addAttempts,
  cookieHeader,
  expect,
  expectSignedIn,
  failSupabase,
  fillSignIn,
  lastLimit,
  mendAll,
  newAccount,
  newAddress,
  sendForm,
  sessionCookie,
  sessionOf,
  siteWithFaults,
  test,
  withoutSession,
} from './admin.ts';
import { siteWithoutDatabase } from './site.ts';

// Nobody is signed in where a test does not say so; tries at the sign-in are counted by address.
test.use({ storageState: { cookies: [], origins: [] }, extraHTTPHeaders: newAddress() });

const wrong = 'E-mail ou senha incorretos.';

test.describe('the sign-in', () => {
  test.use({ expectedConsole: [/status of 422/] });

  test('leads to where the operator was going, also past a form that lacks something, and opens a session that scripts cannot read', async ({
    page,
    context,
  }) => {
    const account = await newAccount({ isAdmin: true });
    await page.goto('/admin/seo?dias=28&aba=alertas');
    await expect(page).toHaveURL(/\/admin\/entrar\?/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entrar na administração');

    await test.step('what is missing is said at its field', async () => {
      await page
        .locator('form')
        .first()
        .evaluate((form) => form.setAttribute('novalidate', ''));
      await fillSignIn(page, { email: 'ana', password: '' });
      await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/nome@exemplo\.com\.br/);
      await expect(page.getByLabel('Senha')).toHaveAccessibleDescription('Escreva a sua senha.');
    });

    await test.step('the page that was asked for opens', async () => {
      await fillSignIn(page, account);
      await expect(page).toHaveURL('/admin/seo?dias=28&aba=alertas');
      await expectSignedIn(page, account);
    });

    await test.step('scripts cannot read the session, and other sites do not send it', async () => {
      const cookies = await context.cookies();
      expect(cookies.map(({ name }) => name)).toContain(sessionCookie);
      for (const cookie of cookies)
        expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      expect(await page.evaluate(() => document.cookie)).not.toContain(sessionCookie);
    });

    await test.step('who is in needs no sign-in', async () => {
      expect(new URL((await context.request.get('/admin/entrar')).url()).pathname).toBe('/admin');
    });
  });
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

// Each kind of address is in the table of app/admin/auth/return-path.test.ts.
test('the sign-in leads to where an operator starts, and never elsewhere', async ({ request }) => {
  const { email, password } = await newAccount({ isAdmin: true });
  const actions: string[] = [];
  for (const path of ['/admin', `/admin/entrar?voltar=${encodeURIComponent('/\\example.com')}`]) {
    const $ = load(await (await request.get(path)).text());
    actions.push($('form[action^="/admin/entrar"]').attr('action') ?? '');
  }
  actions.push(`/admin/entrar?voltar=${encodeURIComponent('/\\example.com')}`);
  for (const action of actions) {
    const response = await sendForm(request, action, { email, senha: password });
    expect([response.status(), response.headers()['location']], action).toEqual([303, '/admin']);
  }
});

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

test('an account that is no admin does not get in, and who is refused gets no cookie, whatever the password', async ({
  request,
}) => {
  const { email, password } = await newAccount({ isAdmin: false });
  for (const [senha, status, words] of [
    ['outra', 401, wrong],
    // The password was right.
    [password, 403, 'não tem acesso à administração'],
  ] as const) {
    const response = await sendForm(request, '/admin/entrar', { email, senha });
    expect(response.status()).toBe(status);
    expect(load(await response.text())('[role=alert]').text()).toContain(words);
    expect(response.headers()['set-cookie']).toBeUndefined();
  }
  expect((await request.get('/admin/sitemap')).url()).toContain('/admin/entrar?');
});

test('tries of an address at one account are limited, and its owner comes in all the same', async ({
  request,
}) => {
  const account = await newAccount({ isAdmin: true });
  const stranger = newAddress();
  const attempt = (senha: string, headers: Record<string, string>) =>
    sendForm(request, '/admin/entrar', { email: account.email.toUpperCase(), senha }, headers);
  expect((await attempt('outra', stranger)).status()).toBe(401);
  await addAttempts('entrar-par', 9);
  const locked = await attempt(account.password, stranger);
  expect(locked.status()).toBe(429);
  expect(await locked.text()).toMatch(/Tentativas demais\. Espere \d+ minutos/);
  await addAttempts('entrar-conta', 10_000);
  expect((await attempt(account.password, newAddress())).status()).toBe(303);
});

test('tries of an address at whatever account are limited', async ({ request }) => {
  const headers = newAddress();
  const attempt = async (email: string) =>
    (await sendForm(request, '/admin/entrar', { email, senha: 'outra' }, headers)).status();
  expect(await attempt('ninguem-1@example.com')).toBe(401);
  await addAttempts('entrar-endereco', 29);
  expect(await attempt('ninguem-2@example.com')).toBe(429);
});

test('a device that has signed in before is counted by itself', async ({ request }) => {
  const account = await newAccount({ isAdmin: true });
  const device = cookieHeader(withoutSession(await sessionOf(account)));
  const address = newAddress();
  const attempt = (senha: string, headers = {}) =>
    sendForm(request, '/admin/entrar', { email: account.email, senha }, { ...address, ...headers });
  expect((await attempt('outra')).status()).toBe(401);
  for (const limit of ['entrar-endereco', 'entrar-par', 'entrar-conta']) {
    await addAttempts(limit, 10_000);
  }
  expect((await attempt(account.password)).status(), 'a stranger beside it').toBe(429);
  expect((await attempt('outra', device)).status()).toBe(401);
  await addAttempts('entrar-aparelho', 9);
  expect((await attempt(account.password, device)).status()).toBe(429);
  await addAttempts('entrar-aparelho', -5);
  expect((await attempt(account.password, device)).status()).toBe(303);
  expect((await lastLimit('entrar-aparelho')).attempts).toBe(0);

  const other = await newAccount({ isAdmin: true });
  const elsewhere = await sendForm(
    request,
    '/admin/entrar',
    { email: other.email, senha: other.password },
    { ...address, ...device },
  );
  expect(elsewhere.status(), 'it is known to one account only').toBe(429);
});

test('ten parallel tries are all answered, one after another; more are turned away uncounted', async ({
  request,
}) => {
  const { email } = await newAccount({ isAdmin: true });
  const attempts = Array.from({ length: 12 }, async () => {
    const form = { email, senha: 'outra' };
    return (await sendForm(request, '/admin/entrar', form, newAddress())).status();
  });
  const statuses = await Promise.all(attempts);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([
    ...Array(10).fill(401),
    429,
    429,
  ]);
  expect((await lastLimit('entrar-conta')).attempts).toBe(10);
});

test('a success forgets the failures before it', async ({ playwright, baseURL }) => {
  const account = await newAccount({ isAdmin: true });
  const address = newAddress();
  const attempt = async (senha: string) => {
    const context = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    const form = { email: account.email, senha };
    const response = await sendForm(context, '/admin/entrar', form, address);
    await context.dispose();
    return response.status();
  };
  expect(await attempt('outra')).toBe(401);
  await addAttempts('entrar-par', 8);
  expect(await attempt(account.password)).toBe(303);
  expect((await lastLimit('entrar-par')).attempts).toBe(0);
  expect((await lastLimit('entrar-conta')).attempts).toBe(1);
  expect(await attempt('outra')).toBe(401);
});

test('an operator is told that someone tries passwords, and what to do', async ({
  page,
  context,
  request,
}) => {
  const account = await newAccount({ isAdmin: true });
  const form = { email: account.email, senha: 'outra' };
  const address = newAddress();
  await sendForm(request, '/admin/entrar', form, address);
  await sendForm(request, '/admin/entrar', form, address);
  await context.addCookies((await sessionOf(account)).cookies);
  const before = await (await context.request.get('/admin/pessoas')).text();
  expect(before).toContain(account.email);
  expect(before, 'two slips are no news').not.toContain('Alguém errou a senha');
  await sendForm(request, '/admin/entrar', form, newAddress());
  await page.goto('/admin/pessoas');
  await expect(page.getByText(/Alguém errou a senha desta conta/)).toContainText(
    '3 vezes nas últimas 24 horas, de 2 endereços da internet',
  );
  await page.getByRole('link', { name: 'Trocar a senha' }).click();
  await expect(page).toHaveURL('/admin/conta');
});

test('no form of the sign-in is taken from another site', async ({ request }) => {
  for (const [path, form] of [
    ['/admin/entrar', { email: 'a@example.com', senha: 'x' }],
    ['/admin/sair', { escopo: 'global' }],
    ['/admin/senha', { email: 'a@example.com' }],
    ['/admin/conta', { atual: 'x', nova: 'y', repetida: 'y' }],
  ] as const) {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://example.com' },
    ]) {
      const response = await request.post(path, { form, maxRedirects: 0, headers });
      expect(response.status(), path).toBe(403);
    }
  }
});

test('with Supabase away the sign-in says that it is not the password, and a page that it did not open', async ({
  request,
}) => {
  const form = { email: 'ana@example.com', senha: 'qualquer' };
  const signIn = await sendForm(request, `${siteWithoutDatabase}/admin/entrar`, form);
  expect(signIn.status()).toBe(503);
  const alert = load(await signIn.text())('[role=alert]').text();
  expect(alert).toContain('O serviço de acesso não respondeu');
  expect(alert).toContain('Não é a sua senha');

  const { cookies } = await sessionOf(await newAccount({ isAdmin: true }));
  const page = await request.get(`${siteWithoutDatabase}/admin/sitemap`, {
    headers: cookieHeader(cookies),
  });
  expect(page.status()).toBe(503);
  expect(load(await page.text())('h1').text()).toBe('A administração não abriu');
});

test('nothing of the sign-in is kept by a cache or a search engine', async ({ request }) => {
  for (const path of ['/admin/entrar', '/admin/senha', '/admin/senha?codigo=abc']) {
    const response = await request.get(path);
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(await response.text()).toContain('<meta name="robots" content="noindex, follow"');
  }
});

test('what Supabase refuses or breaks is told for what it is, and is no attempt', async ({
  request,
}) => {
  const account = await newAccount({ isAdmin: true });
  for (const [what, fault, status, words] of [
    [
      'a broken server',
      { kind: 'status', status: 500, body: { message: 'boom' } },
      503,
      'O serviço de acesso não respondeu',
    ],
    ['a cut connection', { kind: 'cut' }, 503, 'O serviço de acesso não respondeu'],
    [
      'e-mail sign-in turned off',
      { kind: 'status', status: 422, body: { error_code: 'email_provider_disabled', msg: 'boom' } },
      503,
      'o login por e-mail está desligado no Supabase',
    ],
    [
      'an error that nobody foresaw',
      { kind: 'status', status: 400, body: { error_code: 'something_new', msg: 'boom' } },
      503,
      'A entrada não está funcionando, e não é a sua senha.',
    ],
    [
      'a limit of Supabase’s own',
      { kind: 'status', status: 429, body: { error_code: 'over_request_rate_limit', msg: 'boom' } },
      429,
      'Tentativas demais.',
    ],
  ] as const) {
    await test.step(what, async () => {
      await failSupabase('auth', fault);
      const response = await request.post(`${siteWithFaults}/admin/entrar`, {
        form: { email: account.email, senha: account.password },
        headers: { 'sec-fetch-site': 'same-origin', ...newAddress() },
      });
      expect(response.status()).toBe(status);
      const html = await response.text();
      expect(html).toContain(words);
      expect(html).not.toContain('boom');
      expect(html).not.toContain(wrong);
      expect((await lastLimit('entrar-par')).attempts).toBe(0);
      await mendAll();
    });
  }
});
