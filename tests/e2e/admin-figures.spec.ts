import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import {
  emptyReports,
  expect,
  mendAll,
  newAccount,
  open,
  openWhole,
  sessionJson,
  sessionOf,
  supabase,
  test,
} from './admin.ts';
import { readDocument, textOf } from './document.ts';
import { addFigures, addTotals, daysAgo, numbers, site, tableOf } from './dashboard.ts';

test.beforeEach(async () => {
  await mendAll();
  await emptyReports();
});

const shown = (date: string) => date.split('-').toReversed().join('/');

/** The last seven complete days, and the seven before them. */
const now = [3, 4, 5, 6, 7, 8, 9];
const before = [10, 11, 12, 13, 14, 15, 16];

const session = v.object({ user: v.object({ id: v.string() }) });

/** Downloads what a link leads to. */
async function download(page: Page, region: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('region', { name: region, exact: true })
      .getByRole('link', { name: 'Baixar CSV' })
      .click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('each card compares the last seven complete days with the seven before, and unfinished days stay apart', async ({
  page,
}) => {
  await addTotals(
    ...now.map((days) => ({ date: daysAgo(days), clicks: 10, impressions: 100, position: 7.5 })),
    ...before.map((days) => ({ date: daysAgo(days), clicks: 8, impressions: 200, position: 8.7 })),
    { date: daysAgo(2), clicks: 500, impressions: 900, position: 1 },
  );
  await openWhole(page, '/admin/seo');
  const cards = numbers(page).getByRole('listitem');
  await expect(cards.nth(0)).toContainText(
    /Total de cliques70Subiu: 14 a mais \(\+25%\) antes: 56/,
  );
  await expect(cards.nth(1)).toContainText(/Impressões700Caiu: 700 a menos \(-50%\) antes: 1,4K/);
  await expect(cards.nth(2)).toContainText(/Posição média7,5Subiu: 1,2 posição acima antes: 8,7/);
  await expect(page.getByText('“Antes” são os 7 dias anteriores')).toContainText(
    `de ${shown(daysAgo(16))} a ${shown(daysAgo(10))}`,
  );
  const { name, text } = await download(page, 'Cliques e impressões por dia');
  expect(name).toBe(`dias-${daysAgo(9)}-a-${daysAgo(3)}.csv`);
  expect(text).toContain(`${shown(daysAgo(3))};10;100;10,0%;7,5;\r\n`);
  expect(text).toContain(`${shown(daysAgo(2))};500;900;55,6%;1;ainda não fechado`);
  const row = (await tableOf(page, 'Cliques e impressões por dia'))
    .getByRole('row')
    .filter({ hasText: shown(daysAgo(2)) });
  await expect(row).toContainText(/500.*ainda não fechado/);
  // Its charts say what they count.
  for (const axis of ['Cliques', 'Impressões', 'Posição']) {
    await expect(page.locator('.recharts-label').filter({ hasText: axis })).toBeVisible();
  }
  await page.getByRole('link', { name: '28 dias' }).click();
  await expect(cards.nth(0), 'most days of both periods are missing').not.toContainText('antes');
  await supabase.from('search_console_days').update({ clicks: 2 }).neq('clicks', 0).throwOnError();
  expect(textOf(await readDocument(page.request, '/admin/seo'))).toContain(
    'Poucos dados para comparar',
  );
});

test('every query and page of a period: searched, sorted, drawn day by day, and as a file', async ({
  page,
}) => {
  await addFigures(
    ...Array.from({ length: 30 }, (_, index) => ({
      date: daysAgo(4),
      query: `consulta ${index}`,
      clicks: 0,
      impressions: 1,
    })),
    {
      date: daysAgo(4),
      query: '=SOMA(1;2) em Petrópolis',
      clicks: 9,
      impressions: 90,
      position: 3,
    },
    {
      date: daysAgo(5),
      query: '=SOMA(1;2) em Petrópolis',
      clicks: 7,
      impressions: 10,
      position: 8,
    },
    { date: daysAgo(5), query: 'ralo', url: '/sobre', clicks: 0, impressions: 30, position: 1.5 },
    { date: daysAgo(5), query: '', url: '/sobre', clicks: 24, impressions: 70 },
  );
  await open(page, '/admin/seo');
  const sentence =
    'O Google não mostra as buscas raras: as que ele mostra explicam 16 de 40 cliques (40%).';
  await expect(page.getByRole('region', { name: 'Principais consultas' })).toContainText(sentence);
  await page.getByRole('link', { name: 'Ver todas as consultas' }).click();
  await expect(page.getByText(`32 consultas. ${sentence}`)).toBeVisible();
  const rows = page.getByRole('region', { name: 'Consultas', exact: true }).locator('tbody tr');
  await expect(rows).toHaveCount(25);
  await expect(rows.first()).toContainText(/SOMA.*16.*100.*16,0%.*3,5/);
  await page.getByRole('link', { name: 'Página 2' }).click();
  await expect(rows).toHaveCount(7);

  await page.getByLabel('Parte da consulta').fill('petropolis');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/busca=petropolis/);
  await page.getByLabel('Parte da consulta').fill('');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('link', { name: 'Ordenar por Posição' }).click();
  await expect(rows.first()).toContainText('ralo');
  await expect(page.getByRole('columnheader', { name: 'Posição' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  for (const query of ['ralo', '=SOMA(1;2) em Petrópolis']) {
    await page.getByRole('checkbox', { name: `Ver a posição no tempo: ${query}` }).check();
  }
  const history = page.getByRole('region', { name: 'Posição no tempo', exact: true });
  await expect(history.locator('.recharts-line')).toHaveCount(2);
  const table = await tableOf(page, 'Posição no tempo');
  await expect(table.getByRole('row').filter({ hasText: shown(daysAgo(5)) })).toContainText(
    /1,5.*8,0/,
  );
  await expect(table.getByRole('row').filter({ hasText: shown(daysAgo(4)) })).toContainText(
    /–.*3,0/,
  );

  const { name, text } = await download(page, 'Consultas');
  expect(name).toBe(`consultas-${daysAgo(9)}-a-${daysAgo(3)}.csv`);
  const [head, first, second] = text.split('\r\n');
  expect(head).toBe('\uFEFFConsulta;Cliques;Impressões;CTR;Posição média');
  expect(first, 'in the order that is shown').toBe('ralo;0;30;0,0%;1,5');
  expect(second, 'as text, never as a formula').toBe(
    `"'=SOMA(1;2) em Petrópolis";16;100;16,0%;3,5`,
  );
  expect(text.split('\r\n'), 'every row, not those shown').toHaveLength(34);

  await page.getByRole('link', { name: 'ralo: ver as páginas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Páginas de “ralo”');
  await page.getByRole('link', { name: '/sobre: ver as consultas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consultas de /sobre');
  await expect(page.getByText(/explicam 0 de 24 cliques/)).toBeVisible();
  await page.getByRole('link', { name: 'Páginas', exact: true }).click();
  await expect(
    page.getByRole('region', { name: 'Páginas', exact: true }).locator('tbody tr').first(),
    'by Google’s figures of pages',
  ).toContainText(/\/sobre.*24.*100/);
});

test('every table is a file for operators alone', async ({ page, browser }) => {
  await supabase
    .from('url_monitoring')
    .insert({ url: `${site}/`, status_code: 200, response_time: 90 })
    .throwOnError();
  await supabase
    .from('seo_alerts')
    .insert({
      title: 'Página fora do ar',
      description: '-2 não é fórmula',
      severity: 'high',
      created_at: '2026-11-01T12:00:00Z',
    })
    .throwOnError();
  await supabase
    .from('automation_logs')
    .insert([
      {
        type: 'sitemap_generation',
        status: 'success',
        message: 'Pronto.',
        data: { started_by: 'dona@example.com' },
      },
      {
        type: 'url_audit',
        status: 'partial_success',
        message: '1 achado.',
        data: {
          findings: [
            { severity: 'high', code: 'x', url: `${site}/`, evidence: 'Título', advice: 'Mude.' },
          ],
        },
      },
    ])
    .throwOnError();
  await addFigures({ date: daysAgo(4), url: '/antiga', clicks: 2, impressions: 9 });
  await supabase
    .from('generated_sitemaps')
    .insert([
      {
        url_count: 1,
        entries: [{ location: `${site}/antiga`, lastmod: '2025-01-01' }],
        generated_at: '2026-01-01T00:00:00Z',
      },
      { url_count: 0, entries: [] },
    ])
    .throwOnError();
  await supabase
    .from('notification_messages')
    .insert({
      channel: 'webhook',
      kind: 'news',
      status: 'failed',
      subject: 'Site fora do ar',
      attempts: 3,
      answer: 'Não respondeu.',
      finished_at: new Date().toISOString(),
    })
    .throwOnError();
  for (const [table, row] of [
    ['monitoramento', /;200;90;não;não;/],
    ['alertas', /^Alto;Aberto;Página fora do ar;'-2 não é fórmula;;01\/11\/2026 09:00;;$/m],
    ['atividades', /;Geração do sitemap;dona@example\.com;Sucesso;Pronto\./],
    ['auditoria', /^Alto;.*;Título;Mude\./m],
    ['funil', /\/contato;/],
    ['auditorias', /^x;1$/m],
    ['mudancas-da-auditoria', /O que mudou;Achado;Página/],
    ['mudancas-do-sitemap', /^Saiu;.*\/antiga;;$/m],
    ['so-no-sitemap', /\/contato$/m],
    ['so-no-google', /\/antiga;2;9;/],
    ['avisos', /;Webhook;Não saiu;não;Site fora do ar;3;Não respondeu\.;$/m],
    ['posicoes', /Dia\r/],
  ] as const) {
    const response = await page.request.get(`/admin/csv/${table}`);
    expect(response.headers()).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        new RegExp(`filename="${table}-\\d{4}-\\d\\d-\\d\\d(-a-\\d{4}-\\d\\d-\\d\\d)?\\.csv"`),
      ),
    });
    expect(await response.text()).toMatch(row);
  }
  expect((await page.request.get('/admin/csv/admins')).status()).toBe(404);

  const stranger = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const signedOut = await stranger.request.get('/admin/csv/alertas', { maxRedirects: 0 });
  expect(signedOut.status()).toBe(303);
  expect(signedOut.headers()['location']).toMatch(/^\/admin\/entrar/);
  await stranger.close();
  // Whoever was an operator until just now.
  const former = await sessionOf(await newAccount({ isAdmin: true }));
  const { user } = v.parse(session, JSON.parse(sessionJson(former.cookies)));
  await supabase.from('admins').delete().eq('user_id', user.id).throwOnError();
  const member = await browser.newContext({ storageState: former });
  const refused = await member.request.get('/admin/csv/alertas');
  expect([refused.status(), await refused.text()]).toEqual([403, 'Esta conta não tem acesso.']);
  await member.close();
});
