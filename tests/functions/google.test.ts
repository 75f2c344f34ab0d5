import { pacificToday, shiftDay } from '#functions/google/days.ts';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { dashboardReport } from '#app/admin/seo-dashboard/report.ts';
import {
  always,
  callsOf,
  database,
  failNext,
  googleError,
  haveFigures,
  invoke,
  logRows,
  refusal,
  settings,
  siteUrl,
  withSettings,
} from './gateway.ts';

/** A day in Search Console's calendar. */
const daysAgo = (days: number) => shiftDay(pacificToday(new Date()), -days);
const written = (date: string) => date.split('-').toReversed().join('/');

const whole = { action: 'fetch_data' };
const sync = (body: object = whole) => invoke('google-search-console', body);
const refused = (body: object = whole) => refusal('google-search-console', body);

/** What Google was asked for. */
const query = v.object({
  dimensions: v.array(v.string()),
  startDate: v.string(),
  endDate: v.string(),
  startRow: v.number(),
});

async function count(
  table: 'search_console_data' | 'search_console_pages' | 'search_console_days',
) {
  const { count: rows } = await database
    .from(table)
    .select('date', { count: 'exact', head: true })
    .throwOnError();
  return rows;
}

/** How many rows there are by query, by page, and of totals. */
const saved = async () => [
  await count('search_console_data'),
  await count('search_console_pages'),
  await count('search_console_days'),
];

/** What is kept of a day. */
async function dayOf(date: string) {
  const [{ data: day }, { data: pages }, { data: queries }] = await Promise.all([
    database.from('search_console_days').select().eq('date', date).maybeSingle().throwOnError(),
    database.from('search_console_pages').select().eq('date', date).throwOnError(),
    database.from('search_console_data').select().eq('date', date).throwOnError(),
  ]);
  return { day, pages: pages.length, queries: queries.length };
}

/** The clicks of a day, and how many pages and queries there are of it. */
async function kept(date: string) {
  const { day, pages, queries } = await dayOf(date);
  return [day?.clicks, pages, queries];
}

/** Whether the schedule is to go on. */
const pending = () => database.rpc('search_history_pending').throwOnError();

/** So many questions about figures that Search Console answers, before anything else becomes of them. */
const answered = (questions: number) =>
  Array.from({ length: questions }, () => ({ kind: 'pass' }) as const);

it('totals, pages and queries of each day are asked for apart, pages of 25,000 rows included, and again without change', async () => {
  await haveFigures({ busy: [daysAgo(5)] });
  const { body } = await sync();
  expect([body.success, body.status]).toEqual([true, 'success']);
  expect([body.days, body.remaining, body.rows]).toEqual([12, 0, 11 * 3 + 25_010]);
  expect(await saved()).toEqual([25_043, 12 * 5, 12]);
  const questions = (await callsOf('query')).map((recorded) => v.parse(query, recorded.body));
  expect(questions.filter(({ dimensions }) => dimensions[0] === 'date').length).toEqual(1);
  const ofBusyDay = questions
    .filter(({ startDate, endDate }) => startDate === daysAgo(5) && endDate === startDate)
    .map(({ dimensions, startRow }) => `${dimensions.join()} from ${startRow}`);
  expect(ofBusyDay.toSorted()).toEqual([
    'page from 0',
    'page,query from 0',
    'page,query from 25000',
  ]);
  const { day, pages, queries } = await dayOf(daysAgo(4));
  expect([day?.clicks, day?.impressions, day?.ctr, day?.position]).toEqual([40, 1000, 0.04, 7.5]);
  expect([day?.is_final, pages, queries]).toEqual([true, 5, 3]);
  expect([body.history.fetched, body.history.days]).toEqual([12, 12]);

  const again = await sync();
  // Only those that Google counts still.
  expect([again.body.days, again.body.remaining]).toEqual([2, 0]);
  expect(await saved()).toEqual([25_043, 12 * 5, 12]);
  const rows = await logRows('seo_automation');
  expect(rows.map((row) => row.status)).toEqual(['success', 'success']);
});

