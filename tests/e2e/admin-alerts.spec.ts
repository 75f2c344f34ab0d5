import { button, emptyReports, expect, open, supabase, test, toast } from './admin.ts';
import { ago, check, numbers, site, tableOf } from './dashboard.ts';

test.beforeEach(emptyReports);

const path = '/admin/seo';

const alert = (title: string, severity: string, days: number, given: object = {}) => ({
  title,
  description: 'O que houve.',
  url: `${site}/sobre`,
  severity,
  created_at: ago(days),
  ...given,
});

/** The alerts that are open, by their titles. */
async function openTitles(): Promise<string[]> {
  const { data } = await supabase
    .from('seo_alerts')
    .select('title')
    .eq('resolved', false)
    .order('title')
    .throwOnError();
  return data.map(({ title }) => title);
}

test('the banner leads to the alerts that it counts, and each other one can be reached', async ({
  page,
}) => {
  await supabase
    .from('seo_alerts')
    .insert([
      ...Array.from({ length: 25 }, (_, index) => alert(`Baixo ${index}`, 'low', index / 24)),
      alert('Crítico antigo', 'critical', 40),
      alert('Alto antigo', 'high', 30),
    ])
    .throwOnError();
  await open(page, `${path}?dias=28&mostrar=fora&pagina=3`);
  const panel = page.getByRole('tabpanel');
  const titles = panel.getByRole('listitem').locator('p:first-child');
  // Not only those that the tab shows first. The words are a table of app/admin/seo-dashboard/figures.test.ts.
  await expect(
    page.getByText(
      '1 alertas críticos e 1 alertas de alta prioridade precisam de atenção imediata.',
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Ver os alertas' }).click();
  await expect(page.getByRole('tab', { name: 'Alertas' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(`${path}?dias=28&aba=alertas&estado=abertos&gravidade=urgentes`);
  await expect(titles).toHaveText(['CríticoCrítico antigo', 'AltoAlto antigo']);

  // The first view of the tab is the ten newest.
  await panel.getByRole('link', { name: 'Mais novos' }).click();
  await expect(panel).toContainText('Os 10 mais novos, de 27.');
  await expect(titles).toHaveCount(10);
  await expect(titles.first()).toHaveText('BaixoBaixo 0');

  await panel.getByRole('link', { name: 'Todos os abertos' }).click();
  await expect(titles).toHaveCount(20);
  await expect(titles.nth(0)).toHaveText('CríticoCrítico antigo');
  await expect(titles.nth(2)).toHaveText('BaixoBaixo 0');
  await panel.getByRole('link', { name: 'Próxima página' }).click();
  await expect(page).toHaveURL(`${path}?dias=28&aba=alertas&estado=abertos&pagina=2`);
  await expect(titles).toHaveCount(7);
  await panel.getByRole('link', { name: 'Alto', exact: true }).click();
  await expect(titles).toHaveText(['AltoAlto antigo']);
});

test('"Resolver" can be undone, a second press resolves no other, and the focus stays', async ({
  page,
}) => {
  await supabase
    .from('seo_alerts')
    .insert([alert('Primeiro', 'high', 1), alert('Segundo', 'high', 2)])
    .throwOnError();
  await open(page, `${path}?aba=alertas`);
  const first = button(page, 'Resolver: Primeiro');
  await first.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await first.boundingBox()) ?? {};
  const press = () => page.mouse.click(x + width / 2, y + height / 2);
  await press();
  await expect(button(page, 'Resolvido: Primeiro')).toBeFocused();
  await press();
  await expect(page.getByRole('tab', { name: /Alertas/ })).toContainText('1 aberto');
  expect(await openTitles()).toEqual(['Segundo']);

  await button(page, 'Desfazer: Primeiro').click();
  await expect(toast(page, 'Alerta aberto de novo.')).toBeVisible();
  await expect(button(page, 'Resolver: Primeiro')).toBeFocused();
  expect(await openTitles()).toEqual(['Primeiro', 'Segundo']);

  // The toast's way back, and what is over with who and when.
  await button(page, 'Resolver: Segundo').click();
  await expect(button(page, 'Resolvido: Segundo')).toBeVisible();
  await toast(page, /Alerta resolvido!.*Segundo/)
    .getByRole('button', { name: 'Desfazer' })
    .click();
  await expect.poll(openTitles).toEqual(['Primeiro', 'Segundo']);
  await button(page, 'Resolver: Segundo').click();
  await expect(button(page, 'Resolvido: Segundo')).toBeVisible();
  await page.getByRole('link', { name: 'Resolvidos' }).click();
  await expect(page.getByRole('heading', { name: 'Alertas resolvidos' })).toBeVisible();
  await expect(page).toHaveURL(`${path}?aba=alertas&estado=resolvidos`);
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toContainText(
    /Segundo.*Aberto em .*Resolvido em \d\d\/\d\d\/\d{4}, \d\d:\d\d por \S+@example\.com/,
  );
  await button(page, 'Reabrir: Segundo').click();
  await expect(button(page, 'Reaberto: Segundo')).toBeVisible();
  expect(await openTitles()).toEqual(['Primeiro', 'Segundo']);
});

test('what the monitoring closed says so, and is not opened by hand', async ({ page }) => {
  const over = { resolved: true, resolved_at: ago(0), resolved_by_check: true };
  await supabase
    .from('seo_alerts')
    .insert(alert('Site fora do ar', 'critical', 1, { ...over, url: null, rule: 'site_down' }))
    .throwOnError();
  await open(page, `${path}?aba=alertas&estado=resolvidos`);
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toContainText(
    /Site fora do ar.*Resolvido em .* pelo monitoramento/,
  );
  await expect(page.getByRole('button', { name: /^Reabrir/ })).toHaveCount(0);
});

test('broken pages come first, the silent ones are in the chart, and those that left stand apart', async ({
  page,
}) => {
  const slug = 'desentupimento-de-pia-de-cozinha-em-petropolis';
  await supabase
    .from('url_monitoring')
    .insert([
      ...Array.from({ length: 55 }, (_, index) => check(`/pagina-${index + 10}`)),
      check(`/blog/${slug}-no-centro`, { response_time: 900 }),
      check(`/blog/${slug}-em-itaipava`, { response_time: 800 }),
      check('/contato', { status_code: null, response_time: null, issues: ['Página fora do ar'] }),
      check('/zona', { issues: ['Página lenta'] }),
      check('/antiga', { status_code: 404, left_sitemap_at: ago(3) }),
    ])
    .throwOnError();
  await open(page, `${path}?aba=monitoramento`);
  await expect(numbers(page)).toContainText('58 de 59 páginas no ar');
  const list = page.getByRole('region', { name: 'Páginas monitoradas' });
  const links = list.getByRole('link');
  await expect(links).toHaveCount(50);
  await expect(links.nth(0)).toHaveText('/contato');
  await expect(links.nth(1)).toHaveText('/zona');
  const { height, wholeHeight } = await list.evaluate((element) => ({
    height: element.clientHeight,
    wholeHeight: element.scrollHeight,
  }));
  expect(height, 'it scrolls by itself').toBeLessThan(600);
  expect(wholeHeight).toBeGreaterThan(height * 2);
  await page.getByRole('link', { name: 'Próxima página' }).click();
  await expect(links).toHaveCount(9);
  await page.getByRole('link', { name: 'Só com problema (2)' }).click();
  await expect(page).toHaveURL(`${path}?aba=monitoramento&mostrar=problemas`);
  await expect(links).toHaveText(['/contato', '/zona']);
  await page.getByRole('link', { name: 'Fora do sitemap (1)' }).click();
  await expect(list).toContainText(/\/antiga.*Fora do sitemap desde/);

  const title = 'Tempo de resposta e status por página';
  const chart = page.getByRole('region', { name: title, exact: true });
  for (const label of ['× /contato', /…\S*no-centro$/, /…\S*em-itaipava$/]) {
    await expect(chart.locator('svg text').filter({ hasText: label })).toHaveCount(1);
  }
  await expect(chart.locator('.recharts-bar-rectangle path')).toHaveCount(12);
  const table = await tableOf(page, title);
  await expect(table.getByRole('row').nth(1)).toHaveText(/\/contato.*sem resposta/);
  await expect(table).not.toContainText('/antiga');
});
