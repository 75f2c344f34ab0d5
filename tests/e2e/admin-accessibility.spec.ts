import type { Page } from '@playwright/test';
import {
  emptyReports,
  expect,
  failSupabase,
  mendAll,
  newAccount,
  open,
  openWhole,
  sessionOf,
  siteWithFaults,
  supabase,
  test,
  toast,
} from './admin.ts';
import { expectAccessible } from './axe.ts';
import { idle, openHydrated } from './hydration.ts';
import { htmlProblems } from './nu-html.ts';

const site = 'http://localhost:3000';

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, width } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(width);
}

/** The page that is open, on a phone and on a desk. */
async function expectAccessibleAtAnyWidth(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await idle(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
}

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 24 * 3600 * 1000).toISOString().slice(0, 10);

/** Rows of every kind, long words included. */
async function fill(): Promise<void> {
  const long =
    '/blog/um-endereco-muito-comprido-que-nao-cabe-em-uma-linha-de-celular-de-jeito-nenhum';
  const finding = {
    code: 'title_length',
    url: site + long,
    evidence: '80 caracteres: um título comprido',
    advice: 'O título deve ter de 10 a 75 caracteres.',
  };
  const findings = ['critical', 'high', 'medium', 'low'].map((severity) => ({
    ...finding,
    severity,
  }));
  await supabase
    .from('automation_logs')
    .insert([
      ...['success', 'error', 'partial_success'].map((status) => ({
        type: 'seo_automation',
        status,
        message: 'Uma operação com uma mensagem de tamanho médio.',
      })),
      { type: 'url_audit', status: 'partial_success', message: '30 páginas.', data: { findings } },
    ])
    .throwOnError();
  await supabase
    .from('search_console_data')
    .insert(
      Array.from({ length: 6 }, (_, index) => ({
        date: daysAgo(4 + (index % 3)),
        url: site + (index === 0 ? long : `/pagina-${index}`),
        query: `desentupidora de pia perto de mim agora ${index}`,
        clicks: 1200 * index,
        impressions: 130_000,
        position: 4 + index,
      })),
    )
    .throwOnError();
  await supabase
    .from('url_monitoring')
    .insert([
      {
        url: site + long,
        status_code: 500,
        response_time: 4000,
        issues: ['Página fora do ar', 'Página lenta'],
        core_web_vitals: { lcp: 5000, inp: 300, cls: 0.05 },
      },
      { url: `${site}/`, status_code: 200, response_time: 90, has_structured_data: true },
      { url: `${site}/sobre`, noindex: true },
    ])
    .throwOnError();
  await supabase
    .from('seo_alerts')
    .insert(
      ['critical', 'high', 'medium', 'low'].map((severity) => ({
        title: `Alerta ${severity}`,
        description: 'O que é e o que fazer.',
        url: site + long,
        severity,
      })),
    )
    .throwOnError();
  const entries = [{ location: site + long, lastmod: '2025-01-01' }];
  await supabase
    .from('generated_sitemaps')
    .insert([
      { url_count: 1, entries, generated_at: '2026-01-01T00:00:00Z' },
      { url_count: 2, entries: [{ location: `${site}/`, lastmod: '2025-01-01' }] },
    ])
    .throwOnError();
}

const pages = [
  '/admin',
  '/admin/sitemap',
  '/admin/sitemap?url=/blog/nunca-existiu',
  '/admin/seo',
  '/admin/seo?aba=monitoramento',
  '/admin/seo?aba=alertas',
  '/admin/seo?aba=insights',
  '/admin/seo?ate=2026-04-30',
  '/admin/conta',
  '/admin/conta?aviso=senha',
];

test('the Nu HTML checker finds no error in the admin pages', async ({ page }, testInfo) => {
  test.setTimeout(120_000);
  await emptyReports();
  await fill();
  expect(await htmlProblems(page.request, pages, testInfo)).toEqual([]);
});

for (const [state, prepare] of [
  ['with nothing in it', async () => {}],
  ['filled', fill],
] as const) {
  test.describe(state, () => {
    // The tests only read it.
    test.beforeAll(async () => {
      await mendAll();
      await emptyReports();
      await prepare();
    });

    for (const path of pages) {
      test(`axe finds no violation in ${path}, and a phone needs no sideways scroll`, async ({
        page,
      }) => {
        await openWhole(page, path);
        await expectAccessibleAtAnyWidth(page);
      });
    }
  });
}

