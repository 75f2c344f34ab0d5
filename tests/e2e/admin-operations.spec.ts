import type { Page } from '@playwright/test';
import {
  always,
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

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

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

const diagnose = (page: Page) => button(page, 'Diagnóstico completo').click();

test.describe('the diagnosis', () => {
  test('that finds all well says so with the number of URLs', async ({ page }) => {
    await open(page, '/admin/sitemap');
    await expect(page.getByText('Nenhum diagnóstico ainda')).toBeVisible();
    await diagnose(page);
    const ending = toast(page, 'Status verificado');
    await expect(ending).toContainText('30 URLs');
    await expect(ending).toHaveAttribute('data-type', 'success');
    const panel = page.getByRole('region', { name: 'Status do sitemap' });
    await expect(panel.getByText('30 URLs', { exact: true })).toHaveCount(2);
    await expect(panel).toContainText('Os dois sitemaps estão em ordem.');
  });

  for (const [mark, title, type] of [
    ['🚨', 'Problemas encontrados', 'error'],
    ['⚠️', 'Avisos encontrados', 'warning'],
  ] as const) {
    test(`that finds ${mark}: "${title}"`, async ({ page }) => {
      const works = { status: 'success', url_count: 28, message: '28 URLs.' };
      await failSupabase('sitemap-status', {
        kind: 'status',
        status: 200,
        body: {
          sitemap_health: {
            edge_function_test: works,
            public_sitemap_test: works,
            expected_urls: 30,
          },
          recommendations: ['⚠️ Faltam artigos.', `${mark} Publique.`],
          checked_at: '2026-11-21T12:00:00Z',
        },
      });
      await open(page, `${siteWithFaults}/admin/sitemap`);
      await diagnose(page);
      await expect(toast(page, title)).toContainText('Publique.');
      await expect(toast(page, title)).toHaveAttribute('data-type', type);
    });
  }

  for (const [what, fault, description] of [
    [
      'answers non-2xx',
      { kind: 'status', status: 404, body: { message: 'Requested function was not found' } },
      'Edge function sitemap-status não encontrada ou com erro',
    ],
    ['cannot be reached', { kind: 'cut' }, 'Erro de conectividade com o Supabase'],
    [
      'answers what nobody expects',
      { kind: 'status', status: 200, body: { something: 'else' } },
      'Erro ao verificar status do sitemap',
    ],
  ] as const) {
    test(`whose function ${what}: "${description}"`, async ({ page }) => {
      await failSupabase('sitemap-status', ...always(fault));
      await open(page, `${siteWithFaults}/admin/sitemap`);
      await diagnose(page);
      const ending = toast(page, 'Erro no Diagnóstico');
      await expect(ending).toContainText(description);
      await expect(ending).toHaveAttribute('data-type', 'error');
      await expect(page.getByRole('region', { name: 'Status do sitemap' })).toContainText(
        description,
      );
    });
  }
});

async function forceIndexing(page: Page) {
  await button(page, 'Forçar indexação').click();
  const dialog = page.getByRole('alertdialog', { name: 'Forçar a indexação agora?' });
  await dialog.getByRole('button', { name: 'Forçar indexação' }).click();
  await expect(dialog).toBeHidden();
}

test.describe('forced indexing', () => {
  test('asks first, and "Cancelar" and Escape do nothing', async ({ page }) => {
    await open(page, '/admin/sitemap');
    const dialog = page.getByRole('alertdialog');
    for (const leave of [
      () => dialog.getByRole('button', { name: 'Cancelar' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await button(page, 'Forçar indexação').click();
      await expect(dialog).toBeVisible();
      await leave();
      await expect(dialog).toBeHidden();
      await expect(button(page, 'Forçar indexação')).toBeFocused();
    }
    const { data } = await supabase.from('admin_runs').select('id').throwOnError();
    expect(data).toEqual([]);
  });

  test('that did all it could: "Processo Concluído com Sucesso", and what is left to do', async ({
    page,
  }) => {
    await open(page, '/admin/sitemap');
    await forceIndexing(page);
    const ending = toast(page, 'Processo Concluído com Sucesso');
    await expect(ending).toContainText(
      '3/3 ações automáticas bem-sucedidas. 1 ações manuais recomendadas',
      { timeout: 60_000 },
    );
    await expect(ending).toHaveAttribute('data-type', 'success');
    await page.getByText('Ver o resultado').click();
    await expect(page.getByText('/servicos/vaso', { exact: true })).toBeVisible();
    await expect(page.getByText('Solicitar indexação', { exact: false }).first()).toBeVisible();
  });

  test('that did a part: "Processo Concluído Parcialmente"', async ({ page }) => {
    await failService('sitemaps', ...always({ kind: 'status', status: 403, body: {} }));
    await failService(
      'inspect',
      ...Array.from({ length: 90 }, () => ({ kind: 'status', status: 429, body: {} }) as const),
    );
    await open(page, '/admin/sitemap');
    await forceIndexing(page);
    const ending = toast(page, 'Processo Concluído Parcialmente');
    await expect(ending).toContainText('1/3 ações automáticas bem-sucedidas', { timeout: 60_000 });
    await expect(ending).not.toContainText('manuais');
    await expect(ending).toHaveAttribute('data-type', 'error');
  });

  test('tries the sitemap’s check again after a second, and goes on', async ({ page }) => {
    const broken = { kind: 'status', status: 500, body: {} } as const;
    await failSupabase('generate-sitemap', broken);
    await open(page, `${siteWithFaults}/admin/sitemap`);
    await forceIndexing(page);
    await expect(toast(page, 'Processo Concluído com Sucesso')).toBeVisible({ timeout: 60_000 });
    await page.getByText('Ver o resultado').click();
    await expect(page.getByText('Falha na validação prévia do sitemap')).toBeHidden();
  });

  test('goes on even when that check fails twice, and says so in the result', async ({ page }) => {
    const broken = { kind: 'status', status: 500, body: {} } as const;
    await failSupabase('generate-sitemap', broken, broken);
    await open(page, `${siteWithFaults}/admin/sitemap`);
    await forceIndexing(page);
    await expect(toast(page, 'Processo Concluído com Sucesso')).toBeVisible({ timeout: 60_000 });
    await page.getByText('Ver o resultado').click();
    await expect(page.getByText('Falha na validação prévia do sitemap')).toBeVisible();
  });

  for (const [what, faults, description] of [
    [
      'answers non-2xx',
      { force: { kind: 'status', status: 404, body: {} }, check: undefined },
      'Edge function force-google-indexing não encontrada ou com erro',
    ],
    [
      'cannot be reached',
      { force: { kind: 'cut' }, check: undefined },
      'Erro de conectividade com o Supabase',
    ],
    [
      'fails as the check before it did',
      {
        force: { kind: 'status', status: 500, body: {} },
        check: { kind: 'status', status: 500, body: {} },
      },
      'Falha na validação prévia do sitemap',
    ],
    [
      'answers what nobody expects',
      { force: { kind: 'status', status: 200, body: {} }, check: undefined },
      'Erro ao forçar a indexação',
    ],
  ] as const) {
    test(`whose function ${what}: "${description}"`, async ({ page }) => {
      await failSupabase('force-google-indexing', ...always(faults.force));
      if (faults.check !== undefined)
        await failSupabase('generate-sitemap', ...always(faults.check));
      await open(page, `${siteWithFaults}/admin/sitemap`);
      await forceIndexing(page);
      const ending = toast(page, 'Erro na Indexação');
      await expect(ending).toContainText(description);
      await expect(ending).toHaveAttribute('data-type', 'error');
    });
  }
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