it('every card and list of the dashboard shows what Google says, and how much of it the named queries explain', async () => {
  await sync();
  const period = { first_day: daysAgo(9), last_day: daysAgo(3) };
  const { data } = await database.rpc('seo_dashboard_report', period).throwOnError();
  const report = v.parse(dashboardReport, data);
  expect(report.totals).toEqual({ clicks: 280, impressions: 7000, position: 7.5, days: 7 });
  expect(report.previous).toEqual({ clicks: 120, impressions: 3000, position: 7.5, days: 3 });
  expect(report.explained).toEqual({ clicks: 21, whole_clicks: 280 });
  expect(report.pages.length).toEqual(5);
  expect(report.pages[0]).toEqual({
    url: `${siteUrl}/pagina-0`,
    clicks: 42,
    impressions: 1050,
    position: 6.5,
  });
  expect(report.queries[0]).toEqual({
    query: 'consulta 0',
    clicks: 7,
    impressions: 28,
    position: 3.5,
  });
  const { days } = report;
  // Those that Google counts still follow the period.
  expect(days.length).toEqual(9);
  expect([days[0]?.date, days[0]?.clicks, days[0]?.is_final]).toEqual([daysAgo(9), 40, true]);
  expect([days[8]?.date, days[8]?.is_final]).toEqual([daysAgo(1), false]);
  expect(report.newest_day).toEqual(daysAgo(1));
});

it('a long history comes in steps, the newest days first, and the schedule goes on with it', async () => {
  await haveFigures({ history: 85 });
  const first = await sync();
  expect([first.body.days, first.body.remaining, first.body.success]).toEqual([80, 5, true]);
  expect([first.body.history.fetched, first.body.history.days]).toEqual([80, 85]);
  expect(first.body.message).toMatch(/80 de 85 dias/);
  expect(await dayOf(daysAgo(80)).then(({ pages }) => pages)).toEqual(5);
  expect(await dayOf(daysAgo(81)).then(({ day, pages }) => [day?.clicks, pages])).toEqual([40, 0]);
  expect((await pending()).data).toEqual(true);
  const last = await sync();
  // The two days that Google counts still are fetched anew each time.
  expect([last.body.days, last.body.remaining, last.body.history.fetched]).toEqual([7, 0, 85]);
  expect((await pending()).data).toEqual(false);
});

it('a hole is filled, however old it is, and a day of before totals were kept is fetched anew', async () => {
  await haveFigures({ history: 20 });
  await sync();
  await database.from('search_console_days').delete().eq('date', daysAgo(19)).throwOnError();
  await database
    .from('search_console_days')
    .update({ is_final: false, clicks: 1 })
    .eq('date', daysAgo(12))
    .throwOnError();
  const { body } = await sync();
  expect(body.days).toEqual(4);
  expect((await dayOf(daysAgo(12))).day?.clicks).toEqual(40);
  const { day, pages, queries } = await dayOf(daysAgo(19));
  expect([day?.clicks, day?.is_final, pages, queries]).toEqual([40, true, 5, 3]);
});

it('a period in the call limits the days', async () => {
  const { body } = await sync({ ...whole, startDate: daysAgo(6), endDate: daysAgo(4) });
  expect([body.days, body.startDate, body.endDate]).toEqual([3, daysAgo(6), daysAgo(4)]);
  expect(await saved()).toEqual([9, 15, 3]);
});

it('a day that fails leaves the days before it, whole, says how many are missing, and the schedule waits', async () => {
  // The totals, and then pages and queries of two days.
  await failNext('query', ...answered(5), ...always(googleError(403, 'quotaExceeded')));
  const { body } = await sync();
  expect([body.success, body.status]).toEqual([false, 'partial_success']);
  expect([body.days, body.remaining]).toEqual([2, 10]);
  expect(body.message).toMatch(/limite de consultas/);
  expect(body.message).toMatch(/faltam 10 dias/);
  expect(await saved()).toEqual([6, 10, 12]);
  expect((await dayOf(daysAgo(3))).day?.synced_at).toEqual(null);
  const [row] = await logRows('seo_automation');
  expect(row?.status).toEqual('partial_success');
  expect((await pending()).data).toEqual(false);
  await failNext('query');
  expect((await sync()).body.history.fetched).toEqual(12);
});

