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

test.beforeEach(async () => {
  await mendAll();
  await emptyReports();
});
test.afterAll(mendAll);

/** Of the others, the end in success is part of another story: the log, the one that takes its time, the monitoring. */
for (const [path, label, done] of [
  ['/admin/sitemap', 'Notificar buscadores', 'Motores de busca notificados com sucesso!'],
  ['/admin/seo', 'Sincronizar GSC', 'Dados do Google Search Console sincronizados!'],
] as const) {
  test(`"${label}": "${done}"`, async ({ page }) => {
    await open(page, path);
    await button(page, label).click();
    await expect(toast(page, done)).toBeVisible({ timeout: 60_000 });
    await expect(button(page, label)).toHaveAttribute('aria-disabled', 'false');
  });
}

// The words for each operation are a table of app/admin/operations/toasts.test.ts.
test('an operation that fails says why, and can be started again', async ({ page }) => {
  await open(page, `${siteWithFaults}/admin/sitemap`);
  for (const [fault, said] of [
    [
      {
        kind: 'status',
        status: 500,
        body: { code: 'x', message: 'A função diz por quê.' },
        headers: { 'x-request-id': '1' },
      },
      'A função diz por quê.',
    ],
    [{ kind: 'cut' }, 'Erro de conectividade com o Supabase'],
    // What a gateway says, and no function, is not for operators.
    [
      { kind: 'status', status: 504, body: { message: 'upstream request timeout at 10.0.0.1' } },
      'A operação falhou.',
    ],
  ] as const) {
    await failSupabase('url-audit', ...always(fault));
    await button(page, 'Auditar URLs').click();
    await expect(toast(page, `Erro na auditoria: ${said}`)).toBeVisible();
    await expect(button(page, 'Auditar URLs')).toHaveAttribute('aria-disabled', 'false');
  }
  await expect(toast(page, 'upstream')).toHaveCount(0);
});

test('Google’s refusal is told with what to do', async ({ page }) => {
  await failService('query', ...always({ kind: 'status', status: 403, body: {} }));
  await open(page, '/admin/seo');
  await button(page, 'Sincronizar GSC').click();
  await expect(
    toast(page, /Erro ao sincronizar GSC: A conta de serviço não tem acesso/),
  ).toBeVisible();
});

test('a notification that every service refused is an error', async ({ page }) => {
  const refused = always({ kind: 'status', status: 403, body: {} } as const);
  await failService('indexnow', ...refused);
  await failService('sitemaps', ...refused);
  await supabase
    .from('indexnow_queue')
    .upsert({ path: '/blog', not_before: '2025-01-01T00:00:00Z' })
    .throwOnError();
  await open(page, '/admin/sitemap');
  await button(page, 'Notificar buscadores').click();
  await expect(toast(page, /Erro ao notificar motores de busca: IndexNow: /)).toBeVisible();
  await supabase.from('indexnow_queue').delete().neq('path', '').throwOnError();
});

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
      if (path === '/admin/sitemap') await expect(page.getByText(/^Começou em /)).toHaveCount(4);
    }
  });

  test('whose server went away is over after a while, and can be started again', async ({
    page,
  }) => {
    await supabase
      .from('admin_runs')
      .insert({
        operation: 'generate-sitemap',
        started_at: new Date(Date.now() - 300_000).toISOString(),
      })
      .throwOnError();
    await open(page, '/admin/sitemap');
    await expect(button(page, 'Atualizar sitemap')).toHaveAttribute('aria-disabled', 'false');
    await button(page, 'Atualizar sitemap').click();
    await expect(toast(page, 'Sitemap atualizado com sucesso!')).toBeVisible();
  });
});

test('a finished operation is in the refreshed activity log', async ({ page }) => {
  await open(page, '/admin/sitemap');
  const log = page.getByRole('region', { name: 'Registro de atividades' });
  await expect(log).toContainText('Nenhum log encontrado');
  await button(page, 'Atualizar sitemap').click();
  await expect(toast(page, 'Sitemap atualizado com sucesso!')).toBeVisible();
  await expect(button(page, 'Atualizar sitemap')).toHaveAttribute('aria-disabled', 'false');
  await expect(log.getByRole('listitem')).toContainText('Sitemap gerado com 30 URLs.');
  await expect(log.getByText('Sucesso', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Última vez: /).first()).toBeVisible();
});

test('the difference between the last two generated sitemaps', async ({ page }) => {
  const panel = page.getByRole('region', { name: 'O que mudou no sitemap' });
  const generate = async () => {
    await button(page, 'Atualizar sitemap').click();
    await expect(toast(page, 'Sitemap atualizado com sucesso!').first()).toBeVisible();
  };
  await open(page, '/admin/sitemap');
  await expect(panel).toContainText('Use “Atualizar sitemap” para gerar o primeiro.');
  await generate();
  await expect(panel).toContainText('tem 30 URLs');
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

test.describe('a session that ended meanwhile', () => {
  test.use({ expectedConsole: [/status of 401/] });

  test('leads to the sign-in, and nothing is started', async ({ page, context }) => {
    await open(page, '/admin/sitemap');
    await context.clearCookies();
    await button(page, 'Atualizar sitemap').click();
    await expect(page).toHaveURL(/\/admin\/entrar\?.*voltar=%2Fadmin%2Fsitemap/);
    const { data } = await supabase.from('admin_runs').select('id').throwOnError();
    expect(data).toEqual([]);
  });
});
