import type { Page } from '@playwright/test';
import { expect, open, test, toast } from './admin.ts';
import { readDocument, textOf } from './document.ts';
import { bringBackPosts, keepPosts } from './posts.ts';

// They take posts away, which every page shows.
test.describe.configure({ mode: 'serial' });

test.afterAll(bringBackPosts);

// Each number of posts is in the tables of app/admin/sitemap-manager/rules.test.ts; with all of them see
// admin-manager.spec.ts.
test('with nine posts the site is well enough, and two pieces of advice stand', async ({
  context,
}) => {
  await keepPosts(9);
  const document = await readDocument(context.request, '/admin/sitemap');
  const numbers = textOf(document, '[aria-label="Números do site"]');
  expect(numbers).toContain('Total de URLs 24 ');
  expect(numbers).toContain('Artigos publicados 9 ');
  expect(numbers).toMatch(/70\/100 ?Bom/);
  expect(numbers).toContain('Alertas ativos 0');
  const { $ } = document;
  const advice = $('#insights li').toArray();
  expect(advice).toHaveLength(2);
  for (const title of ['Poucas URLs no sitemap', 'Publique mais artigos'])
    expect(advice.filter((item) => $(item).text().includes(title))).toHaveLength(1);
});

async function expectAdvice(page: Page, ...titles: string[]): Promise<void> {
  const advice = page.getByRole('region', { name: 'Insights e sugestões' }).getByRole('listitem');
  await expect(advice).toHaveCount(titles.length);
  for (const title of titles) await expect(advice.filter({ hasText: title })).toHaveCount(1);
}

test('with too few posts an operator reads how many are missing and that publishing mends it', async ({
  page,
  context,
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
  const main = textOf(await readDocument(context.request, '/sitemap-test'), 'main');
  expect(main).toContain('insuficiente');
  expect(main).toContain(found);
  expect(main).not.toContain('não respondeu');
});