it('a service that hangs in the middle of the history ends the call, not what was written', async () => {
  await failNext('query', ...answered(3), ...always({ kind: 'hang' }));
  const { body } = await sync();
  expect([body.status, body.days]).toEqual(['partial_success', 1]);
  expect(body.message).toMatch(/não respondeu a tempo/);
});

it('answers that are empty by mistake erase nothing, and are not called a success', async () => {
  await sync();
  const renewed = [daysAgo(5), daysAgo(6), daysAgo(7), daysAgo(8)] as const;
  const [hollow, lost, quiet, rare] = renewed;
  await database
    .from('search_console_days')
    .update({ is_final: false })
    .in('date', renewed)
    .throwOnError();
  await haveFigures({ hollow: [hollow], lost: [lost], quiet: [quiet], rare: [rare] });
  const { body } = await sync();
  expect([body.success, body.status]).toEqual([false, 'partial_success']);
  expect(body.unconfirmed.toSorted()).toEqual([rare, lost, hollow]);
  expect(body.message).toMatch(new RegExp(`respondeu vazio para .*${written(hollow)}`));
  expect(await kept(hollow)).toEqual([40, 5, 3]);
  expect(await kept(lost)).toEqual([40, 5, 3]);
  // Google's own totals say zero.
  expect(await kept(quiet)).toEqual([0, 0, 0]);
  // The queries that it named once.
  expect(await kept(rare)).toEqual([40, 5, 3]);
});

it('days without any search between others are zero, and days before the first are unknown', async () => {
  await haveFigures({ quiet: [daysAgo(6)], rare: [daysAgo(5)] });
  const { body } = await sync();
  expect([body.success, body.remaining]).toEqual([true, 0]);
  const { day } = await dayOf(daysAgo(6));
  expect([day?.impressions, day?.is_final]).toEqual([0, true]);
  expect((await dayOf(daysAgo(13))).day).toEqual(null);
  expect((await dayOf(daysAgo(5))).queries).toEqual(0);
});

it('when every answer is empty the sync stops soon', async () => {
  const history = Array.from({ length: 12 }, (_, index) => daysAgo(index + 1));
  await haveFigures({ hollow: history });
  const { body } = await sync();
  expect([body.status, body.days, body.unconfirmed.length]).toEqual(['partial_success', 0, 5]);
  expect(body.message).toMatch(/vários dias seguidos/);
});

it('a property that has lost all its figures is named, and nothing is erased', async () => {
  await sync();
  const before = await saved();
  await haveFigures({ history: 0 });
  const { status, code, message } = await refused();
  expect([status, code]).toEqual([502, 'google_empty']);
  expect(message).toMatch(/"https:\/\/www\.example\.com\/" não tem nenhum número/);
  expect(message).toMatch(/SEARCH_CONSOLE_PROPERTY/);
  expect(await saved()).toEqual(before);
});

it('a property that is new has no figures yet', async () => {
  await haveFigures({ history: 0 });
  const { body } = await sync();
  expect([body.success, body.days]).toEqual([true, 0]);
  expect(body.message).toMatch(/ainda não tem números/);
});

