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

async function forceIndexing(page: Page) {
  await button(page, 'Forçar indexação').click();
  const dialog = page.getByRole('alertdialog', { name: 'Forçar a indexação agora?' });
  await dialog.getByRole('button', { name: 'Forçar indexação' }).click();
  await expect(dialog).toBeHidden();
}

const broken = { kind: 'status', status: 500, body: {} } as const;

test('the diagnosis and forced indexing do what they can, and say what they did and what is left', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await open(page, `${siteWithFaults}/admin/sitemap`);

  await test.step('a diagnosis that finds all well says so with the number of URLs', async () => {
    await expect(page.getByText('Nenhum diagnóstico ainda')).toBeVisible();
    await diagnose(page);
    const ending = toast(page, 'Status verificado');
    await expect(ending).toContainText('30 URLs');
    await expect(ending).toHaveAttribute('data-type', 'success');
    const panel = page.getByRole('region', { name: 'Status do sitemap' });
    await expect(panel.getByText('30 URLs', { exact: true })).toHaveCount(2);
    await expect(panel).toContainText('Os dois sitemaps estão em ordem.');
  });

  await test.step('forced indexing asks first, and does nothing with "Cancelar" and Escape', async () => {
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
    const { data } = await supabase.from('admin_runs').select('operation').throwOnError();
    expect(data).toEqual([{ operation: 'sitemap-status' }]);
  });

  await test.step('it tries the sitemap’s check again after a second, and goes on', async () => {
    // Only now: the page itself asks for the sitemap when it opens.
    await failSupabase('generate-sitemap', broken);
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
    await expect(page.getByText('Falha na validação prévia do sitemap')).toBeHidden();
  });

  await test.step('it goes on even when that check fails twice, says so in the result, and that it did a part', async () => {
    await failService('sitemaps', ...always({ kind: 'status', status: 403, body: {} }));
    await failService(
      'inspect',
      ...Array.from({ length: 90 }, () => ({ kind: 'status', status: 429, body: {} }) as const),
    );
    await failSupabase('generate-sitemap', ...always(broken));
    await forceIndexing(page);
    const ending = toast(page, 'Processo Concluído Parcialmente');
    await expect(ending).toContainText('1/3 ações automáticas bem-sucedidas', { timeout: 60_000 });
    await expect(ending).not.toContainText('manuais');
    await expect(ending).toHaveAttribute('data-type', 'error');
    await page.getByText('Ver o resultado').click();
    await expect(page.getByText('Falha na validação prévia do sitemap')).toBeVisible();
  });
});

// The words for each end are a table of app/admin/operations/toasts.test.ts.
test('a diagnosis that finds something says what, in the colour of its weight; what fails says how, and can be started again', async ({
  page,
}) => {
  await open(page, `${siteWithFaults}/admin/sitemap`);

  for (const [mark, title, type] of [
    ['🚨', 'Problemas encontrados', 'error'],
    ['⚠️', 'Avisos encontrados', 'warning'],
  ] as const) {
    await test.step(title, async () => {
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
    });
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
    await test.step(`the diagnosis: ${description}`, async () => {
      await failSupabase('sitemap-status', ...always(fault));
      await diagnose(page);
      const ending = toast(page, 'Erro no Diagnóstico').filter({ hasText: description });
      await expect(ending).toHaveAttribute('data-type', 'error');
      await expect(page.getByRole('region', { name: 'Status do sitemap' })).toContainText(
        description,
      );
    });
  }

  for (const [fault, description] of [
    [
      { kind: 'status', status: 404, body: {} },
      'Edge function force-google-indexing não encontrada ou com erro',
    ],
    [{ kind: 'cut' }, 'Erro de conectividade com o Supabase'],
    // An answer that nobody expects.
    [{ kind: 'status', status: 200, body: {} }, 'Erro ao forçar a indexação'],
    // It fails as the check before it did.
    [broken, 'Falha na validação prévia do sitemap'],
  ] as const) {
    await test.step(`forced indexing: ${description}`, async () => {
      await failSupabase('force-google-indexing', ...always(fault));
      if (fault === broken) await failSupabase('generate-sitemap', ...always(fault));
      await forceIndexing(page);
      const ending = toast(page, 'Erro na Indexação').filter({ hasText: description });
      await expect(ending).toHaveAttribute('data-type', 'error');
    });
  }

  for (const [fault, description] of [
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
    await test.step(`another operation: ${description}`, async () => {
      await failSupabase('url-audit', ...always(fault));
      await button(page, 'Auditar URLs').click();
      await expect(toast(page, `Erro na auditoria: ${description}`)).toBeVisible();
      await expect(button(page, 'Auditar URLs')).toHaveAttribute('aria-disabled', 'false');
    });
  }
  await expect(toast(page, 'upstream')).toHaveCount(0);
});
