import { expectAccessible } from './axe.ts';
import { openReached } from './hydration.ts';
import { expect, test } from './site.ts';

test('axe finds no violation in the open menu and an open answer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('main').locator('summary').first().click();
  await page.getByRole('button', { name: /menu/i }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // At the page's start the header covers nothing; elsewhere it may leave but a strip of a link to press.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
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
  await openReached(page, '/contato');
  for (const name of ['Nome completo *', 'Telefone/WhatsApp *', 'Descrição do problema *']) {
    await page.getByLabel(name).fill(name.startsWith('Telefone') ? 'x' : ' ');
  }
  await page.getByRole('button', { name: 'Enviar pelo WhatsApp' }).click();
  await expect(page.getByText('Escreva o seu nome.')).toBeVisible();
  await expectAccessible(page);
  for (const name of ['Nome completo *', 'Telefone/WhatsApp *', 'Descrição do problema *']) {
    await page.getByLabel(name).fill('Ana');
  }
  await page.getByRole('button', { name: 'Enviar pelo WhatsApp' }).click();
  await expect(page.getByText('Redirecionando para WhatsApp')).toBeVisible();
  await expectAccessible(page);
});
