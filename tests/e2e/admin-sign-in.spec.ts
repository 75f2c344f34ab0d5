import {
  expect,
  expectSignedIn,
  failSupabase,
  fillSignIn,
  mendAll,
  newAccount,
  newAddress,
  sendForm,
  sessionCookie,
  sessionOf,
  siteWithFaults,
  test,
} from './admin.ts';
import { siteWithoutDatabase } from './site.ts';

// Nobody is signed in where a test does not say so.
test.use({ storageState: { cookies: [], origins: [] } });

const wrong = 'E-mail ou senha incorretos.';

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
