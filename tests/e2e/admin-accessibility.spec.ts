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
  whole,
} from './admin.ts';
import { expectAccessible, expectAccessibleAtThisWidth, expectAccessibleInLight } from './axe.ts';
import { expectRoomOnAnyScreen } from './contact-room.ts';
import { idle, openHydrated } from './hydration.ts';
import { fillReports } from './reports.ts';

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, width } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(width);
}

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

interface Looks {
  /** A page of another kind than the others: on a desk too axe is asked everything, not only what a width can break. */
  isWhole?: boolean;
  /** The floating WhatsApp button must lie on nothing that an operator works with. */
  hasRoom?: boolean;
}

/** The page that is open, at the width that it has, then at the other one; in the dark theme once. */
async function expectAccessibleAtAnyWidth(
  page: Page,
  { isWhole = false, hasRoom = false }: Looks = {},
): Promise<void> {
  const isOnPhone = () => page.viewportSize()?.width === phone.width;
  const expectAllWell = async () => {
    await expectNoSidewaysScroll(page);
    if (isOnPhone()) await (isWhole ? expectAccessibleInLight : expectAccessible)(page);
    else await (isWhole ? expectAccessible : expectAccessibleAtThisWidth)(page);
  };
  const other = isOnPhone() ? desk : phone;
  await expectAllWell();
  if (hasRoom) {
    await expectRoomOnAnyScreen(page);
    // What is under the header at the end of the page axe could not see.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
  await page.setViewportSize(other);
  await idle(page);
  await expectAllWell();
}

/** Shows a tab of the SEO page with a key. */
async function pressForTab(page: Page, key: string, name: string): Promise<void> {
  await page.keyboard.press(key);
  const tab = page.getByRole('tab', { name });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeFocused();
  await expect(page.getByRole('tabpanel', { name })).not.toBeEmpty();
  await whole(page);
}

/**
 * Opens an admin page whole. Nothing moves while it comes to life, and it carries its styles: the same ones in a file
 * beside it would ask for the font a second time, which comes then.
 */
async function openStill(page: Page, path: string): Promise<void> {
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
  await openWhole(page, path);
  expect(
    Number(await page.evaluate(() => document.documentElement.dataset['shift'] ?? 0)),
  ).toBeLessThan(0.02);
  expect(styleSheets).toEqual([]);
}

// The pages open on a phone.
test.use({ viewport: phone });

test('with nothing in it axe finds no violation in a page, and a phone needs no sideways scroll', async ({
  page,
}) => {
  await mendAll();
  await emptyReports();
  // The period is one that Google counted wrongly, so that its notice stands there too.
  for (const path of ['/admin', '/admin/buscas', '/admin/sitemap', '/admin/seo?ate=2026-04-30']) {
    await test.step(path, async () => {
      await openWhole(page, path);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
  await page.getByRole('tab', { name: 'Performance' }).focus();
  for (const name of ['Monitoramento', 'Alertas', 'Insights']) {
    await test.step(name, async () => {
      await pressForTab(page, 'ArrowRight', name);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
});

test.describe('filled', () => {
  // The tests only read it.
  test.beforeAll(async () => {
    await mendAll();
    await emptyReports();
    await fillReports();
  });

  for (const [path, openIt, looks] of [
    ['/admin', openStill, { isWhole: true, hasRoom: true }],
    ['/admin/buscas', openStill, { isWhole: true }],
    // What its channels answer comes after it, and may be longer than the place that is held for it.
    ['/admin/avisos', openWhole, {}],
    ['/admin/sitemap?url=/blog/nunca-existiu', openStill, { isWhole: true, hasRoom: true }],
    ['/admin/pessoas?aviso=sem-email', openStill, {}],
  ] as const) {
    test(`axe finds no violation in ${path}, and a phone needs no sideways scroll`, async ({
      page,
    }) => {
      await openIt(page, path);
      await expectAccessibleAtAnyWidth(page, looks);
    });
  }

  test('axe finds no violation in the tabs of /admin/seo, which follow the arrows and keep the focus', async ({
    page,
  }) => {
    await openStill(page, '/admin/seo');
    await expectAccessibleAtAnyWidth(page, { isWhole: true, hasRoom: true });
    await page.getByRole('tab', { name: 'Performance' }).focus();
    for (const [key, name, looks] of [
      ['ArrowRight', 'Monitoramento', { isWhole: true }],
      ['ArrowRight', 'Alertas', { hasRoom: true, isWhole: true }],
      ['End', 'Insights', {}],
    ] as const) {
      await test.step(name, async () => {
        await pressForTab(page, key, name);
        await expectAccessibleAtAnyWidth(page, looks);
      });
    }
    await pressForTab(page, 'ArrowRight', 'Performance');
    await expect(page).toHaveURL('/admin/seo?aba=performance');
  });

  test('axe finds no violation in /admin/conta with what it can say, and a phone needs no sideways scroll', async ({
    page,
    context,
  }) => {
    const account = await newAccount({ isAdmin: true });
    await context.clearCookies();
    await context.addCookies((await sessionOf(account)).cookies);
    const { email } = account;
    await Promise.all(
      ['a', 'b', 'b'].map((from_address) =>
        supabase
          .rpc('record_failed_sign_in', { account_email: email, from_address })
          .throwOnError(),
      ),
    );
    await openStill(page, '/admin/conta?aviso=senha');
    await expect(page.getByText(/Alguém errou a senha desta conta 3 vezes/)).toBeVisible();
    await expect(page.getByText('A senha foi trocada.')).toBeVisible();
    await expectAccessibleAtAnyWidth(page, { isWhole: true, hasRoom: true });
  });

  test('axe finds no violation in /admin/componentes, where a control looks as it does when somebody acts on it', async ({
    page,
  }) => {
    await openStill(page, '/admin/componentes');
    await expectAccessibleAtAnyWidth(page, { isWhole: true });
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
});

test.describe('signed out', () => {
  test.use({
    storageState: { cookies: [], origins: [] },
    expectedConsole: [/status of 4(?:01|10|22)/],
  });

  test('axe finds no violation in the sign-in, whatever it says, and a phone needs no sideways scroll', async ({
    page,
  }) => {
    // After the first one only its notice is new.
    for (const [reason, expectAllWell] of [
      ['expirou', expectAccessible],
      ['sem-acesso', expectAccessibleAtThisWidth],
      ['saiu', expectAccessibleAtThisWidth],
    ] as const) {
      await test.step(reason, async () => {
        await openHydrated(page, `/admin/entrar?motivo=${reason}`);
        await expectNoSidewaysScroll(page);
        await expectAllWell(page);
      });
    }
    await page.getByLabel('E-mail').fill('ana@example.com');
    await page.getByLabel('Senha').fill('x');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessibleAtAnyWidth(page);
  });

  test('axe finds no violation in the pages for who forgot the password, and a phone needs no sideways scroll', async ({
    page,
  }) => {
    await openHydrated(page, '/admin/senha?aviso=enviado');
    await expectAccessibleAtAnyWidth(page);
    await openHydrated(page, '/admin/senha?codigo=abcdef');
    await expectNoSidewaysScroll(page);
    await expectAccessibleAtThisWidth(page);
    await page.getByLabel('Nova senha', { exact: true }).fill('uma senha bem longa');
    await page.getByLabel('Repita a nova senha').fill('outra senha bem longa');
    await page.keyboard.press('Enter');
    await expect(page.getByText('As duas senhas não são iguais.')).toBeVisible();
    await expectAccessibleAtAnyWidth(page);
  });
});

test.describe('by keyboard', () => {
  test('on the sitemap page a filter, an operation and the menu work and keep the focus, and axe finds no violation', async ({
    page,
  }) => {
    await mendAll();
    await emptyReports();
    await fillReports();
    await page.setViewportSize(desk);
    await open(page, '/admin/sitemap');

    await test.step('a filter of the audit keeps what is typed and the focus', async () => {
      const field = page.getByLabel('Página ou problema');
      await field.focus();
      await page.keyboard.type('comprido');
      await expect(field).toBeFocused();
      await expect(page.getByText('4 achados')).toBeVisible();
    });

    await test.step('an operation starts, and its dialog keeps the focus inside', async () => {
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
      await expect(toast(page, 'Status verificado')).toHaveCSS('opacity', '1');
      await expect(page.getByRole('button', { name: 'Diagnóstico completo' })).toBeFocused();
      await expectAccessible(page);
    });

    await test.step('the menu opens, moves, and gives the focus back', async () => {
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
  });
});

test('axe finds no violation while an operation runs, and in the toast of one that failed', async ({
  page,
}) => {
  await emptyReports();
  await failSupabase('url-audit', { kind: 'hold' });
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
  await expectAccessibleAtThisWidth(page);
  await ending.getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(ending).toHaveCount(0);
  await failSupabase('url-audit', { kind: 'status', status: 500, body: {} });
  await audit.click();
  await expect(toast(page, 'Erro na auditoria')).toHaveCSS('opacity', '1');
  await expectAccessible(page);
  await mendAll();
});
