import { expect, guidePaths, test } from './site.ts';

const desktop = { width: 1280, height: 800 };

test('a menu leads to other pages, and back', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const [name, path, title] of [
    ['Sobre Nós', '/sobre', /^Sobre Nós/],
    ['Contato', '/contato', /^Contato/],
    ['Blog', '/blog', /^Blog de Desentupimento/],
  ] as const) {
    await header.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await header.getByText('Bairros').click();
  await header.getByRole('link', { name: 'Bingen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desentupimento em Bingen');
  await expect(header.getByRole('link', { name: 'Bingen' })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveTitle(/^Blog de Desentupimento/);
});

test('the Bairros menu closes on Escape and when the focus leaves it', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const toggle = page.getByRole('banner').locator('summary', { hasText: 'Bairros' });
  const link = page.getByRole('banner').getByRole('link', { name: 'Corrêas' });
  await toggle.click();
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await expect(link).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).focus();
  await expect(link).toBeHidden();
});

test('the page under the pointer is fetched before it is asked for', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const fetched = page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/blog' && !request.isNavigationRequest(),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).hover();
  expect((await fetched).headers()['sec-purpose']).toBe('prefetch');
});

test('the trail of a service leads back to the services of the home page', async ({ page }) => {
  await page.goto('/servicos/pia');
  await page.getByRole('main').getByRole('link', { name: 'Serviços' }).click();
  await expect(page).toHaveURL('/#servicos');
  await expect(page.getByRole('heading', { name: 'O que a gente desentope' })).toBeInViewport();
});

test('who wants less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const durations = await page
    .locator('.drawer, summary svg, a')
    .evaluateAll((elements) =>
      elements.map((element) => getComputedStyle(element).transitionProperty),
    );
  expect(new Set(durations)).toEqual(new Set(['none']));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'auto',
  );
});

test('a dark system theme gives light text on a dark page, fields too, and paper stays white', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/contato');
  /** From 0, black, to 255. */
  const brightness = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      const [text = 0, surface = 0] = [color, backgroundColor].map((value) =>
        value.match(/\d+/g)?.reduce((sum, part) => sum + Number(part) / 3, 0),
      );
      return { text, surface };
    });
  for (const selector of ['body', 'input[name=nome]', 'textarea']) {
    const { text, surface } = await brightness(selector);
    expect(text, selector).toBeGreaterThan(200);
    expect(surface, selector).toBeLessThan(60);
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await brightness('body')).toMatchObject({ surface: 255 });
});

test('a printed article has its title, its answer and our number', async ({ page }) => {
  await page.goto('/blog/pia-da-cozinha-entupida-o-que-fazer');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Em resumo' })).toBeVisible();
  await expect(main.getByText(/O telefone é \(\d\d\) /)).toBeVisible();
  await expect(main.getByText('Neste artigo').last()).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('a printed guide has its answers and our number, and no buttons', async ({ page }) => {
  for (const path of guidePaths) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    for (const answer of await main.locator('details > p').all())
      await expect(answer).toBeVisible();
    await expect(main.getByText(/Telefone e WhatsApp: \(\d\d\) /)).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(main.getByText('Solicitar Orçamento').first()).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
});
