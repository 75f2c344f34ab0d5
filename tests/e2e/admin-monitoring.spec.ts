import type { Page } from '@playwright/test';
import {
  always,
  emptyReports,
  expect,
  failService,
  failSupabase,
  mendAll,
  open,
  siteWithFaults,
  supabase,
  test,
  toast,
} from './admin.ts';
import { addFigures, ago, check, daysAgo, numbers, site, tableOf } from './dashboard.ts';

test.beforeEach(async () => {
  await mendAll();
  await emptyReports();
});

const path = '/admin/seo';

test.describe('the monitoring', () => {
  test('shows each page’s check, the site’s health, and in the funnel where each page is stuck, and for how long', async ({
    page,
  }) => {
    await supabase
      .from('url_monitoring')
      .insert(
        [
          check('/', { core_web_vitals: { lcp: 2499, fid: 100, cls: 0.09 } }),
          check('/sobre', {
            status_code: 500,
            response_time: 3200,
            issues: ['Página fora do ar'],
            has_structured_data: false,
          }),
          check('/contato', { status_code: null, response_time: null }),
          check('/blog', { noindex: true }),
        ].map((row) => ({ ...row, created_at: ago(5) })),
      )
      .throwOnError();

    await supabase
      .from('url_inspections')
      .insert([
        { url: `${site}/sobre`, indexed: false, coverage: 'Crawled', status_since: ago(3) },
        { url: `${site}/contato`, indexed: true, status_since: ago(2) },
      ])
      .throwOnError();
    await addFigures({ date: daysAgo(4), clicks: 2, impressions: 9, url: '/' });
    await open(page, `${path}?aba=monitoramento`);
    await expect(numbers(page)).toContainText('Saúde do site50%2 de 4 páginas no ar');
    const list = page.getByRole('region', { name: 'Páginas monitoradas' });
    const item = (text: string) => list.locator('ul > li').filter({ hasText: text });
    await expect(list.locator('> ul > li')).toHaveCount(4);
    await expect(item('/sobre')).toContainText(
      /500.*3\.200 ms.*Sem dados estruturados.*Página fora do ar/,
    );
    await expect(item('/contato')).toContainText('Sem resposta');
    await expect(item('/blog')).toContainText('noindex');
    await expect(list).toContainText('LCP 2,5 s: Bom');
    await expect(list).toContainText('FID 100 ms: Precisa melhorar');
    await expect(list).toContainText('CLS 0,09: Bom');
    const chart = page.getByRole('region', { name: 'Tempo de resposta e status por página' });
    await expect(chart.locator('.recharts-bar-rectangle').first()).toBeAttached();
    const table = await tableOf(page, 'Tempo de resposta e status por página');
    await expect(table.getByRole('row').filter({ hasText: '/sobre' })).toContainText(
      /500.*3\.200 ms/,
    );

    const funnel = page.getByRole('region', { name: 'Funil de indexação' });
    await expect(funnel.locator('ol > li')).toHaveText([
      '30Publicada',
      '30No sitemap',
      '4Monitorada',
      '2No índice do Google',
      '1Com impressões',
      '1Com cliques',
    ]);
    const row = (name: string) =>
      funnel.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await expect(row('/')).toContainText('Completa');
    await expect(row('/sobre')).toContainText(
      /Falta o Google indexar.*3 dias.*O Google diz: Crawled/,
    );
    await expect(row('/contato')).toContainText(/Falta aparecer na busca.*2 dias/);
    await expect(row('/blog')).toContainText(
      /Falta o Google indexar.*5 dias.*Ninguém perguntou ao Google/,
    );
    await expect(row('/servicos/pia')).toContainText(/Falta verificar.*dias/);
    await funnel.getByLabel('O que falta').selectOption('Falta o Google indexar');
    await expect(funnel.locator('tbody tr')).toHaveCount(2);
    await funnel.getByLabel('O que falta').selectOption('Falta receber cliques');
    await expect(funnel).toContainText('Nenhuma página parou aí');
  });

  test('fills with "Executar Monitoramento", and opens no alert on a site that is well', async ({
    page,
  }) => {
    await open(page, `${path}?aba=monitoramento`);
    await page.getByRole('button', { name: 'Executar Monitoramento' }).click();
    await expect(toast(page, 'Monitoramento de URLs executado!')).toBeVisible({ timeout: 60_000 });
    await expect(numbers(page)).toContainText('Saúde do site100%30 de 30 páginas no ar');
    await expect(page.getByRole('region', { name: 'Páginas monitoradas' })).toContainText(
      '/servicos/vaso',
    );
    await page.getByRole('tab', { name: 'Insights' }).click();
    await expect(page.getByRole('tabpanel')).toContainText(
      'Todas as páginas monitoradas estão em ordem',
    );
  });
});

