import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { everyPath, expect, test } from './site.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const path of [
  ...everyPath,
  '/sitemap-test',
  '/isto-nao-existe',
  '/blog/post-que-nao-existe',
]) {
  test.describe(path, () => {
    test.use({ expectedConsole: [/the server responded with a status of 404/] });

    test('axe finds no violation on a phone and on a desk', async ({ page }) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        expect(await violations(page)).toEqual([]);
      }
    });
  });
}

async function violations(page: Page): Promise<string[]> {
  const result = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(result.passes.length).toBeGreaterThan(10);
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`);
}

test('axe finds no violation in the open menu and an open answer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('main').locator('summary').first().click();
  await page.getByRole('button', { name: /menu/i }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /conteúdo/i });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('axe finds no violation in a form with errors and after it is sent', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/contato');
  await page.waitForLoadState('networkidle');
  for (const name of ['Nome completo *', 'Telefone/WhatsApp *', 'Descrição do problema *']) {
    await page.getByLabel(name).fill(name.startsWith('Telefone') ? 'x' : ' ');
  }
  await page.getByRole('button', { name: 'Enviar pelo WhatsApp' }).click();
  await expect(page.getByText('Escreva o seu nome.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  for (const name of ['Nome completo *', 'Telefone/WhatsApp *', 'Descrição do problema *']) {
    await page.getByLabel(name).fill('Ana');
  }
  await page.getByRole('button', { name: 'Enviar pelo WhatsApp' }).click();
  await expect(page.getByText('Redirecionando para WhatsApp')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
