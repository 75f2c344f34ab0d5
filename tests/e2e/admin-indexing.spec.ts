import type { Page } from '@playwright/test';
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

  // The words for each end are a table of app/admin/operations/toasts.test.ts.
  test('that finds something says what, in the colour of its weight; that fails, how it failed', async ({
    page,
  }) => {
    await open(page, `${siteWithFaults}/admin/sitemap`);
    for (const [mark, title, type] of [
      ['🚨', 'Problemas encontrados', 'error'],
      ['⚠️', 'Avisos encontrados', 'warning'],
    ] as const) {
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
      await diagnose(page);
      await expect(toast(page, title)).toContainText('Publique.');
      await expect(toast(page, title)).toHaveAttribute('data-type', type);
    }
    for (const [fault, description] of [
      [
        { kind: 'status', status: 404, body: { message: 'Requested function was not found' } },
        'Edge function sitemap-status não encontrada ou com erro',
      ],
      [{ kind: 'cut' }, 'Erro de conectividade com o Supabase'],
      // An answer that nobody expects.
      [
        { kind: 'status', status: 200, body: { something: 'else' } },
        'Erro ao verificar status do sitemap',
      ],
    ] as const) {
      await failSupabase('sitemap-status', ...always(fault));
      await diagnose(page);
      const ending = toast(page, description);
      await expect(ending).toContainText('Erro no Diagnóstico');
      await expect(ending).toHaveAttribute('data-type', 'error');
      await expect(page.getByRole('region', { name: 'Status do sitemap' })).toContainText(
        description,
      );
    }
  });
});

async function forceIndexing(page: Page) {
  await button(page, 'Forçar indexação').click();
  const dialog = page.getByRole('alertdialog', { name: 'Forçar a indexação agora?' });
  await dialog.getByRole('button', { name: 'Forçar indexação' }).click();
  await expect(dialog).toBeHidden();
}

test.describe('forced indexing', () => {
  test('asks first, does nothing with "Cancelar" and Escape, and says that it did all it could and what is left', async ({
    page,
  }) => {
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
    await open(page, `${siteWithFaults}/admin/sitemap`);
    // The page itself asks for the sitemap when it opens.
    await failSupabase('generate-sitemap', broken);
    await forceIndexing(page);
    await expect(toast(page, 'Processo Concluído com Sucesso')).toBeVisible({ timeout: 60_000 });
    await page.getByText('Ver o resultado').click();
    await expect(page.getByText('Falha na validação prévia do sitemap')).toBeHidden();
  });

  test('goes on even when that check fails twice, and says so in the result', async ({ page }) => {
    const broken = { kind: 'status', status: 500, body: {} } as const;
    await open(page, `${siteWithFaults}/admin/sitemap`);
    // The page itself asks for the sitemap when it opens.
    await failSupabase('generate-sitemap', broken, broken);
    await forceIndexing(page);
    await expect(toast(page, 'Processo Concluído com Sucesso')).toBeVisible({ timeout: 60_000 });
    await page.getByText('Ver o resultado').click();
    await expect(page.getByText('Falha na validação prévia do sitemap')).toBeVisible();
  });

  test('whose function fails says how it failed', async ({ page }) => {
    await open(page, `${siteWithFaults}/admin/sitemap`);
    const broken = { kind: 'status', status: 500, body: {} } as const;
    for (const [force, description] of [
      [
        { kind: 'status', status: 404, body: {} },
        'Edge function force-google-indexing não encontrada ou com erro',
      ],
      [{ kind: 'cut' }, 'Erro de conectividade com o Supabase'],
      // An answer that nobody expects.
      [{ kind: 'status', status: 200, body: {} }, 'Erro ao forçar a indexação'],
    ] as const) {
      await failSupabase('force-google-indexing', ...always(force));
      await forceIndexing(page);
      const ending = toast(page, description);
      await expect(ending).toContainText('Erro na Indexação');
      await expect(ending).toHaveAttribute('data-type', 'error');
    }
    // It fails as the check before it did.
    await failSupabase('force-google-indexing', ...always(broken));
    await failSupabase('generate-sitemap', ...always(broken));
    await forceIndexing(page);
    const ending = toast(page, 'Falha na validação prévia do sitemap');
    await expect(ending).toContainText('Erro na Indexação');
    await expect(ending).toHaveAttribute('data-type', 'error');
  });
});
