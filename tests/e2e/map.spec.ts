import type { Page } from '@playwright/test';
import { hydrated } from './hydration.ts';
import { expect, test } from './site.ts';

const google = 'https://www.google.com';

/** Answers for Google, which is on the internet; returns the addresses that were asked. */
async function standInForGoogle(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(`${google}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Mapa</title>' });
  });
  return asked;
}

const footerMap = (page: Page) => page.getByRole('contentinfo').getByText('Ver no mapa');
const frame = (page: Page) => page.getByRole('contentinfo').locator('iframe');

test.describe('the map', () => {
  test.use({ expectedOrigins: [google] });

  test('opens when the visitor agrees, stays allowed, loads only when near, and can be taken back', async ({
    page,
    baseURL,
  }) => {
    const asked = await standInForGoogle(page);
    await page.goto('/sobre');
    await footerMap(page).click();
    await expect(frame(page)).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
    const [cookie, ...others] = await page.context().cookies();
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({
      name: 'mapa',
      value: 'sim',
      domain: new URL(baseURL ?? '').hostname,
      sameSite: 'Lax',
    });

    // On the next page it waits until it is near.
    await page.goto('/bairros/centro');
    await hydrated(page);
    expect(asked).toHaveLength(1);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBe(2);

    await page.goto('/politica-privacidade');
    await expect(page.getByText('O mapa do Google está permitido neste aparelho.')).toBeVisible();
    await page.getByRole('button', { name: 'Retirar a permissão do mapa' }).click();
    await expect(
      page.getByText('O mapa do Google não está permitido neste aparelho.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retirar a permissão do mapa' })).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
    await expect(footerMap(page)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('an agreement given before the page is hydrated is not lost', async ({ page }) => {
    const asked = await standInForGoogle(page);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/sobre', { waitUntil: 'commit' });
    await footerMap(page).click();
    expect(asked).toEqual([]);
    release();
    await expect(frame(page)).toBeVisible();
  });
});

test.describe('the map without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says what to do instead', async ({ page }) => {
    await page.goto('/contato');
    await page.getByRole('main').getByText('Ver no mapa').click();
    await expect(page.getByText('O mapa só abre aqui com JavaScript.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Como Chegar' })).toBeVisible();
  });
});
