import {
  always,
  emptyReports,
  expect,
  failSupabase,
  mendAll,
  open,
  siteWithFaults,
  supabase,
  test,
  toast,
} from './admin.ts';
import { addFigures, daysAgo, numbers, site, tableOf } from './dashboard.ts';

test.beforeEach(async () => {
  await mendAll();
  await emptyReports();
});

const path = '/admin/seo';

const shown = (date: string) => date.split('-').toReversed().join('/');

async function addAlerts(...severities: string[]): Promise<void> {
  const rows = severities.map((severity, index) => ({
    title: `Alerta ${index + 1}`,
    description: 'Descrição do alerta.',
    url: `${site}/sobre`,
    severity,
    created_at: new Date(Date.now() - index * 60_000).toISOString(),
  }));
  await supabase.from('seo_alerts').insert(rows).throwOnError();
}

test('what was read is not read again: by the browser after the server, nor on return at once', async ({
  page,
}) => {
  // No report gets old meanwhile.
  await page.clock.setFixedTime(new Date());
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_serverFn/')) calls.push(pathname);
  });
  await open(page, path);
  await expect(
    page.getByRole('region', { name: 'Conexões' }).getByRole('listitem'),
  ).not.toHaveCount(0);
  expect(calls, 'the connections alone').toHaveLength(1);
  const desk = page.getByRole('navigation', { name: 'Administração' });
  await desk.getByRole('link', { name: 'Sitemap' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerenciador de sitemap');
  expect(new Set(calls).size, 'the guard and the report besides').toBe(3);
  calls.length = 0;
  await desk.getByRole('link', { name: 'SEO' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Painel de SEO');
  await expect(numbers(page)).toContainText('Total de cliques');
  expect(new Set(calls).size, 'the guard alone').toBe(1);
});

test('between the site’s header and footer stand its buttons and tabs, and without data each says so', async ({
  page,
}) => {
  await open(page, path);
  await expect(page.getByRole('banner')).toContainText('24H');
  await expect(page.getByRole('contentinfo')).toContainText('Contato 24 horas');
  await expect(page.getByRole('tab')).toHaveText([
    'Performance',
    'Monitoramento',
    'Alertas',
    'Insights',
  ]);
  for (const name of ['Sincronizar GSC', 'Executar Monitoramento']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeEnabled();
  }
  await expect(numbers(page).getByText('–', { exact: true })).toHaveCount(4);
  await expect(page.getByText('Nenhum dado do Search Console neste período')).toBeVisible();
  for (const [tab, text] of [
    ['Monitoramento', 'Nenhuma página monitorada ainda'],
    ['Alertas', 'Nenhum alerta aberto'],
    ['Insights', 'Nada a dizer por enquanto'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page).toHaveURL('/admin/seo?aba=insights');
});

// How numbers are shortened is a table of app/admin/seo-dashboard/figures.test.ts.
test('sums, the average CTR and the weighted position of the last seven days', async ({ page }) => {
  await addFigures(
    { date: daysAgo(9), clicks: 1, impressions: 900, position: 10 },
    { date: daysAgo(5), clicks: 19, impressions: 100, position: 1, url: '/sobre' },
    { date: daysAgo(5), clicks: 0, impressions: 100, position: 2, query: '' },
    { date: daysAgo(10), clicks: 500, impressions: 5000 },
    { date: daysAgo(1), clicks: 90, impressions: 90 },
  );
  await open(page, path);
  const cards = numbers(page).getByRole('listitem');
  await expect(cards.nth(0)).toContainText('Total de cliques20');
  await expect(cards.nth(1)).toContainText('Impressões1,1KCTR médio: 1,8%');
  await expect(cards.nth(2)).toContainText('Posição média8,5');
  await page.getByRole('link', { name: '28 dias' }).click();
  await expect(page).toHaveURL(/dias=28/);
  await expect(cards.nth(0)).toContainText('Total de cliques520');
});

test('five top pages and queries, by clicks; what Google withholds has no name', async ({
  page,
}) => {
  await addFigures(
    ...Array.from({ length: 7 }, (_, index) => ({
      date: daysAgo(4),
      url: `/blog/artigo-${index}`,
      query: index === 6 ? '' : `consulta ${index}`,
      clicks: index,
      impressions: 10,
    })),
  );
  await open(page, path);
  const pages = page.getByRole('region', { name: 'Principais páginas' }).locator('tbody tr');
  await expect(pages).toHaveCount(5);
  await expect(pages.first()).toContainText('/blog/artigo-6');
  const queries = page.getByRole('region', { name: 'Principais consultas' }).locator('tbody tr');
  await expect(queries).toHaveCount(5);
  await expect(queries.first()).toContainText(/consulta 5.*5.*10.*50,0%/);
});

test('a chart has gaps where there are no figures, and marks days that are not finished', async ({
  page,
}) => {
  await addFigures(
    { date: daysAgo(7), clicks: 3, impressions: 30 },
    { date: daysAgo(5), clicks: 0, impressions: 12 },
    { date: daysAgo(1), clicks: 1, impressions: 4 },
  );
  await open(page, path);
  const chart = page.getByRole('region', { name: 'Cliques e impressões por dia' });
  await expect(chart.locator('.recharts-line-curve')).toHaveCount(2);
  await expect(chart.locator('.recharts-reference-area')).toHaveCount(1);
  await expect(chart.locator('.recharts-line-dots circle')).toHaveCount(6);
  const table = await tableOf(page, 'Cliques e impressões por dia');
  const row = (days: number) => table.getByRole('row').filter({ hasText: shown(daysAgo(days)) });
  await expect(table.locator('tbody tr')).toHaveCount(9);
  await expect(row(7)).toContainText(/3.*30/);
  await expect(row(6)).toContainText('sem dados');
  await expect(row(6)).not.toContainText('ainda não fechado');
  await expect(row(5)).toContainText(/0.*12/);
  await expect(row(2)).toContainText(/sem dados.*ainda não fechado/);
  await expect(row(1)).toContainText(/1.*4.*ainda não fechado/);
});

test('the days that Google over-counted are marked, and raise no alarm', async ({ page }) => {
  await addFigures(
    { date: '2026-04-26', clicks: 1, impressions: 90_000, url: '/sobre' },
    { date: '2026-04-27', clicks: 1, impressions: 90_000, url: '/sobre' },
    { date: '2026-04-28', clicks: 1, impressions: 10, url: '/sobre' },
    ...['2026-04-29', '2026-04-30', '2026-05-01'].map((date) => ({
      date,
      clicks: 1,
      impressions: 10,
    })),
  );
  await open(page, `${path}?ate=2026-04-30`);
  await expect(
    page.getByText('De 13/05/2025 a 27/04/2026 o Google contou impressões demais.'),
  ).toBeVisible();
  const chart = page.getByRole('region', { name: 'Cliques e impressões por dia' });
  await expect(chart.locator('.recharts-reference-area')).toHaveCount(1);
  await expect(chart).toContainText('Faixa escura: dias em que o Google contou impressões demais.');
  const table = await tableOf(page, 'Cliques e impressões por dia');
  await expect(table.getByRole('row').filter({ hasText: '27/04/2026' })).toContainText(
    'impressões contadas a mais',
  );
  await expect(table.getByRole('row').filter({ hasText: '28/04/2026' })).not.toContainText(
    'a mais',
  );
  await page.getByRole('tab', { name: 'Insights' }).click();
  const insights = page.getByRole('tabpanel');
  await expect(insights).not.toContainText('aparece muito e é pouco clicada');
  await expect(insights).not.toContainText('menos no Google');
});

const sevenDays = (from: number, impressions: number) =>
  Array.from({ length: 7 }, (_, index) => ({
    date: daysAgo(from + index),
    clicks: 1,
    impressions,
  }));

test('a fall of impressions in trustworthy days is told', async ({ page }) => {
  await addFigures(...sevenDays(3, 10), ...sevenDays(10, 100));
  await open(page, `${path}?aba=insights`);
  await expect(page.getByRole('tabpanel')).toContainText('O site apareceu 90% menos no Google');
});

test.describe('the window', () => {
  test('is part of the address, which may be wrong, and goes back and forth', async ({ page }) => {
    const period = page.getByRole('navigation', { name: 'Período' });
    for (const [search, current, first] of [
      ['?dias=90', '90 dias', 92],
      ['?dias=13&ate=2026-02-31', '7 dias', 9],
    ] as const) {
      await open(page, path + search);
      await expect(period.locator('[aria-current=true]')).toHaveText(current);
      await expect(period).toContainText(`${shown(daysAgo(first))} a ${shown(daysAgo(3))}`);
    }
    await expect(period.getByRole('link', { name: 'Próximo período' })).toHaveCount(0);
    await period.getByRole('link', { name: 'Período anterior' }).click();
    await expect(period).toContainText(`${shown(daysAgo(16))} a ${shown(daysAgo(10))}`);
    await period.getByRole('link', { name: 'Próximo período' }).click();
    await expect(period).toContainText(`${shown(daysAgo(9))} a ${shown(daysAgo(3))}`);
  });
});

// The words of the banner are a table of app/admin/seo-dashboard/figures.test.ts.
test.describe('the banner', () => {
  test('counts all that are open, not only those in the list, and leads there', async ({
    page,
  }) => {
    await addAlerts('high', 'medium', ...Array.from({ length: 12 }, () => 'critical'));
    await open(page, path);
    await expect(
      page.getByText(
        '12 alertas críticos e 1 alertas de alta prioridade precisam de atenção imediata.',
      ),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Ver os alertas' }).click();
    const tab = page.getByRole('tab', { name: 'Alertas' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tabpanel').getByRole('link', { name: 'Mais novos' }).click();
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(10);
    await expect(page.getByText('Os 10 mais novos, de 14.')).toBeVisible();
  });

  test('is not there for smaller things', async ({ page }) => {
    await addAlerts('medium', 'low');
    await open(page, path);
    await expect(page.getByText('precisam de atenção imediata')).toHaveCount(0);
  });
});

test.describe('an alert', () => {
  test('that is resolved leaves the list: "Alerta resolvido!"', async ({ page }) => {
    await addAlerts('critical', 'low');
    await open(page, `${path}?aba=alertas`);
    const alerts = page.getByRole('tabpanel').getByRole('listitem');
    await expect(alerts).toHaveCount(2);
    await expect(alerts.nth(0)).toContainText(/Crítico.*Alerta 1.*Descrição do alerta\..*\/sobre/);
    await page.getByRole('button', { name: 'Resolver: Alerta 1' }).click();
    await expect(toast(page, 'Alerta resolvido!')).toBeVisible();
    await expect(page.getByText('precisam de atenção imediata')).toHaveCount(0);
    await page.reload();
    await expect(alerts).toHaveCount(1);
    const { data } = await supabase
      .from('seo_alerts')
      .select('resolved, resolved_at')
      .eq('title', 'Alerta 1')
      .single()
      .throwOnError();
    expect(data.resolved).toBe(true);
    expect(Date.now() - Date.parse(data.resolved_at ?? '')).toBeLessThan(60_000);
  });

  test.describe('that cannot be resolved', () => {
    test.use({ expectedConsole: [/status of 50[03]/] });

    test('stays, and the toast says why', async ({ page }) => {
      await addAlerts('high');
      await open(page, `${siteWithFaults}${path}?aba=alertas`);
      await failSupabase(
        'rest',
        ...always({ kind: 'status', status: 500, body: { message: 'boom' } }),
      );
      await page.getByRole('button', { name: 'Resolver: Alerta 1' }).click();
      await expect(toast(page, /^Erro ao resolver alerta: /)).toBeVisible();
      await expect(toast(page, 'boom')).toHaveCount(0);
      await mendAll();
      const { data } = await supabase.from('seo_alerts').select('resolved').single().throwOnError();
      expect(data.resolved).toBe(false);
    });
  });
});

test.describe('with the database away', () => {
  test.use({ expectedConsole: [/status of 50[03]|did not answer|Não foi possível/] });

  test('a new period says so, and comes with another try', async ({ page }) => {
    await open(page, siteWithFaults + path);
    await failSupabase('rest', ...always({ kind: 'status', status: 503, body: {} }));
    await page.goto(`${siteWithFaults}${path}?dias=28`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A administração não abriu');
    await mendAll();
    await page.getByRole('link', { name: 'Tentar de novo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Painel de SEO');
    await expect(page).toHaveURL(`${siteWithFaults}${path}?dias=28`);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs and windows are links, and the figures are there', async ({ page }) => {
    await addFigures({ date: daysAgo(4), clicks: 7, impressions: 70 });
    await page.goto(path);
    await expect(numbers(page)).toContainText('Total de cliques7');
    await page.getByRole('tab', { name: 'Alertas' }).click();
    await expect(page.getByText('Nenhum alerta aberto')).toBeVisible();
    await page.getByRole('link', { name: '90 dias' }).click();
    await expect(page).toHaveURL(/dias=90/);
  });
});
