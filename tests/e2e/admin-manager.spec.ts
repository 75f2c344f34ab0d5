import type { Json } from '#supabase/database.types.ts';
import { emptyReports, expect, mendAll, open, supabase, test } from './admin.ts';
import { readDocument, textOf } from './document.ts';

test.beforeEach(async () => {
  await mendAll();
  await emptyReports();
});

const path = '/admin/sitemap';
const site = 'http://localhost:3000';

/** A day some days ago, `YYYY-MM-DD`. */
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 24 * 3600 * 1000).toISOString().slice(0, 10);

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test('a complete site where nothing was done yet', async ({ page }) => {
  await open(page, path);
  await test.step('four numbers', async () => {
    const numbers = page.getByRole('list', { name: 'Números do site' }).getByRole('listitem');
    await expect(numbers).toHaveCount(4);
    await expect(numbers.nth(0)).toContainText('Total de URLs30');
    await expect(numbers.nth(1)).toContainText('Artigos publicados15');
    await expect(numbers.nth(2)).toContainText('Saúde de SEO85/100Excelente');
    await expect(numbers.nth(3)).toContainText('Alertas ativos0');
    const advice = page.getByRole('region', { name: 'Insights e sugestões' }).getByRole('listitem');
    await expect(advice).toHaveCount(1);
    await expect(advice).toContainText('Sitemap completo');
  });
  await test.step('four actions and the diagnosis, each with its button', async () => {
    await expect(page.getByRole('list', { name: 'Ações' }).locator('> li')).toHaveCount(4);
    for (const name of [
      'Diagnóstico completo',
      'Atualizar sitemap',
      'Notificar buscadores',
      'Auditar URLs',
      'Forçar indexação',
    ]) {
      await expect(page.getByRole('button', { name, exact: true })).toBeEnabled();
    }
  });
  await test.step('each list says that it is empty', async () => {
    for (const text of [
      'Nenhum log encontrado',
      'Nenhum diagnóstico ainda',
      'Nenhuma auditoria ainda',
      'Ainda não há dois sitemaps para comparar',
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByText('Última vez: ainda não foi feita.')).toHaveCount(4);
  });
  await test.step('samples stand, and say that they are', async () => {
    const discrepancy = page.getByRole('region', { name: 'Discrepância de indexação' });
    await expect(discrepancy.getByText('Exemplo', { exact: true })).toBeVisible();
    await expect(discrepancy).toContainText('No Google12');
    await expect(discrepancy).toContainText('Diferença18');
    const vitals = page.getByRole('region', { name: 'Core Web Vitals' });
    await expect(vitals.getByText('Exemplo', { exact: true })).toBeVisible();
    for (const text of ['1,8 s', '45 ms', '0,08']) await expect(vitals).toContainText(text);
    await expect(vitals.getByText('Bom', { exact: true })).toHaveCount(3);
    await expect(vitals.getByRole('listitem').filter({ hasText: 'INP' })).toContainText('Sem dado');
  });
  await test.step('"why is this address not in the sitemap?" is answered to who asks', async () => {
    const panel = page.getByRole('region', { name: 'Por que este endereço' });
    await panel.getByLabel('Endereço da página').fill('/sobre/');
    await panel.getByRole('button', { name: 'Explicar' }).click();
    await expect(panel.getByRole('status')).toContainText(
      'Este endereço não está no sitemap, mas a página está',
    );
    await expect(panel.getByLabel('Endereço da página')).toHaveValue('/sobre/');
  });
  await test.step('the links lead to the sitemap, its test and the consoles', async () => {
    const links = page.getByRole('region', { name: 'Links úteis' });
    await expect(links.getByRole('link', { name: 'Sitemap atual' })).toHaveAttribute(
      'href',
      '/sitemap.xml',
    );
    await expect(links.getByRole('link', { name: /Google Search Console/ })).toHaveAttribute(
      'href',
      'https://search.google.com/search-console',
    );
    await links.getByRole('link', { name: 'Teste dos sitemaps' }).click();
    await expect(page).toHaveURL('/sitemap-test');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teste dos sitemaps');
  });
});

const finding = (
  code: string,
  severity: string,
  url: string,
  evidence: string,
  advice: string,
): Json => ({
  code,
  severity,
  url: site + url,
  evidence,
  advice,
});

const findings = [
  finding('title_length', 'low', '/blog', '80 caracteres', 'O título é longo demais.'),
  finding('not_ok', 'critical', '/sobre', 'HTTP 500', 'A página não abriu.'),
  finding('broken_link', 'high', '/contato', '/x (HTTP 404)', 'Corrija o endereço.'),
];

test('with data each panel shows it, and no sample', async ({ page }) => {
  const figures = (url: string, impressions: number) => ({
    date: daysAgo(4),
    url: site + url,
    impressions,
  });
  await supabase
    .from('search_console_pages')
    .insert([
      figures('/', 5),
      figures('/sobre', 1),
      figures('/contato', 0),
      ...Array.from({ length: 30 }, (_, index) => figures(`/antiga-${index}`, 30 - index)),
      { ...figures('/blog', 9), date: daysAgo(40) },
    ])
    .throwOnError();
  await supabase
    .from('url_monitoring')
    .insert([
      { url: `${site}/`, core_web_vitals: { lcp: 1200, fid: 99, inp: 200, cls: 0.26 } },
      { url: `${site}/sobre`, core_web_vitals: { lcp: 2500 } },
      { url: `${site}/contato`, core_web_vitals: {} },
    ])
    .throwOnError();
  const types = ['sitemap_generation', 'search_engine_notification', 'seo_automation'];
  const statuses = ['success', 'error', 'partial_success'];
  await supabase
    .from('automation_logs')
    .insert([
      ...Array.from({ length: 12 }, (_, index) => ({
        type: types[index % 3] ?? '',
        status: statuses[index % 3] ?? '',
        message: `Operação ${index}.`,
        created_at: minutesAgo(index),
      })),
      {
        type: 'force_indexing',
        status: 'success',
        message: 'Outra coisa.',
        created_at: minutesAgo(0),
      },
    ])
    .throwOnError();
  await supabase
    .from('automation_logs')
    .insert([
      {
        type: 'url_audit',
        status: 'success',
        message: 'Velha.',
        data: { findings: [] },
        created_at: '2026-01-01T00:00:00Z',
      },
      {
        type: 'url_audit',
        status: 'partial_success',
        message: '30 páginas auditadas.',
        data: { findings },
        created_at: minutesAgo(20),
      },
    ])
    .throwOnError();
  await supabase
    .from('seo_alerts')
    .insert({ title: 'Página fora do ar', description: 'x', severity: 'critical' })
    .throwOnError();
  await open(page, path);
  const discrepancy = page.getByRole('region', { name: 'Discrepância de indexação' });
  const others = discrepancy.getByRole('region', { name: 'No Google, mas não no sitemap' });
  await test.step('what Google has, and what the sitemap has', async () => {
    await expect(discrepancy).toContainText('No sitemap30');
    await expect(discrepancy, 'as many as in the sitemap and more, but others').toContainText(
      'No Google32',
    );
    await expect(discrepancy).toContainText('Nos dois2');
    await expect(discrepancy).not.toContainText('Todas as páginas');
    const missing = discrepancy.getByRole('region', { name: 'No sitemap, mas não no Google' });
    await expect(missing.getByRole('listitem')).toHaveCount(28);
    await expect(missing.getByRole('link', { name: '/contato', exact: true })).toBeVisible();
    await expect(missing.getByRole('link', { name: '/sobre', exact: true })).toHaveCount(0);
    await expect(others.getByRole('listitem')).toHaveCount(30);
    await expect(others.getByRole('listitem').first()).toContainText('/antiga-0');
  });
  await test.step('the slowest of each vital', async () => {
    const vitals = page.getByRole('region', { name: 'Core Web Vitals' });
    const of = (name: string) => vitals.getByRole('listitem').filter({ hasText: name });
    await expect(of('LCP')).toContainText(/2,5 sPrecisa melhorar.*\/sobre/);
    await expect(of('FID')).toContainText('99 msBom');
    await expect(of('INP')).toContainText('200 msPrecisa melhorar');
    await expect(of('CLS')).toContainText('0,26Ruim');
    await expect(page.getByText('Exemplo', { exact: true })).toHaveCount(0);
  });
  await test.step('the ten newest operations of the log’s types, each with its badge', async () => {
    const entries = page
      .getByRole('region', { name: 'Registro de atividades' })
      .getByRole('listitem');
    await expect(entries).toHaveCount(10);
    await expect(entries.nth(0)).toContainText(/Sucesso.*Geração do sitemap.*Operação 0\./);
    await expect(entries.nth(1)).toContainText(/Erro.*Aviso aos buscadores.*Operação 1\./);
    await expect(entries.nth(2)).toContainText(/Parcial.*Automação de SEO.*Operação 2\./);
    await expect(entries.nth(9)).toContainText('Operação 9.');
  });
  await test.step('the last audit: the worst first, with evidence and how to mend it, and filtered', async () => {
    const audit = page.getByRole('region', { name: 'Última auditoria' });
    await expect(audit).toContainText('30 páginas auditadas.');
    const rows = audit.getByRole('region', { name: 'Achados da auditoria' }).getByRole('row');
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(1)).toContainText(/Crítico.*\/sobre.*HTTP 500.*A página não abriu\./);
    await expect(rows.nth(3)).toContainText('Baixo');
    await expect(audit.getByRole('link', { name: '/sobre' })).toHaveAttribute('href', '/sobre');

    const left = audit.getByRole('region', { name: 'Achados da auditoria' }).locator('tbody tr');
    await audit.getByLabel('Gravidade').selectOption('Alto');
    await expect(left).toHaveCount(1);
    await expect(left).toContainText('/contato');
    await audit.getByLabel('Gravidade').selectOption('Todas');
    await audit.getByLabel('Página ou problema').fill('titulo');
    await expect(left).toHaveCount(1);
    await expect(audit.getByRole('status')).toHaveText('1 de 3 achados');
    await audit.getByLabel('Página ou problema').fill('nada disso');
    await expect(audit).toContainText('Nenhum achado com esse filtro');
  });
  await test.step('why an address that Google has is not in the sitemap', async () => {
    await others.getByRole('link', { name: 'Por que /antiga-0 não está no sitemap?' }).click();
    await expect(page.getByRole('region', { name: /^Por que este endereço/ })).toContainText(
      `${site}/antiga-0`,
    );
  });
  await test.step('the open alerts of the monitoring, which are a press away', async () => {
    await page.getByRole('link', { name: '1 alerta no monitoramento' }).click();
    await expect(page).toHaveURL('/admin/seo?aba=alertas&estado=abertos');
  });
});

