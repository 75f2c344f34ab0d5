import type { Page } from '@playwright/test';
import {
  always,
  button,
  emptyReports,
  expect,
  failService,
  failSupabase,
  mendAll,
  newAccount,
  open,
  sessionOf,
  siteWithFaults,
  supabase,
  test,
  toast,
} from './admin.ts';

test.describe.configure({ mode: 'serial' });

test.beforeEach(async () => {
  await mendAll();
  await emptyReports();
});
test.afterAll(mendAll);

const card = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'Ações' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });

test('a failure stays on its card, with reason, time and person, until the next good run', async ({
  page,
  context,
}) => {
  const account = await newAccount({ isAdmin: true });
  await context.clearCookies();
  await context.addCookies((await sessionOf(account)).cookies);
  const message = 'O site não respondeu às funções.';
  await failSupabase('url-audit', {
    kind: 'status',
    status: 502,
    body: { code: 'x', message },
    headers: { 'x-request-id': '1' },
  });
  await open(page, `${siteWithFaults}/admin/sitemap`);
  await expect(card(page, 'Auditar as páginas')).toContainText('Última vez: ainda não foi feita.');
  await button(page, 'Auditar URLs').click();
  const failure = `Erro na auditoria: ${message}`;
  await expect(toast(page, failure)).toBeVisible();
  await page.reload();
  await expect(card(page, 'Auditar as páginas')).toContainText(failure);
  await expect(card(page, 'Auditar as páginas')).toContainText(
    new RegExp(`Última vez: hoje às \\d\\d:\\d\\d, por ${account.email}\\.`),
  );

  await open(page, '/admin/sitemap');
  await button(page, 'Auditar URLs').click();
  await expect(toast(page, 'Auditoria de URLs concluída com sucesso!')).toBeVisible({
    timeout: 60_000,
  });
  await expect(card(page, 'Auditar as páginas')).not.toContainText(failure);
  await page.reload();
  await expect(card(page, 'Auditar as páginas')).toContainText(
    /por \S+@\S+\.Auditoria de URLs concluída com sucesso!.*páginas? auditada/,
  );

  // A part that was refused: no success, and what it was stands on the card.
  await failService('sitemaps', ...always({ kind: 'status', status: 403, body: {} }));
  await button(page, 'Notificar buscadores').click();
  const inPart = 'Motores de busca notificados só em parte';
  await expect(toast(page, inPart)).toContainText('Google Search Console: ');
  await expect(card(page, 'Avisar os buscadores')).toContainText(inPart);
});

test.describe('without a connection', () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

  test('an operation says so, and does not start by itself later', async ({ page, context }) => {
    await open(page, '/admin/sitemap');
    await context.setOffline(true);
    await button(page, 'Atualizar sitemap').click();
    await expect(toast(page, 'Sem internet neste aparelho.')).toBeVisible();
    await context.setOffline(false);
    await button(page, 'Auditar URLs').click();
    await expect(toast(page, 'Auditoria de URLs concluída com sucesso!')).toBeVisible({
      timeout: 60_000,
    });
    const { data } = await supabase.from('admin_runs').select('operation').throwOnError();
    expect(data).toEqual([{ operation: 'url-audit' }]);

    await context.setOffline(true);
    await page
      .getByRole('navigation', { name: 'Administração' })
      .getByRole('link', { name: 'SEO' })
      .click();
    await expect(page.getByText('Este aparelho não alcançou o site.')).toBeVisible();
    await context.setOffline(false);
  });
});