const line = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Conexões' }).getByRole('listitem').filter({ hasText: name });

test('the connection doctor says what works, what does not and how to mend it, and looks again when asked', async ({
  page,
}) => {
  const monitoring = { function: 'advanced-url-monitoring', status: 'success', message: '' };
  const keep = (outcome: object) =>
    supabase
      .from('function_outcomes')
      .upsert({ ...monitoring, source: 'schedule', ...outcome })
      .throwOnError();
  const lookAgain = () => page.getByRole('button', { name: 'Verificar conexões' }).click();
  await keep({ source: 'operator' });
  await failService('query', ...always({ kind: 'status', status: 403, body: {} }));
  await open(page, siteWithFaults + path);

  await test.step('Google refuses', async () => {
    await expect(line(page, 'Google Search Console')).toContainText(
      /Com problema.*adicione o e-mail da conta de serviço/,
    );
    await expect(page.getByText('1 conexão com problema.')).toBeVisible();
  });

  await test.step('all works but what is not configured', async () => {
    await mendAll();
    await lookAgain();
    for (const name of [
      'Google Search Console',
      'Banco de dados (Supabase)',
      'Funções (Edge Functions)',
      'IndexNow',
      'Medidas do Chrome',
    ]) {
      await expect(line(page, name)).toContainText('Funciona');
    }
    await expect(line(page, 'Endereço e telefone')).toContainText(
      /Falta configurar.*VITE_COMPANY_PHONE/,
    );
  });

  await test.step('what the company settles before the site is published, and where', async () => {
    const matters = page.getByRole('region', { name: 'Antes de publicar' }).getByRole('listitem');
    for (const text of [
      /Falta o CNPJ.*Decreto 7\.962\/2013.*VITE_COMPANY_CNPJ/,
      /3 depoimentos sem confirmação.*“Exemplo”.*app\/company\/testimonials\.ts/,
      /tempo de chegada.*“em até 1\shora”.*“em até 30\sminutos”.*app\/company\/claims\.ts/,
    ]) {
      await expect(matters.filter({ hasText: text })).toHaveCount(1);
    }
  });

  await test.step('the schedule is judged by what its jobs did, whatever operators did', async () => {
    const jobs = line(page, 'Tarefas automáticas');
    await expect(jobs).toContainText(/Falta configurar.*Nenhuma tarefa automática rodou ainda/);
    const now = ago(0);
    const failed = { status: 'error', message: 'A função não aceitou a chave (HTTP 401).' };
    for (const [outcome, text] of [
      [{ last_at: now }, /Funciona.*Verificar as páginas: (hoje|ontem) às/],
      [
        { last_at: now, ...failed },
        /Com problema.*Verificar as páginas: falhou .*não aceitou a chave/,
      ],
      [{ last_at: ago(2) }, /Com problema.*deveria ter rodado.*pg_cron/],
    ] as const) {
      await keep(outcome);
      await lookAgain();
      await expect(jobs).toContainText(text);
    }
  });

  await test.step('functions that do not answer as they should', async () => {
    for (const [status, text] of [
      [404, 'A função não está publicada.'],
      [401, 'As funções não aceitaram a chave.'],
      [500, 'As funções não responderam.'],
    ] as const) {
      await failSupabase('connection-check', ...always({ kind: 'status', status, body: {} }));
      await lookAgain();
      await expect(line(page, 'Funções (Edge Functions)')).toContainText(text);
    }
  });
});
