import { AxeBuilder } from '@axe-core/playwright';
import { expect, publicPaths, test } from './site.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const width of [360, 1280]) {
  for (const path of [...publicPaths, '/isto-nao-existe', '/blog/post-que-nao-existe']) {
    test.describe(`${path} at ${width} px`, () => {
      test.use({ expectedConsole: [/the server responded with a status of 404/] });

      test('axe finds no violation', async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        const { violations, passes } = await new AxeBuilder({ page }).withTags(tags).analyze();
        expect(passes.length).toBeGreaterThan(10);
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`),
        ).toEqual([]);
      });
    });
  }
}

test('axe finds no violation in the open menu and an open answer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('main').locator('summary').first().click();
  await page.getByRole('button', { name: /menu/i }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /conteúdo/i });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