test.describe('signed out', () => {
  test.use({
    storageState: { cookies: [], origins: [] },
    expectedConsole: [/status of 4(?:01|10|22)/],
  });

  for (const path of [
    '/admin/entrar?motivo=expirou',
    '/admin/entrar?motivo=sem-acesso',
    '/admin/entrar?motivo=saiu',
    '/admin/senha?aviso=enviado',
    '/admin/senha?codigo=abcdef',
  ]) {
    test(`axe finds no violation in ${path}`, async ({ page }) => {
      await openHydrated(page, path);
      await expectAccessibleAtAnyWidth(page);
    });
  }

  test('axe finds no violation in forms with errors', async ({ page }) => {
    await openHydrated(page, '/admin/entrar');
    await page.getByLabel('E-mail').fill('ana@example.com');
    await page.getByLabel('Senha').fill('x');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await openHydrated(page, '/admin/senha?codigo=abcdef');
    await page.getByLabel('Nova senha', { exact: true }).fill('uma senha bem longa');
    await page.getByLabel('Repita a nova senha').fill('outra senha bem longa');
    await page.keyboard.press('Enter');
    await expect(page.getByText('As duas senhas não são iguais.')).toBeVisible();
    await expectAccessible(page);
  });
});

test('axe finds no violation in the notice of wrong passwords', async ({ page, context }) => {
  const account = await newAccount({ isAdmin: true });
  await context.clearCookies();
  await context.addCookies((await sessionOf(account)).cookies);
  const { email } = account;
  await Promise.all(
    ['a', 'b', 'b'].map((from_address) =>
      supabase.rpc('record_failed_sign_in', { account_email: email, from_address }).throwOnError(),
    ),
  );
  await open(page, '/admin/conta');
  await expect(page.getByText(/Alguém errou a senha desta conta 3 vezes/)).toBeVisible();
  await expectAccessibleAtAnyWidth(page);
});

test.describe('by keyboard', () => {
  test.beforeEach(async () => {
    await mendAll();
    await emptyReports();
  });

  test('the menu opens, moves, and gives the focus back', async ({ page }) => {
    await open(page, '/admin/sitemap');
    const menu = page.getByRole('button', { name: /abrir menu da conta/ });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Minha conta' })).toHaveAttribute(
      'data-highlighted',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/conta');
  });

  test('the tabs follow the arrows and keep the focus', async ({ page }) => {
    await open(page, '/admin/seo');
    await page.getByRole('tab', { name: 'Performance' }).focus();
    for (const [key, name] of [
      ['ArrowRight', 'Monitoramento'],
      ['End', 'Insights'],
      ['ArrowRight', 'Performance'],
    ] as const) {
      await page.keyboard.press(key);
      const tab = page.getByRole('tab', { name });
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(tab).toBeFocused();
    }
    await expect(page).toHaveURL('/admin/seo?aba=performance');
  });

  test('an operation starts, and its dialog keeps the focus inside', async ({ page }) => {
    await open(page, '/admin/sitemap');
    await page.getByRole('button', { name: 'Forçar indexação' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Diagnóstico completo' }).focus();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Status verificado')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Diagnóstico completo' })).toBeFocused();
    await expectAccessible(page);
  });

  test('a filter of the audit keeps what is typed and the focus', async ({ page }) => {
    await fill();
    await open(page, '/admin/sitemap');
    const field = page.getByLabel('Página ou problema');
    await field.focus();
    await page.keyboard.type('comprido');
    await expect(field).toBeFocused();
    await expect(page.getByText('4 achados')).toBeVisible();
  });
});

test('an admin page moves nothing while it comes to life', async ({ page }) => {
  await emptyReports();
  await fill();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = 'value' in entry ? Number(entry.value) : 0;
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) + value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/admin/sitemap', '/admin/seo']) {
    await page.setViewportSize({ width: 360, height: 740 });
    await openWhole(page, path);
    expect(
      Number(await page.evaluate(() => document.documentElement.dataset['shift'] ?? 0)),
    ).toBeLessThan(0.02);
  }
});

test('axe finds no violation while an operation runs, and in the toast of one that failed', async ({
  page,
}) => {
  await emptyReports();
  await failSupabase(
    'url-audit',
    { kind: 'wait', milliseconds: 8_000 },
    { kind: 'status', status: 500, body: {} },
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${siteWithFaults}/admin/sitemap`);
  const audit = page.getByRole('button', { name: 'Auditar URLs' });
  await audit.click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page);
  const ending = toast(page, 'Auditoria de URLs concluída');
  await expect(ending).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await ending.getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(ending).toHaveCount(0);
  await audit.click();
  await expect(toast(page, 'Erro na auditoria')).toBeVisible();
  await expectAccessible(page);
  await mendAll();
});