/** An audit that ended so many minutes ago. */
const addAudit = (minutes: number, status: string, message: string, data: NonNullable<Json>) =>
  supabase
    .from('automation_logs')
    .insert({ type: 'url_audit', status, message, data, created_at: minutesAgo(minutes) })
    .throwOnError();

test('the last audit says when it found nothing, and when it failed', async ({ context }) => {
  const lastAudit = async () => textOf(await readDocument(context.request, path), '#auditoria');
  await addAudit(30, 'success', 'Velha.', { findings: [] });
  await addAudit(20, 'partial_success', '30 páginas auditadas.', { findings });
  await addAudit(10, 'success', 'Tudo certo.', { findings: [] });
  const nothing = await lastAudit();
  expect(nothing).toContain('Nenhum problema encontrado');
  expect(nothing).toContain('As últimas auditorias');
  expect(nothing).toMatch(/Achado .*Link quebrado 0 1 0 .*Página que não abre 0 1 0 .*Título/);
  await addAudit(0, 'error', 'O site não respondeu.', { code: 'x' });
  expect(await lastAudit()).toContain('A auditoria não terminou. O site não respondeu.');
});

// Each answer is in the table of app/admin/sitemap-manager/explain.test.ts.
test('"why is this address not in the sitemap?" is answered for a page, a post, a draft, an address of nothing and a text that is none', async ({
  context,
}) => {
  const post = {
    title: 'Rascunho',
    excerpt: 'a',
    content: '<p>a</p>',
    meta_description: 'a',
    slug: 'um-rascunho',
    status: 'draft',
  };
  await supabase.from('blog_posts').insert(post).throwOnError();
  for (const [asked, answer] of [
    ['/blog/nunca-existiu', 'Não há página neste endereço'],
    [`${site}/blog/pia-da-cozinha-entupida-o-que-fazer`, 'Este endereço está no sitemap'],
    ['/sobre', 'Este endereço está no sitemap'],
    ['pia entupida', 'Isto não é um endereço'],
    ['/blog/um-rascunho', 'O artigo é um rascunho'],
  ] as const) {
    const { $ } = await readDocument(context.request, `${path}?url=${encodeURIComponent(asked)}`);
    expect($('#por-que [role=status]').text(), asked).toContain(answer);
    expect($('input[name=url]').val(), asked).toBe(asked);
  }
  await supabase.from('blog_posts').delete().eq('slug', 'um-rascunho').throwOnError();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the numbers and the answers are there, and no button pretends to work', async ({
    page,
  }) => {
    await page.goto(`${path}?url=/sobre`);
    await expect(page.getByText('Este endereço está no sitemap')).toBeVisible();
    await expect(page.getByText('85/100')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Atualizar sitemap' })).toBeDisabled();
  });
});
