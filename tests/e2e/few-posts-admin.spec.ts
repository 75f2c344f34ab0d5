import { expect, open, test, toast } from './admin.ts';
import { bringBackPosts, keepPosts } from './posts.ts';

// They take posts away, which every page shows.
test.describe.configure({ mode: 'serial' });

test.afterAll(bringBackPosts);

for (const [posts, expected] of [
  [
    15,
    {
      urls: 30,
      health: '85/100Excelente',
      alerts: 'Alertas ativos0',
      advice: ['Sitemap completo'],
    },
  ],
  [
    14,
    {
      urls: 29,
      health: '70/100Bom',
      alerts: 'Alertas ativos0',
      advice: ['Poucas URLs no sitemap'],
    },
  ],
  [
    9,
    {
      urls: 24,
      health: '70/100Bom',
      alerts: 'Alertas ativos0',
      advice: ['Poucas URLs no sitemap', 'Publique mais artigos'],
    },
  ],
  [
    4,
    {
      urls: 19,
      health: '50/100Regular',
      alerts: 'Alertas ativos11 crítico, 0 altos',
      advice: ['Poucas URLs no sitemap', 'Conteúdo limitado', 'Publique mais artigos'],
    },
  ],
  [
    2,
    {
      urls: 17,
      health: '50/100Regular',
      alerts: 'Alertas ativos21 crítico, 1 alto',
      advice: ['Poucas URLs no sitemap', 'Conteúdo limitado', 'Publique mais artigos'],
    },
  ],
] as const) {
  test(`with ${posts} posts: ${expected.urls} URLs, ${expected.health}`, async ({ page }) => {
    await keepPosts(posts);
    await open(page, '/admin/sitemap');
    const numbers = page.getByRole('list', { name: 'Números do site' });
    await expect(numbers).toContainText(`Total de URLs${expected.urls}`);
    await expect(numbers).toContainText(`Artigos publicados${posts}`);
    await expect(numbers).toContainText(expected.health);
    await expect(numbers).toContainText(expected.alerts);
    const advice = page.getByRole('region', { name: 'Insights e sugestões' }).getByRole('listitem');
    await expect(advice).toHaveCount(expected.advice.length);
    for (const title of expected.advice)
      await expect(advice.filter({ hasText: title })).toHaveCount(1);
  });
}

test('with too few posts an operator reads how many are missing and that publishing mends it', async ({
  page,
}) => {
  await keepPosts(2);
  await open(page, '/admin/sitemap');
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
