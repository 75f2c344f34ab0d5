import { afterAll, beforeEach, expect, inject, it } from 'vitest';
import * as v from 'valibot';
import { tasksOf } from '#app/admin/home/tasks.ts';
import { loadAlerts } from '#app/admin/seo-dashboard/monitoring.server.ts';
import { slowAfter } from '#functions/limits.ts';
import { schedule } from '#supabase/local/schedule.ts';
import { runJob } from '#supabase/local/scheduler.ts';
import { emptyTables, secretClient } from '../support/clients.ts';
import { rows } from '../support/rows.ts';

const api = inject('supabase');
const secret = secretClient();
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const empty = () =>
  emptyTables(['seo_alerts', 'url_monitoring', 'function_outcomes', 'page_runs', 'outage_watch']);

beforeEach(empty);
afterAll(empty);

/** Runs the job as the schedule does. */
async function watch(): Promise<void> {
  const job = schedule.find(({ name }) => name === 'watch-for-outages');
  if (job === undefined) throw new Error('The watch is not scheduled.');
  await runJob(api, job);
}

/** The watch has gone on for so many minutes, and last looked a quarter of an hour ago, or earlier. */
async function watching(minutes: number, lastBeat = 15): Promise<void> {
  await secret
    .from('outage_watch')
    .upsert({ watched_since: ago(minutes), last_beat: ago(lastBeat) })
    .throwOnError();
}

/** The monitoring ended so many minutes ago, with an error: it ran all the same. */
async function monitoringEnded(source: 'schedule' | 'operator', minutes: number): Promise<void> {
  await secret
    .from('function_outcomes')
    .upsert({
      function: 'advanced-url-monitoring',
      source,
      status: 'error',
      message: 'Site fora do ar.',
      last_at: ago(minutes),
    })
    .throwOnError();
}

async function alerts() {
  const { data } = await secret
    .from('seo_alerts')
    .select('rule, severity, description, resolved')
    .throwOnError();
  return data;
}

it('a monitoring that has not ended for two hours is an alert, until the schedule runs it again', async () => {
  await watching(3 * 24 * 60);
  await monitoringEnded('schedule', 185);
  // What an operator starts by hand does not show that the schedule works.
  await monitoringEnded('operator', 5);
  await watch();
  await watch();
  expect(await alerts()).toEqual([
    {
      rule: 'functions_down',
      severity: 'critical',
      description: expect.stringMatching(/não termina desde \d\d\/\d\d\/\d{4}, \d\d:\d\d\./),
      resolved: false,
    },
  ]);
  await monitoringEnded('schedule', 0);
  await watch();
  expect(await alerts()).toEqual([
    expect.objectContaining({
      resolved: true,
      description: expect.stringMatching(/Durou 3 horas e 5 minutos\.$/),
    }),
  ]);
});

it.each([
  ['an end within two hours', 24 * 60, 110],
  ['a watch that began an hour ago, and no end yet', 60, undefined],
  ['a machine that was off in the night', 60, 9 * 60],
])('%s is no outage', async (_what, watched, ended) => {
  await watching(watched);
  if (ended !== undefined) await monitoringEnded('schedule', ended);
  await watch();
  expect(await alerts()).toEqual([]);
});

it('a check of so many pages that it goes on for hours is no outage', async () => {
  await watching(24 * 60);
  await monitoringEnded('schedule', 185);
  const run = { job: 'advanced-url-monitoring', source: 'schedule', seen_at: ago(1) };
  await secret.from('page_runs').insert(run).throwOnError();
  await watch();
  expect(await alerts()).toEqual([]);
});

it('a database that was away says so when it is back, and blames nobody else', async () => {
  await watching(3 * 24 * 60, 5 * 60);
  await monitoringEnded('schedule', 5 * 60);
  await watch();
  expect(await alerts()).toEqual([
    {
      rule: 'database_down',
      severity: 'critical',
      description: expect.stringMatching(/ficou parado de .* Durou 5 horas\.$/),
      resolved: true,
    },
  ]);
});

it.each([
  ['30 seconds', 'menos de 1 minuto'],
  ['1 minute', '1 minuto'],
  ['61 minutes', '1 hora e 1 minuto'],
  ['5 hours', '5 horas'],
  ['26 hours 30 minutes', '1 dia e 2 horas'],
  ['3 days 10 minutes', '3 dias'],
])('%s is told as %s', async (duration, words) => {
  const { data } = await secret.rpc('duration_in_words', { duration }).throwOnError();
  expect(data).toBe(words);
});

const listed = v.object({ total: v.number(), rows: v.array(v.object({ title: v.string() })) });

