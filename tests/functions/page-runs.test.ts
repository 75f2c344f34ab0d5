import { readUpTo } from '#functions/read-up-to.ts';
import { schedule } from '#supabase/local/schedule.ts';
import { runJob } from '#supabase/local/scheduler.ts';
import { assert, expect, inject, it } from 'vitest';
import type { Page } from './gateway.ts';
import { database, invoke, logRows, refusal, runToEnd, servePages, siteUrl } from './gateway.ts';

/** More pages than one call takes. */
const paths = ['/', ...Array.from({ length: 150 }, (_, n) => `/p${n}`)];

/** Serves a site of these pages, all as they should be but those. */
const serveMany = (other: Record<string, Page> = {}) =>
  servePages({
    ...Object.fromEntries(paths.map((path) => [path, {}])),
    '/sitemap.xml': {
      html: `<urlset>${paths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`).join('')}</urlset>`,
    },
    ...other,
  });

const rowsOf = async (table: 'page_runs' | 'function_outcomes') =>
  (await database.from(table).select().throwOnError()).data.length;

async function openAlerts() {
  const { data } = await database
    .from('seo_alerts')
    .select('rule, url')
    .eq('resolved', false)
    .throwOnError();
  return data.map(({ rule, url }) => `${rule} ${url?.slice(siteUrl.length) ?? 'site'}`).toSorted();
}

it('many pages are checked in several calls, and the alert of a page not seen yet stays open', async () => {
  await serveMany({ '/p149': { status: 500 } });
  const slow = { title: 'Lenta', description: 'Lenta.', severity: 'low', rule: 'slow' };
  const before = ['/p1', '/p148', '/antiga'].map((path) => ({ ...slow, url: siteUrl + path }));
  await database.from('seo_alerts').insert(before).throwOnError();

  const { body: part } = await invoke('advanced-url-monitoring');
  assert(part.continues !== null);
  expect(part.continues.progress).toMatch(/^\d+ de 151 páginas$/);
  expect([part.status, part.healthy]).toEqual(['partial_success', part.url_count]);
  expect(await openAlerts()).toEqual(['slow /antiga', 'slow /p148']);
  expect([await rowsOf('function_outcomes'), (await logRows('seo_automation')).length]).toEqual([
    0, 0,
  ]);

  expect((await refusal('advanced-url-monitoring')).code).toBe('already_running');
  const whole = await runToEnd('advanced-url-monitoring', { run: part.continues.run });
  expect(whole).toMatchObject({ status: 'success', url_count: 151, healthy: 150 });
  expect([whole.opened, whole.resolved]).toEqual([1, 3]);
  expect(await openAlerts()).toEqual(['status /p149']);
  expect((await logRows('seo_automation')).map(({ message }) => message)).toEqual([whole.message]);
  expect([await rowsOf('page_runs'), await rowsOf('function_outcomes')]).toEqual([0, 1]);
  const { code } = await refusal('advanced-url-monitoring', { run: part.continues.run });
  expect(code).toBe('already_running');
});

it('a site that goes down between two calls is one alert, and the run ends', async () => {
  await serveMany();
  const { body: part } = await invoke('advanced-url-monitoring');
  await serveMany(Object.fromEntries(paths.map((path) => [path, { status: 500 }])));
  const { code } = await refusal('advanced-url-monitoring', { run: part.continues?.run });
  expect(code).toBe('site_down');
  expect(await openAlerts()).toEqual(['site_down site']);
  const { count } = await database
    .from('url_monitoring')
    .select('id', { count: 'exact', head: true })
    .eq('status_code', 200)
    .throwOnError();
  expect([count, await rowsOf('page_runs')]).toEqual([0, 0]);
});

/** A page whose title another one has too. */
const page = (body: string) => ({ html: `<head><title>Um título só</title></head>${body}` });

it('an audit compares pages of different calls', async () => {
  await serveMany({
    '/p0': page('<a href="/p149#nada">x</a><a href="/sumiu">x</a><a href="#aqui">x</a>'),
    '/p149': page('<h1 id="aqui">x</h1>'),
  });
  const { findings, url_count, counts } = await runToEnd('url-audit');
  const found = findings.map(({ code, url, evidence }) =>
    [code, url, evidence].join(' ').replaceAll(siteUrl, ''),
  );
  expect(found).toEqual(
    expect.arrayContaining([
      'title_duplicate /p149 Um título só (também em /p0)',
      'missing_anchor /p0 /p149#nada',
      'missing_anchor /p0 /p0#aqui',
      'broken_link /p0 /sumiu (HTTP 404)',
      'orphan /p148 Nenhuma página do sitemap leva até ela.',
    ]),
  );
  expect(found.filter((one) => one.startsWith('orphan'))).toHaveLength(149);
  expect(Object.values(counts).reduce((sum, number) => sum + number)).toBe(findings.length);
  const rows = await logRows('url_audit');
  expect(rows).toEqual([expect.objectContaining({ data: expect.objectContaining({ url_count }) })]);
  expect(url_count).toBe(151);
});

const dead = {
  job: 'url-audit',
  source: 'operator',
  started_by: 'maria@example.com',
  seen_at: '2026-01-01T00:00:00Z',
};

it('a run whose step died is taken over, and stays with whoever started it', async () => {
  await database
    .from('page_runs')
    .insert({ ...dead, open_steps: 2 })
    .throwOnError();
  const { body } = await invoke('url-audit', { source: 'schedule' });
  expect([body.url_count, body.continues]).toEqual([3, null]);
  expect((await logRows('url_audit'))[0]?.data).toMatchObject({
    source: 'operator',
    started_by: dead.started_by,
  });
});

it('a run that died three times is ended and told, and the next one begins anew', async () => {
  await database
    .from('page_runs')
    .insert({ ...dead, open_steps: 3 })
    .throwOnError();
  const { code, message } = await refusal('url-audit', { source: 'schedule' });
  expect([code, message]).toEqual([
    'broken_off',
    expect.stringMatching(/parou no meio, depois de/),
  ]);
  expect((await logRows('url_audit'))[0]).toMatchObject({ status: 'error', message });
  expect((await invoke('url-audit')).body.url_count).toBe(3);
});

it('the embedded schedule goes on until a run is over', async () => {
  await serveMany();
  const job = schedule.find(({ name }) => name === 'url-audit');
  assert(job !== undefined);
  await runJob(inject('supabase'), job);
  expect((await logRows('url_audit')).map(({ data }) => data)).toEqual([
    expect.objectContaining({ source: 'schedule', url_count: 151 }),
  ]);
});

it('of a page that is far too large the beginning is read', async () => {
  await servePages({ '/a': { html: `<title>x</title>${'x'.repeat(8_000_000)}` } });
  const { findings } = await runToEnd('url-audit');
  const heavy = findings.find(({ code }) => code === 'page_weight');
  expect(heavy?.evidence).toMatch(/^mais de 3\d{3} KB$/);
});

it('a body is read no further than its limit', async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulled += 1;
      controller.enqueue(new TextEncoder().encode('é'.repeat(500)));
    },
  });
  const { text, isCut } = await readUpTo(endless, 3_000);
  expect([isCut, text.length]).toEqual([true, 1_500]);
  expect(pulled).toBeLessThan(8);
  expect(await readUpTo(new Response('olá').body, 4)).toEqual({ text: 'olá', isCut: false });
});
