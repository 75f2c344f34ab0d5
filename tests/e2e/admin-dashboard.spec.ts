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
import { hydrated } from './hydration.ts';

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

test('without data each part of the page says so, and what was read is not read again', async ({
  page,
}) => {
  // No report gets old meanwhile. Playwright's clock would stay for the tests that follow.
  await page.addInitScript(() => {
    const now = Date.now();
    Date.now = () => now;
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_serverFn/')) calls.push(pathname);
  });
  await open(page, path);
  await test.step('not by the browser after the server, nor on return at once', async () => {
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
  await test.step('its buttons and tabs stand between the site’s header and footer', async () => {
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
  });
  await test.step('each part is empty, and says so', async () => {
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
});

// How numbers are shortened is a table of app/admin/seo-dashboard/figures.test.ts.
test('sums, the average CTR and the weighted position of the period, which is part of the address, may be wrong there, and goes back and forth', async ({
  page,
}) => {
  await addFigures(
    { date: daysAgo(9), clicks: 1, impressions: 900, position: 10 },
    { date: daysAgo(5), clicks: 19, impressions: 100, position: 1, url: '/sobre' },
    { date: daysAgo(5), clicks: 0, impressions: 100, position: 2, query: '' },
    { date: daysAgo(10), clicks: 500, impressions: 5000 },
    { date: daysAgo(1), clicks: 90, impressions: 90 },
  );
  await open(page, `${path}?dias=13&ate=2026-02-31`);
  const period = page.getByRole('navigation', { name: 'Período' });
  const expectPeriod = async (name: string, first: number, last: number) => {
    await expect(period.locator('[aria-current=true]')).toHaveText(name);
    await expect(period).toContainText(`${shown(daysAgo(first))} a ${shown(daysAgo(last))}`);
  };
  const cards = numbers(page).getByRole('listitem');
  await test.step('the last seven days, where the address asks for none', async () => {
    await expectPeriod('7 dias', 9, 3);
    await expect(cards.nth(0)).toContainText('Total de cliques20');
    await expect(cards.nth(1)).toContainText('Impressões1,1KCTR médio: 1,8%');
    await expect(cards.nth(2)).toContainText('Posição média8,5');
  });
  await test.step('back and forth', async () => {
    await expect(period.getByRole('link', { name: 'Próximo período' })).toHaveCount(0);
    await period.getByRole('link', { name: 'Período anterior' }).click();
    await expectPeriod('7 dias', 16, 10);
    await period.getByRole('link', { name: 'Próximo período' }).click();
    await expectPeriod('7 dias', 9, 3);
  });
  await test.step('longer ones', async () => {
    await page.getByRole('link', { name: '28 dias' }).click();
    await expect(page).toHaveURL(/dias=28/);
    await expect(cards.nth(0)).toContainText('Total de cliques520');
    await page.getByRole('link', { name: '90 dias' }).click();
    await expect(page).toHaveURL(/dias=90/);
    await expectPeriod('90 dias', 92, 3);
  });
});

test('five top pages and queries, by clicks, and a chart with gaps where there are no figures, which marks days that are not finished', async ({
  page,
}) => {
  await addFigures(
    { date: daysAgo(7), clicks: 3, impressions: 30 },
    { date: daysAgo(5), clicks: 0, impressions: 12 },
    { date: daysAgo(1), clicks: 1, impressions: 4 },
    ...Array.from({ length: 7 }, (_, index) => ({
      date: daysAgo(4),
      url: `/blog/artigo-${index}`,
      query: index === 6 ? '' : `consulta ${index}`,
      clicks: index,
      impressions: 10,
    })),
  );
  await open(page, path);
  await test.step('what Google withholds has no name', async () => {
    const pages = page.getByRole('region', { name: 'Principais páginas' }).locator('tbody tr');
    await expect(pages).toHaveCount(5);
    await expect(pages.first()).toContainText('/blog/artigo-6');
    const queries = page.getByRole('region', { name: 'Principais consultas' }).locator('tbody tr');
    await expect(queries).toHaveCount(5);
    await expect(queries.first()).toContainText(/consulta 5.*5.*10.*50,0%/);
  });
  await test.step('the chart, and its table', async () => {
    const chart = page.getByRole('region', { name: 'Cliques e impressões por dia' });
    await expect(chart.locator('.recharts-line-curve')).toHaveCount(2);
    await expect(chart.locator('.recharts-reference-area')).toHaveCount(1);
    await expect(chart.locator('.recharts-line-dots circle')).toHaveCount(8);
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

test('a fall of impressions in trustworthy days is told, and smaller alerts raise no banner', async ({
  page,
}) => {
  await addFigures(...sevenDays(3, 10), ...sevenDays(10, 100));
  await addAlerts('medium', 'low');
  await open(page, `${path}?aba=insights`);
  await expect(page.getByRole('tabpanel')).toContainText('O site apareceu 90% menos no Google');
  await expect(page.getByRole('tab', { name: /Alertas/ })).toContainText('2 abertos');
  await expect(page.getByText('de atenção imediata')).toHaveCount(0);
});

/** The alert that `addAlerts` adds first, as it is kept. */
const readAlert = async () => {
  const { data } = await supabase
    .from('seo_alerts')
    .select('resolved, resolved_at')
    .eq('title', 'Alerta 1')
    .single()
    .throwOnError();
  return data;
};

test.describe('an alert', () => {
  test.use({ expectedConsole: [/status of 50[03]/] });

  test('that cannot be resolved stays, and the toast says why; that is resolved leaves the list', async ({
    page,
  }) => {
    await addAlerts('critical', 'low');
    await open(page, `${siteWithFaults}${path}?aba=alertas`);
    const alerts = page.getByRole('tabpanel').getByRole('listitem');
    await expect(alerts).toHaveCount(2);
    await expect(alerts.nth(0)).toContainText(/Crítico.*Alerta 1.*Descrição do alerta\..*\/sobre/);

    await test.step('the database fails', async () => {
      await failSupabase(
        'rest',
        ...always({ kind: 'status', status: 500, body: { message: 'boom' } }),
      );
      await page.getByRole('button', { name: 'Resolver: Alerta 1' }).click();
      await expect(toast(page, /^Erro ao resolver alerta: /)).toBeVisible();
      await expect(toast(page, 'boom')).toHaveCount(0);
      await mendAll();
      expect((await readAlert()).resolved).toBe(false);
    });

    await test.step('it is well again', async () => {
      await expect(page.getByText('de atenção imediata')).toBeVisible();
      await page.getByRole('button', { name: 'Resolver: Alerta 1' }).click();
      await expect(toast(page, 'Alerta resolvido!')).toBeVisible();
      await expect(page.getByText('de atenção imediata')).toHaveCount(0);
      await page.reload();
      await expect(alerts).toHaveCount(1);
      const { resolved, resolved_at } = await readAlert();
      expect(resolved).toBe(true);
      expect(Date.now() - Date.parse(resolved_at ?? '')).toBeLessThan(60_000);
    });
  });
});

test.describe('with the database away', () => {
  test.use({ expectedConsole: [/status of 50[03]|did not answer|Não foi possível/] });

  test('a new period says so, and comes with another try', async ({ page }) => {
    await failSupabase('rest', ...always({ kind: 'status', status: 503, body: {} }));
    await page.goto(`${siteWithFaults}${path}?dias=28`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A administração não abriu');
    await mendAll();
    // React makes the text of an error anew, the link too.
    await hydrated(page);
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
    await expect(
      page.getByRole('navigation', { name: 'Período' }).locator('[aria-current=true]'),
    ).toHaveText('90 dias');
  });
});