for (const [what, service, faults, code, sentence] of [
  [
    'a quota that is used up',
    'query',
    always(googleError(429, 'rateLimitExceeded')),
    'google_quota',
    /limite de consultas/,
  ],
  [
    'an API that is not enabled',
    'query',
    always(googleError(403, 'accessNotConfigured')),
    'google_api_disabled',
    /não está ativada/,
  ],
  [
    'an account that is no owner',
    'query',
    always(googleError(403, 'forbidden')),
    'google_no_access',
    /como proprietário/,
  ],
  [
    'a token that is refused',
    'query',
    always(googleError(401, 'authError')),
    'google_unauthorized',
    /não aceitou a credencial/,
  ],
  [
    'a request that is refused',
    'query',
    always(googleError(400, 'badRequest')),
    'google_bad_request',
    /recusou o pedido/,
  ],
  [
    'a server in trouble',
    'query',
    always(googleError(503, 'backendError')),
    'google_unavailable',
    /HTTP 503/,
  ],
  [
    'a key that was revoked',
    'oauth',
    always({ kind: 'status', status: 400, body: { error: 'invalid_grant' } }),
    'google_key_revoked',
    /revogada/,
  ],
  [
    'an answer that is garbage',
    'query',
    always({ kind: 'garbage' }),
    'service_unavailable',
    /não entendemos/,
  ],
  [
    'a connection that is cut',
    'query',
    always({ kind: 'cut' }),
    'service_unavailable',
    /não respondeu/,
  ],
  [
    'a service that hangs',
    'oauth',
    always({ kind: 'hang' }),
    'service_unavailable',
    /não respondeu a tempo/,
  ],
] as const) {
  it(`${what} is explained, logged, and nothing is written`, async () => {
    await failNext(service, ...faults);
    const answer = await refused();
    expect([502, 429]).toContain(answer.status);
    expect(answer.code).toEqual(code);
    expect(answer.message).toMatch(sentence);
    expect(await saved()).toEqual([0, 0, 0]);
    const [row] = await logRows('seo_automation');
    expect([row?.status, row?.message]).toEqual(['error', answer.message]);
  });
}

it('a call that fails by itself is repeated', async () => {
  await failNext('query', googleError(503, 'backendError'), { kind: 'cut' });
  expect((await sync()).body.success).toEqual(true);
});

for (const [what, period] of [
  ['that ends before it starts', { startDate: daysAgo(1), endDate: daysAgo(4) }],
  ['that Google no longer keeps', { startDate: '2020-01-01', endDate: '2020-02-01' }],
] as const) {
  it(`a period ${what} is refused`, async () => {
    const { status, code } = await refused({ ...whole, ...period });
    expect([status, code]).toEqual([400, 'invalid_period']);
  });
}

it('another site than this one is refused', async () => {
  const { status, code } = await refused({
    ...whole,
    siteUrl: 'https://www.example.com.evil.com/',
  });
  expect([status, code]).toEqual([400, 'foreign_site']);
});

/** Has functions with other secrets refuse the sync. */
const syncWith = (secrets: Record<string, string>) =>
  withSettings(secrets, (client) => refusal('google-search-console', whole, client));

it('a property that Search Console has in its other form is named as it should be', async () => {
  const { code, message } = await syncWith({ SEARCH_CONSOLE_PROPERTY: 'sc-domain:example.com' });
  expect(code).toEqual('google_property_form');
  expect(message).toMatch(/está no Search Console como "https:\/\/www\.example\.com\/"/);
});

it('a property that the account does not see at all asks to add the account', async () => {
  const { code, message } = await syncWith({ SEARCH_CONSOLE_PROPERTY: 'https://outro.example/' });
  expect(code).toEqual('google_no_access');
  expect(message).toMatch(/propriedade "https:\/\/outro\.example\/"/);
});

const key = settings['GOOGLE_SERVICE_ACCOUNT_KEY'] ?? '';
const brokenKey = JSON.stringify({
  ...JSON.parse(key),
  private_key: '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----',
});

for (const [what, secret, sentence] of [
  ['is no JSON', 'arquivo', /o arquivo JSON inteiro/],
  ['has no private key', '{"client_email":"a@example.com"}', /o arquivo JSON inteiro/],
  ['has a broken private key', brokenKey, /chave privada não é válida/],
] as const) {
  it(`a service account key that ${what} is said to be so`, async () => {
    const { code, message } = await syncWith({ GOOGLE_SERVICE_ACCOUNT_KEY: secret });
    expect(code).toEqual('configuration');
    expect(message).toMatch(sentence);
  });
}

it('a key that Google does not know is said to be revoked', async () => {
  const other = JSON.stringify({ ...JSON.parse(key), private_key_id: 'key-2' });
  expect((await syncWith({ GOOGLE_SERVICE_ACCOUNT_KEY: other })).code).toEqual(
    'google_key_revoked',
  );
});
