import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  button,
  cookieHeader,
  expect,
  expectSignedIn,
  newAccount,
  newAddress,
  open,
  sendForm,
  sessionOf,
  test,
} from './admin.ts';
import { environment } from './site.ts';

// Each test signs in whom it needs.
test.use({ storageState: { cookies: [], origins: [] } });

/** The link in the newest e-mail to an address. */
async function linkFor(email: string): Promise<string> {
  const folder = environment('MAIL_FOLDER');
  let link: string | undefined;
  await expect(async () => {
    const texts = await Promise.all(
      (await readdir(folder)).toSorted().map((name) => readFile(join(folder, name), 'utf8')),
    );
    const mine = texts.findLast((text) => text.includes(`To: ${email} `)) ?? '';
    link = /(\/admin\/senha\?codigo=[^"]+)"/.exec(mine)?.[1];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

const person = (page: Page, email: string) =>
  page.getByRole('region', { name: 'Com acesso' }).getByRole('listitem').filter({ hasText: email });

test.describe('people', () => {
  test.use({ expectedConsole: [/status of 4\d\d/] });

  test('are invited by e-mail, come in, and go when another one takes their access away', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const owner = await newAccount({ isAdmin: true });
    await context.addCookies((await sessionOf(owner)).cookies);
    const email = `${randomUUID()}@example.com`;
    await open(page, '/admin/sitemap');
    await page.getByRole('button', { name: /abrir menu da conta/ }).click();
    await page.getByRole('menuitem', { name: 'Pessoas' }).click();
    await expect(page).toHaveURL('/admin/pessoas');
    await page.getByLabel('E-mail da pessoa').fill(email);
    await button(page, 'Convidar').click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'o convite foi por e-mail',
    );
    await expect(person(page, email)).toContainText('Ainda não entrou.');
    await expect(page.getByRole('region', { name: 'O que mudou' })).toContainText(
      `${owner.email} deu acesso a ${email}.`,
    );

    const theirs = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      extraHTTPHeaders: newAddress(),
    });
    const invited = await theirs.newPage();
    await invited.goto(await linkFor(email));
    await invited.getByLabel('Nova senha', { exact: true }).fill('uma frase bem longa 1');
    await invited.getByLabel('Repita a nova senha').fill('uma frase bem longa 1');
    await invited.getByRole('button', { name: 'Salvar e entrar' }).click();
    await expectSignedIn(invited, { email, password: '' });
    await open(invited, '/admin/sitemap');

    await page.reload();
    await person(page, email).getByText('Tirar o acesso', { exact: true }).click();
    await expect(person(page, email)).toContainText('Essa pessoa sai da administração');
    await page.getByRole('button', { name: `Sim, tirar o acesso: ${email}` }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'O acesso foi retirado.',
    );
    await expect(person(page, email)).toHaveCount(0);

    await button(invited, 'Atualizar sitemap').click();
    await expect(invited).toHaveURL(/\/admin\/entrar\?.*motivo=sem-acesso/);
    await theirs.close();
  });

  test('who takes the own access away is told before what follows, and is out', async ({
    page,
    context,
  }) => {
    const account = await newAccount({ isAdmin: true });
    await context.addCookies((await sessionOf(account)).cookies);
    await open(page, '/admin/pessoas');
    await page.getByText('Tirar o meu acesso', { exact: true }).click();
    await expect(person(page, account.email)).toContainText('Você sai agora');
    await button(page, 'Sim, tirar o meu acesso').click();
    await expect(page.getByRole('main')).toContainText('O seu acesso foi retirado.');
    await page.goto('/admin/pessoas');
    await expect(page).toHaveURL(/\/admin\/entrar/);
  });

  test('an account that exists becomes an admin; strangers change nothing', async ({ request }) => {
    const owner = await newAccount({ isAdmin: true });
    const member = await newAccount({ isAdmin: false });
    const as = async (account: typeof owner) => cookieHeader((await sessionOf(account)).cookies);
    const invite = (email: string, headers: Record<string, string>) =>
      sendForm(request, '/admin/pessoas', { acao: 'convidar', email }, headers);
    const stranger = await invite(member.email, newAddress());
    expect(stranger.headers()['location']).toContain('/admin/entrar');
    const cookies = await as(owner);
    expect((await invite('ninguém', cookies)).status()).toBe(422);
    // Twice in a row, as with a double press.
    for (const answer of [
      await invite(member.email, cookies),
      await invite(member.email, cookies),
    ]) {
      expect(answer.status()).toBe(303);
    }
    const theirs = await as(member);
    const gone = { acao: 'remover', pessoa: randomUUID() };
    const answer = await sendForm(request, '/admin/pessoas', gone, theirs);
    expect(answer.headers()['location']).toBe('/admin/pessoas?aviso=ja-removida');
  });
});