it('alerts come by severity and age, of one state and some severities, however many there are', async () => {
  const alert = (title: string, severity: string, minutes: number, given: object = {}) =>
    rows.seo_alerts({ title, severity, created_at: ago(minutes), ...given });
  await secret
    .from('seo_alerts')
    .insert(
      [
        ...Array.from({ length: 1_100 }, (_, n) => alert('Baixo', 'low', n)),
        alert('Crítico de ontem', 'critical', 1440),
        alert('Alto de hoje', 'high', 60),
        alert('Crítico de hoje', 'critical', 61),
        alert('Resolvido', 'high', 9, { resolved: true, resolved_at: ago(3) }),
        alert('Resolvido por último', 'low', 9, { resolved: true, resolved_at: ago(2) }),
      ],
      { defaultToNull: false },
    )
    .throwOnError();
  const listOf = async (given: object) => {
    const { data } = await secret
      .rpc('alerts_page', {
        wanted_resolved: false,
        severities: ['critical', 'high', 'medium', 'low'],
        first_row: 0,
        row_count: 10,
        ...given,
      })
      .throwOnError();
    const { total, rows: shown } = v.parse(listed, data);
    return [total, shown.map(({ title }) => title)] as const;
  };
  const [total, first] = await listOf({});
  expect(total).toBe(1_103);
  expect(first.slice(0, 4)).toEqual([
    'Crítico de hoje',
    'Crítico de ontem',
    'Alto de hoje',
    'Baixo',
  ]);
  expect(await listOf({ severities: ['critical', 'high'] })).toEqual([3, first.slice(0, 3)]);
  expect((await listOf({ first_row: 1_100 }))[1]).toHaveLength(3);
  // The ten newest, of whatever severity, and among them the worst first.
  await secret
    .from('seo_alerts')
    .insert(alert('Médio de agora', 'medium', 0))
    .throwOnError();
  const [, newest] = await listOf({ newest_only: true });
  expect(newest).toEqual(['Médio de agora', ...Array.from({ length: 9 }, () => 'Baixo')]);
  expect(await listOf({ wanted_resolved: true })).toEqual([
    2,
    ['Resolvido por último', 'Resolvido'],
  ]);
});

const page = (path: string, given: object = {}) =>
  rows.url_monitoring({ url: `https://www.example.com${path}`, ...given });

it('the pages that are broken come first, and those that left the sitemap stand apart', async () => {
  await secret
    .from('url_monitoring')
    .insert(
      [
        page('/boa', { response_time: slowAfter }),
        page('/lenta', { response_time: slowAfter + 1, issues: ['Página lenta'] }),
        page('/muda', { status_code: null, response_time: null }),
        page('/noindex', { noindex: true }),
        page('/antiga', { status_code: 404, left_sitemap_at: ago(60) }),
      ],
      { defaultToNull: false },
    )
    .throwOnError();
  const of = async (wanted: string) => {
    const { data } = await secret
      .rpc('monitored_pages', { wanted, first_row: 0, row_count: 50, charted: 2 })
      .throwOnError();
    const url = v.pipe(
      v.object({ url: v.string() }),
      v.transform((row) => new URL(row.url).pathname),
    );
    return v.parse(
      v.object({ rows: v.array(url), slowest: v.array(url), counts: v.unknown() }),
      data,
    );
  };
  expect(await of('all')).toEqual({
    rows: ['/muda', '/lenta', '/noindex', '/boa'],
    slowest: ['/muda', '/lenta'],
    counts: { current: 4, problem: 3, left: 1 },
  });
  expect((await of('problem')).rows).toEqual(['/muda', '/lenta', '/noindex']);
  expect((await of('left')).rows).toEqual(['/antiga']);
  const { data: counts } = await secret.rpc('monitored_counts').throwOnError();
  expect(counts).toEqual({ total: 4, healthy: 3, noindex: 1, slow: 1, plain: 3 });
});

it('what the first task counts is on the page that its link opens, however many alerts are newer', async () => {
  const opened = (title: string, severity: string, minutes: number, url: string | null = null) =>
    rows.seo_alerts({ title, severity, url, created_at: ago(minutes) });
  await secret
    .from('seo_alerts')
    .insert([
      opened('O banco de dados parou', 'critical', 600),
      ...Array.from({ length: 10 }, (_, n) => opened('Baixo', 'low', n)),
      ...Array.from({ length: 25 }, (_, n) =>
        opened('Página fora do ar', 'critical', 100 + n, `https://www.example.com/${n}`),
      ),
    ])
    .throwOnError();
  const now = new Date().toISOString();
  const tasks = tasksOf({
    loadedAt: now,
    checks: { total: 30, healthy: 5, last: now, since: now },
    outages: [{ rule: 'database_down', since: ago(600) }],
    sync: { status: 'success', message: '', last_at: now, last_success_at: now },
    told: { chosen: true, status: 'success', message: '' },
    alerts: { critical: 25, high: 0, others: 10, worst: 'Página fora do ar' },
    posts: { overdue: 0, drafts_due: 0 },
    launchChecks: [],
  });
  const linked = await Promise.all(
    tasks.map(async ({ title, action }) => {
      const search = 'search' in action ? action.search : undefined;
      const asked = { state: search?.estado, level: search?.gravidade, page: 1 };
      const {
        total,
        rows: [first],
      } = await loadAlerts(secret, asked);
      return [title, first?.title, total];
    }),
  );
  expect(linked).toEqual([
    ['Religue o banco de dados', 'O banco de dados parou', 26],
    ['25 alertas críticos', 'O banco de dados parou', 26],
    ['10 alertas menores', 'Baixo', 10],
  ]);
});
