import type { Page } from '@playwright/test';
import { expect, open, test, toast } from './admin.ts';
import { bringBackPosts, keepPosts } from './posts.ts';

// They take posts away, which every page shows.
test.describe.configure({ mode: 'serial' });

test.afterAll(bringBackPosts);

// Each number of posts is in the tables of app/admin/sitemap-manager/rules.test.ts; with all of them see
// admin-manager.spec.ts.
test('with nine posts the site is well enough, and two pieces of advice stand', async ({
  page,
}) => {
  await keepPosts(9);
  await open(page, '/admin/sitemap');
  const numbers = page.getByRole('list', { name: 'Números do site' });
  await expect(numbers).toContainText('Total de URLs24');
  await expect(numbers).toContainText('Artigos publicados9');
  await expect(numbers).toContainText('70/100Bom');
  await expect(numbers).toContainText('Alertas ativos0');
  await expectAdvice(page, 'Poucas URLs no sitemap', 'Publique mais artigos');
});

async function expectAdvice(page: Page, ...titles: string[]): Promise<void> {
  const advice = page.getByRole('region', { name: 'Insights e sugestões' }).getByRole('listitem');
  await expect(advice).toHaveCount(titles.length);
  for (const title of titles) await expect(advice.filter({ hasText: title })).toHaveCount(1);
}

test('with too few posts an operator reads how many are missing and that publishing mends it', async ({
  page,
}) => {
  await keepPosts(2);
  await open(page, '/admin/sitemap');
  const numbers = page.getByRole('list', { name: 'Números do site' });
  await expect(numbers).toContainText('Total de URLs17');
  await expect(numbers).toContainText('Artigos publicados2');
  await expect(numbers).toContainText('50/100Regular');
  await expect(numbers).toContainText('Alertas ativos21 crítico, 1 alto');
  await expectAdvice(page, 'Poucas URLs no sitemap', 'Conteúdo limitado', 'Publique mais artigos');
  const found =
    'O sitemap tem 17 URLs: faltam 13 artigos para as 30 esperadas. Publique no blog, e cada artigo entra no sitemap assim que sai.';
  await expect(page.getByRole('region', { name: 'Insights e sugestões' })).toContainText(found);
  await page.getByRole('button', { name: 'Diagnóstico completo' }).click();
  await expect(toast(page, 'Problemas encontrados')).toContainText(found);
  const status = page.getByRole('region', { name: 'Status do sitemap' });
  await expect(status).toContainText(found);
  await expect(status).not.toContainText('não respondeu');
  await page.goto('/sitemap-test');
  const main = page.getByRole('main');
  await expect(main).toContainText('insuficiente');
  await expect(main).toContainText(found);
  await expect(main).not.toContainText('não respondeu');
});
