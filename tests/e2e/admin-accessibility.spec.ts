import type { Page } from '@playwright/test';
import {
  emptyReports,
  expect,
  failSupabase,
  mendAll,
  newAccount,
  open,
  openWhole,
  releaseSupabase,
  sessionOf,
  siteWithFaults,
  supabase,
  test,
  toast,
} from './admin.ts';
import { expectAccessible, expectAccessibleAtThisWidth } from './axe.ts';
import { expectRoomOnAnyScreen } from './contact-room.ts';
import { idle, openHydrated } from './hydration.ts';
import { adminPages, fillReports, pagesOfReports } from './reports.ts';

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, width } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(width);
}

/** The page that is open, on a phone and on a desk. */
async function expectAccessibleAtAnyWidth(
  page: Page,
  onDesk: typeof expectAccessible,
): Promise<void> {
  for (const [width, expectAllWell] of [
    [360, expectAccessible],
    [1280, onDesk],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await idle(page);
    await expectNoSidewaysScroll(page);
    await expectAllWell(page);
  }
}

/** Pages on which the floating WhatsApp button must lie on nothing that an operator works with. */
const withRoom = new Set([
  '/admin',
  '/admin/seo',
  '/admin/seo?aba=alertas',
  '/admin/sitemap',
  '/admin/conta',
]);

/** Pages of each kind: on a desk axe is asked everything of them, and of the others what another width can break. */
const ofEachKind = new Set([
  ...withRoom,
  '/admin/seo?aba=monitoramento',
  '/admin/buscas',
  '/admin/componentes',
]);

/** What their address asks for is the same with reports and without. */
const sameWhenFilled = new Set([
  '/admin/sitemap?url=/blog/nunca-existiu',
  '/admin/seo?ate=2026-04-30',
]);

for (const [state, paths, prepare] of [
  [
    'with nothing in it',
    pagesOfReports.filter((path) => !sameWhenFilled.has(path)),
    async () => {},
  ],
  ['filled', adminPages, fillReports],
] as const) {
  test.describe(state, () => {
    // The tests only read it.
    test.beforeAll(async () => {
      await mendAll();
      await emptyReports();
      await prepare();
    });

    for (const path of paths) {
      const isWhole = state === 'filled' && ofEachKind.has(path);
      test(`axe finds no violation in ${path}, and a phone needs no sideways scroll`, async ({
        page,
      }) => {
        await openWhole(page, path);
        await expectAccessibleAtAnyWidth(
          page,
          isWhole ? expectAccessible : expectAccessibleAtThisWidth,
        );
        if (state === 'filled' && withRoom.has(path)) await expectRoomOnAnyScreen(page);
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
      await expectAccessibleAtAnyWidth(page, expectAccessibleAtThisWidth);
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
  await expectAccessibleAtAnyWidth(page, expectAccessibleAtThisWidth);
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
    await fillReports();
    await open(page, '/admin/sitemap');
    const field = page.getByLabel('Página ou problema');
    await field.focus();
    await page.keyboard.type('comprido');
    await expect(field).toBeFocused();
    await expect(page.getByText('4 achados')).toBeVisible();
  });
});

test('the page of components draws a control as it is when somebody acts on it', async ({
  page,
}) => {
  await openHydrated(page, '/admin/componentes');
  const drawn = page.getByRole('region', { name: 'Botão principal' }).getByRole('button');
  const looks = () =>
    drawn.evaluateAll((buttons) =>
      buttons.map((button) => {
        const { backgroundColor, outlineStyle, opacity } = getComputedStyle(button);
        return [backgroundColor, outlineStyle, opacity].join(' ');
      }),
    );
  // At rest, pointed at, with the focus, pressed and disabled: five looks.
  await expect.poll(async () => new Set(await looks()).size).toBe(5);
  const [, pointedAt] = await looks();
  await drawn.first().hover();
  await expect.poll(async () => (await looks())[0]).toBe(pointedAt);
});

test('an admin page moves nothing while it comes to life', async ({ page }) => {
  await emptyReports();
  await fillReports();
  // The page carries its styles. The same ones in a file beside them would ask for the font a second time, which comes then.
  const styleSheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styleSheets.push(request.url());
  });
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
    expect(styleSheets, path).toEqual([]);
  }
});

test('axe finds no violation while an operation runs, and in the toast of one that failed', async ({
  page,
}) => {
  await emptyReports();
  await failSupabase('url-audit', { kind: 'hold' });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${siteWithFaults}/admin/sitemap`);
  const audit = page.getByRole('button', { name: 'Auditar URLs' });
  await audit.click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page);
  await releaseSupabase();
  const ending = toast(page, 'Auditoria de URLs concluída');
  await expect(ending).toBeVisible({ timeout: 30_000 });
  // While it fades in, its words are pale.
  await expect(ending).toHaveCSS('opacity', '1');
  await expectAccessible(page);
  await ending.getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(ending).toHaveCount(0);
  await failSupabase('url-audit', { kind: 'status', status: 500, body: {} });
  await audit.click();
  await expect(toast(page, 'Erro na auditoria')).toHaveCSS('opacity', '1');
  await expectAccessible(page);
  await mendAll();
});
