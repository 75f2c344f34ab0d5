import { operationNames } from '#app/admin/operations/run-schema.ts';
import {
  always,
  button,
  emptyReports,
  expect,
  failService,
  failSupabase,
  mendAll,
  open,
  releaseSupabase,
  siteWithFaults,
  supabase,
  test,
  toast,
} from './admin.ts';

// One operation of a kind at a time, whoever starts it: these tests take turns.
test.describe.configure({ mode: 'serial' });

// With buttons that turn, dialogs and toasts that come and go as most operators see them.
test.use({ contextOptions: {} });

test.beforeEach(async () => {
  await mendAll();
  await emptyReports();
});
test.afterAll(mendAll);

test.describe('an operation that takes its time', () => {
  test('shows that it runs, is started once, and outlives the page', async ({ page, context }) => {
    await failSupabase('url-audit', { kind: 'hold' });
    await open(page, `${siteWithFaults}/admin/sitemap`);
    const audit = button(page, 'Auditar URLs');
    await audit.dblclick();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(audit).toHaveAttribute('aria-disabled', 'true');

    // Another tab sees it running, and cannot start it either.
    const other = await context.newPage();
    await open(other, `${siteWithFaults}/admin/sitemap`);
    await expect(other.getByRole('progressbar')).toBeVisible();
    await button(other, 'Auditar URLs').click({ force: true });

    await page.goto(`${siteWithFaults}/sobre`);
    await open(page, `${siteWithFaults}/admin/seo`);
    await releaseSupabase();
    await expect(toast(page, 'Auditoria de URLs concluída com sucesso!')).toBeVisible({
      timeout: 30_000,
    });
    await expect(other.getByRole('progressbar')).toBeHidden();
    await expect(button(other, 'Auditar URLs')).toHaveAttribute('aria-disabled', 'false');
    await expect(toast(other, 'Auditoria')).toBeHidden();
    await expect(other.getByRole('region', { name: 'Última auditoria' })).toContainText(
      'páginas auditadas',
    );
    const { data } = await supabase.from('admin_runs').select('operation').throwOnError();
    expect(data).toEqual([{ operation: 'url-audit' }]);
    await page.reload();
    await expect(button(page, 'Sincronizar GSC')).toBeEnabled();
    await expect(toast(page, 'Auditoria'), 'it is told once').toBeHidden();
    await other.close();
  });

  test('is seen running by whoever opens a page meanwhile', async ({ page }) => {
    await supabase
      .from('admin_runs')
      .insert(operationNames.map((operation) => ({ operation })))
      .throwOnError();
    for (const [path, running] of [
      ['/admin/sitemap', 5],
      ['/admin/seo', 2],
    ] as const) {
      await open(page, path);
      await expect(page.getByRole('progressbar')).toHaveCount(running);
      if (path === '/admin/sitemap')
        await expect(page.getByText(/^Começou hoje às /)).toHaveCount(4);
    }
  });
});

const readRuns = () => supabase.from('admin_runs').select('id').order('id').throwOnError();

test.describe('on one page', () => {
  test.use({ expectedConsole: [/status of 401/] });

  test('a sitemap is generated after a server went away meanwhile, search engines are told, and a session that ended starts nothing', async ({
    page,
    context,
  }) => {
    await supabase
      .from('admin_runs')
      .insert({
        operation: 'generate-sitemap',
        started_at: new Date(Date.now() - 300_000).toISOString(),
      })
      .throwOnError();
    const panel = page.getByRole('region', { name: 'O que mudou no sitemap' });
    const log = page.getByRole('region', { name: 'Registro de atividades' });
    const update = button(page, 'Atualizar sitemap');
    const generate = async () => {
      await update.click();
      await expect(toast(page, 'Sitemap atualizado com sucesso!').first()).toBeVisible();
      await expect(update).toHaveAttribute('aria-disabled', 'false');
    };
    await open(page, '/admin/sitemap');

    await test.step('a generated sitemap is in the log', async () => {
      await expect(update, 'what the server left is over after a while').toHaveAttribute(
        'aria-disabled',
        'false',
      );
      await expect(log).toContainText('Nenhum log encontrado');
      await expect(panel).toContainText('Use “Atualizar sitemap” para gerar o primeiro.');
      await generate();
      await expect(log.getByRole('listitem')).toContainText('Sitemap gerado com 30 URLs.');
      await expect(log.getByText('Sucesso', { exact: true })).toBeVisible();
      await expect(page.getByText(/^Última vez: /).first()).toBeVisible();
      await expect(panel).toContainText('tem 30 URLs');
    });

    await test.step('it is compared with the next', async () => {
      const { data } = await supabase
        .from('generated_sitemaps')
        .select('id, entries')
        .single()
        .throwOnError();
      const entries = Array.isArray(data.entries) ? data.entries : [];
      const gone = { location: 'http://localhost:3000/blog/saiu', lastmod: '2025-01-01' };
      await supabase
        .from('generated_sitemaps')
        .update({ entries: [...entries.slice(1), gone] })
        .eq('id', data.id)
        .throwOnError();
      await generate();
      await expect(panel).toContainText('Entraram (1)');
      await expect(panel).toContainText('Saíram (1)');
      await expect(panel).toContainText('/blog/saiu');
    });

    await test.step('a notification that every service refused is an error, and one that is taken a success', async () => {
      const refused = always({ kind: 'status', status: 403, body: {} } as const);
      await failService('indexnow', ...refused);
      await failService('sitemaps', ...refused);
      await supabase
        .from('indexnow_queue')
        .upsert({ path: '/blog', not_before: '2025-01-01T00:00:00Z' })
        .throwOnError();
      const notify = button(page, 'Notificar buscadores');
      await notify.click();
      await expect(toast(page, /Erro ao notificar motores de busca: IndexNow: /)).toBeVisible();
      await mendAll();
      await expect(notify).toHaveAttribute('aria-disabled', 'false');
      await notify.click();
      await expect(toast(page, 'Motores de busca notificados com sucesso!')).toBeVisible({
        timeout: 60_000,
      });
      await expect(notify).toHaveAttribute('aria-disabled', 'false');
      await supabase.from('indexnow_queue').delete().neq('path', '').throwOnError();
    });

    await test.step('a session that ended meanwhile leads to the sign-in, and nothing is started', async () => {
      const before = (await readRuns()).data;
      await context.clearCookies();
      await update.click();
      await expect(page).toHaveURL(/\/admin\/entrar\?.*voltar=%2Fadmin%2Fsitemap/);
      expect((await readRuns()).data).toEqual(before);
    });
  });
});
