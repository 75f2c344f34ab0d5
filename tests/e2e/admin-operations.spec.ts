import {
  always,
  button,
  emptyReports,
  expect,
  failService,
  failSupabase,
  mendAll,
  open,
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

const operations = {
  'generate-sitemap': {
    path: '/admin/sitemap',
    button: 'Atualizar sitemap',
    done: 'Sitemap atualizado com sucesso!',
    failed: 'Erro ao atualizar sitemap: ',
  },
  'notify-search-engines': {
    path: '/admin/sitemap',
    button: 'Notificar buscadores',
    done: 'Motores de busca notificados com sucesso!',
    failed: 'Erro ao notificar motores de busca: ',
  },
  'url-audit': {
    path: '/admin/sitemap',
    button: 'Auditar URLs',
    done: 'Auditoria de URLs concluída com sucesso!',
    failed: 'Erro na auditoria: ',
  },
  'google-search-console': {
    path: '/admin/seo',
    button: 'Sincronizar GSC',
    done: 'Dados do Google Search Console sincronizados!',
    failed: 'Erro ao sincronizar GSC: ',
  },
  'advanced-url-monitoring': {
    path: '/admin/seo',
    button: 'Executar Monitoramento',
    done: 'Monitoramento de URLs executado!',
    failed: 'Erro no monitoramento: ',
  },
} as const;

for (const [name, { path, button: label, done }] of Object.entries(operations)) {
  test(`${name}: "${done}"`, async ({ page }) => {
    await open(page, path);
    await button(page, label).click();
    await expect(toast(page, done)).toBeVisible({ timeout: 60_000 });
    await expect(button(page, label)).toHaveAttribute('aria-disabled', 'false');
  });
}

for (const [name, { path, button: label, failed }] of Object.entries(operations)) {
  test(`${name} that a function refuses: "${failed}…"`, async ({ page }) => {
    const message = 'A função diz por quê.';
    await failSupabase(name, {
      kind: 'status',
      status: 500,
      body: { code: 'x', message },
      headers: { 'x-request-id': '1' },
    });
    await open(page, `${siteWithFaults}${path}`);
    await button(page, label).click();
    await expect(toast(page, failed + message)).toBeVisible();
  });

  test(`${name} that cannot be reached: "${failed}…"`, async ({ page }) => {
    await failSupabase(name, ...always({ kind: 'cut' }));
    await open(page, `${siteWithFaults}${path}`);
    await button(page, label).click();
    await expect(toast(page, `${failed}Erro de conectividade com o Supabase`)).toBeVisible();
  });
}

test('what a gateway says, and no function, is not shown to operators', async ({ page }) => {
  await failSupabase('url-audit', {
    kind: 'status',
    status: 504,
    body: { message: 'upstream request timeout at 10.0.0.1' },
  });
  await open(page, `${siteWithFaults}/admin/sitemap`);
  await button(page, 'Auditar URLs').click();
  await expect(toast(page, 'Erro na auditoria: A operação falhou.')).toBeVisible();
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
    await failSupabase('url-audit', { kind: 'wait', milliseconds: 6_000 });
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
    await expect(toast(page, 'Auditoria de URLs concluída com sucesso!')).toBeVisible({
      timeout: 30_000,
    });
    await expect(other.getByRole('progressbar')).toBeHidden();
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
      .insert(
        Object.keys(operations)
          .concat('sitemap-status', 'force-google-indexing')
          .map((operation) => ({ operation })),
      )
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

  test('whose server went away is over after a while, and can be started again', async ({
    page,
  }) => {
    await supabase
      .from('admin_runs')
      .insert({ operation: 'url-audit', started_at: new Date(Date.now() - 300_000).toISOString() })
      .throwOnError();
    await open(page, '/admin/sitemap');
    await expect(button(page, 'Auditar URLs')).toHaveAttribute('aria-disabled', 'false');
    await button(page, 'Auditar URLs').click();
    await expect(toast(page, 'Auditoria de URLs concluída com sucesso!')).toBeVisible({
      timeout: 60_000,
    });
  });
});

test('a finished operation is in the refreshed activity log', async ({ page }) => {
  await open(page, '/admin/sitemap');
  const log = page.getByRole('region', { name: 'Registro de atividades' });
  await expect(log).toContainText('Nenhum log encontrado');
  await button(page, 'Atualizar sitemap').click();
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
