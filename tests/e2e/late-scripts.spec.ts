import type { Page } from '@playwright/test';
import { hydrated } from './hydration.ts';
import { articlePaths, expect, test } from './site.ts';

/** The newest one, so that the blog's first page links it. */
const article = articlePaths.at(-1) ?? '';

test.use({ viewport: { width: 360, height: 740 } });

/** Opens a page whose scripts do not arrive before the function it gives is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  // Its words take another room before their font is there, and the browser scrolls with them.
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  return async () => {
    release();
    await page.waitForLoadState('load');
  };
}

async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const path of ['/servicos/pia', article, '/blog?utm_source=whatsapp']) {
  test(`who reads ${path} is not moved when its scripts come late`, async ({ page }) => {
    const releaseScripts = await openWithoutScripts(page, path);
    await scrollDown(page, 1400);
    await releaseScripts();
    expect(await scrollTop(page)).toBe(1400);
  });
}

test('who fills in the form keeps the place, the focus and the words when scripts come late', async ({
  page,
}) => {
  // The keyboard takes half of the screen.
  await page.setViewportSize({ width: 360, height: 370 });
  // The browser scrolls to the field at once, so that it stands still when the scripts come.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const releaseScripts = await openWithoutScripts(page, '/contato');
  const name = page.getByLabel('Nome completo *');
  await name.focus();
  await name.pressSequentially('Ana Lú');
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(0);
  await releaseScripts();
  await page.keyboard.type('c');
  await hydrated(page);
  await expect(name).toBeFocused();
  await page.keyboard.type('ia');
  await expect(name).toHaveValue('Ana Lúcia');
  expect(await scrollTop(page)).toBe(before);
});

test('a reload shows the place where the reader was', async ({ page }) => {
  await page.goto('/servicos/pia');
  await scrollDown(page, 1400);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(1400);
});

test('another page begins at its top, and back leads to where the reader was', async ({ page }) => {
  await page.goto('/blog');
  await scrollDown(page, 1400);
  // Pressed by script, for a mouse would scroll to it first.
  await page.locator(`main a[href="${article}"]`).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(article);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => scrollTop(page)).toBe(1400);
  await page.goForward();
  await expect(page).toHaveURL(article);
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('an address with a part of the page shows that part, by link and by address', async ({
  page,
}) => {
  const services = page.getByRole('heading', { name: 'O que a gente desentope' });
  await page.goto('/#servicos');
  await expect(services).toBeInViewport();
  await page.goto('/servicos/ralo');
  await page.getByRole('main').getByRole('link', { name: 'Serviços' }).click();
  await expect(page).toHaveURL('/#servicos');
  await expect(services).toBeInViewport();
});
