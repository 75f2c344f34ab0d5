import {
  always,
  button,
  emptyReports,
  expect,
  failService,
  haveFigures,
  mendAll,
  open,
  supabase,
  test,
  toast,
} from './admin.ts';
import { ago, daysAgo, numbers, tableOf } from './dashboard.ts';

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

test('the SEO page says how the last synchronisation went, whoever had it done, and an empty answer takes no figure away', async ({
  page,
}) => {
  await supabase
    .from('function_outcomes')
    .insert({
      function: 'google-search-console',
      source: 'schedule',
      status: 'error',
      message: 'O Google não aceitou a chave.',
      last_success_at: ago(3),
    })
    .throwOnError();
  await failService('query', ...always({ kind: 'status', status: 403, body: {} }));
  await open(page, '/admin/seo');
  const main = page.getByRole('main');
  const sync = button(page, 'Sincronizar GSC');

  await test.step('one of the schedule, which failed', async () => {
    await expect(main).toContainText(/Última sincronização: hoje às \d\d:\d\d, pelo agendamento\./);
    await expect(main).toContainText('Erro ao sincronizar GSC: O Google não aceitou a chave.');
    await expect(main).toContainText('Deu certo pela última vez em ');
  });

  await test.step('Google’s refusal is told with what to do', async () => {
    await sync.click();
    await expect(
      toast(page, /Erro ao sincronizar GSC: A conta de serviço não tem acesso/),
    ).toBeVisible();
    await mendAll();
    await expect(sync).toHaveAttribute('aria-disabled', 'false');
  });

  const cards = numbers(page).getByRole('listitem');
  await test.step('its figures are told when it gives them', async () => {
    await sync.click();
    await expect(toast(page, 'Dados do Google Search Console sincronizados!')).toBeVisible({
      timeout: 60_000,
    });
    await expect(main).toContainText(/Última sincronização: hoje às \d\d:\d\d, por \S+@/);
    await expect(main).not.toContainText('Erro ao sincronizar GSC');
    await expect(cards.nth(0)).toContainText('280');
    await expect(sync).toHaveAttribute('aria-disabled', 'false');
  });

  await test.step('an empty answer is told as such', async () => {
    await haveFigures({ history: 0 });
    await sync.click();
    await expect(toast(page, /não tem nenhum número no Google.*nada foi apagado/)).toBeVisible({
      timeout: 60_000,
    });
    await expect(cards.nth(0)).toContainText('280');
  });
});
