import { button, emptyReports, expect, haveFigures, mendAll, open, test, toast } from './admin.ts';
import { daysAgo, numbers, tableOf } from './dashboard.ts';

// One operation of a kind at a time, whoever starts it: these tests take turns.
test.describe.configure({ mode: 'serial' });

test.beforeEach(async () => {
  await emptyReports();
  await mendAll();
});

test.afterAll(mendAll);

test('the cards and the day chart show what Google says of the site, however long its history', async ({
  page,
}) => {
  await haveFigures({ history: 100 });
  await open(page, '/admin/seo');
  await button(page, 'Sincronizar GSC').click();
  const end = toast(page, 'Dados do Google Search Console sincronizados!');
  await expect(end).toContainText('100 de 100 dias estão guardados', { timeout: 60_000 });

  // The stand-in's totals of a day, which are not what its pages or queries add up to.
  const [clicks, impressions, position] = [40, 1000, '7,5'];
  const cards = numbers(page).getByRole('listitem');
  await expect(cards.nth(0)).toContainText(`${7 * clicks}`);
  await expect(cards.nth(1)).toContainText(`${(7 * impressions) / 1000}K`);
  await expect(cards.nth(1)).toContainText('CTR médio: 4,0%');
  await expect(cards.nth(2)).toContainText(position);
  const days = (await tableOf(page, 'Cliques e impressões por dia')).locator('tbody tr');
  await expect(days, 'the two that Google counts still besides').toHaveCount(9);
  const newest = daysAgo(1).split('-').toReversed().join('/');
  await expect(days.filter({ hasText: newest })).toContainText('ainda não fechado');
  const pages = page.getByRole('region', { name: 'Principais páginas' }).locator('tbody tr');
  await expect(pages.first()).toContainText(/42.*1,1K/);

  await page.getByRole('link', { name: '90 dias' }).click();
  await expect(cards.nth(0)).toContainText('3,6K');
});

test('an empty answer of Google is told as such, and takes no figure away', async ({ page }) => {
  await open(page, '/admin/seo');
  const sync = button(page, 'Sincronizar GSC');
  await sync.click();
  const cards = numbers(page).getByRole('listitem');
  await expect(cards.nth(0)).toContainText('280', { timeout: 60_000 });
  await haveFigures({ history: 0 });
  await sync.click();
  await expect(toast(page, /não tem nenhum número no Google.*nada foi apagado/)).toBeVisible({
    timeout: 60_000,
  });
  await expect(cards.nth(0)).toContainText('280');
});
