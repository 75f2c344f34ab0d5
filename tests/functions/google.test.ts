import { runFunction } from '../../supabase/functions/_shared/edge-function.ts';
import { googleSearchConsole } from '../../supabase/functions/google-search-console/definition.ts';
import { assert, assertEquals, assertMatch } from './assertions.ts';
import {
  always,
  callsOf,
  database,
  failNext,
  googleError,
  haveFigures,
  invoke,
  logRows,
  siteUrl,
  test,
} from './gateway.ts';

const pacific = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles' });
/** A day in Search Console's calendar. */
const daysAgo = (days: number) => pacific.format(Date.now() - days * 86_400_000);
const written = (date: string) => date.split('-').toReversed().join('/');

const whole = { action: 'fetch_data' };
const sync = (body: object = whole) => invoke('google-search-console', body);

async function count(
  table: 'search_console_data' | 'search_console_pages' | 'search_console_days',
) {
  const { count: rows } = await database
    .from(table)
    .select('date', { count: 'exact', head: true })
    .throwOnError();
  return rows;
}

interface Figures {
  clicks: number;
  impressions: number;
  position: number;
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

/** So many questions about figures that Search Console answers, before anything else becomes of them. */
const answered = (questions: number) =>
  Array.from({ length: questions }, () => ({ kind: 'wait', milliseconds: 0 }) as const);

test('totals, pages and queries of each day are asked for apart, pages of 25,000 rows included, and again without change', async () => {
  await haveFigures({ busy: [daysAgo(5)] });
  const { status, body } = await sync();
  assertEquals([status, body.success, body.status], [200, true, 'success']);
  assertEquals([body.days, body.remaining, body.rows], [12, 0, 11 * 3 + 25_010]);
  assertEquals(await saved(), [25_043, 12 * 5, 12]);
  const questions = (await callsOf('query')).map(({ body: question }) => question);
  assertEquals(questions.filter(({ dimensions }) => dimensions[0] === 'date').length, 1);
  const ofBusyDay = questions
    .filter(({ startDate, endDate }) => startDate === daysAgo(5) && endDate === startDate)
    .map(({ dimensions, startRow }) => `${dimensions} from ${startRow}`);
  assertEquals(ofBusyDay.toSorted(), ['page from 0', 'page,query from 0', 'page,query from 25000']);
  const { day, pages, queries } = await dayOf(daysAgo(4));
  assertEquals([day?.clicks, day?.impressions, day?.ctr, day?.position], [40, 1000, 0.04, 7.5]);
  assertEquals([day?.is_final, pages, queries], [true, 5, 3]);
  assertEquals([body.history.fetched, body.history.days], [12, 12]);

  const again = await sync();
  // Only those that Google counts still.
  assertEquals([again.body.days, again.body.remaining], [2, 0]);
  assertEquals(await saved(), [25_043, 12 * 5, 12]);
  const rows = await logRows('seo_automation');
  assertEquals(
    rows.map((row) => row.status),
    ['success', 'success'],
  );
});

test('every card and list of the dashboard shows what Google says, and how much of it the named queries explain', async () => {
  await sync();
  const period = { first_day: daysAgo(9), last_day: daysAgo(3) };
  const { data } = await database.rpc('seo_dashboard_report', period).throwOnError();
  const report = Object(data);
  const figures = ({ clicks, impressions, position }: Figures) => [clicks, impressions, position];
  assertEquals([...figures(report.totals), report.totals.days], [280, 7000, 7.5, 7]);
  assertEquals([...figures(report.previous), report.previous.days], [120, 3000, 7.5, 3]);
  assertEquals(report.explained, { clicks: 21, impressions: 84 });
  assertEquals(report.pages.length, 5);
  const [[page], [query]] = [report.pages, report.queries];
  assertEquals([page.url, ...figures(page)], [`${siteUrl}/pagina-0`, 42, 1050, 6.5]);
  assertEquals([query.query, ...figures(query)], ['consulta 0', 7, 28, 3.5]);
  const days: { date: string; clicks: number; is_final: boolean }[] = report.days;
  // Those that Google counts still follow the period.
  assertEquals(days.length, 9);
  assertEquals([days[0]?.date, days[0]?.clicks, days[0]?.is_final], [daysAgo(9), 40, true]);
  assertEquals([days[8]?.date, days[8]?.is_final], [daysAgo(1), false]);
  assertEquals(report.newest_day, daysAgo(1));
});

test('a long history comes in steps, the newest days first, and the schedule goes on with it', async () => {
  await haveFigures({ history: 200 });
  const first = await sync();
  assertEquals([first.body.days, first.body.remaining, first.body.success], [80, 120, true]);
  assertEquals([first.body.history.fetched, first.body.history.days], [80, 200]);
  assertMatch(first.body.message, /80 de 200 dias/);
  assertEquals(await dayOf(daysAgo(80)).then(({ pages }) => pages), 5);
  assertEquals(await dayOf(daysAgo(81)).then(({ day, pages }) => [day?.clicks, pages]), [40, 0]);
  const pending = () => database.rpc('search_history_pending').throwOnError();
  assertEquals((await pending()).data, true);
  // The two days that Google counts still are fetched anew each time.
  assertEquals((await sync()).body.remaining, 42);
  const last = await sync();
  assertEquals([last.body.remaining, last.body.history.fetched], [0, 200]);
  assertEquals((await pending()).data, false);
});

test('a hole is filled, however old it is, and a day of before totals were kept is fetched anew', async () => {
  await haveFigures({ history: 60 });
  await sync();
  await database.from('search_console_days').delete().eq('date', daysAgo(50)).throwOnError();
  await database
    .from('search_console_days')
    .update({ is_final: false, clicks: 1 })
    .eq('date', daysAgo(30))
    .throwOnError();
  const { body } = await sync();
  assertEquals(body.days, 4);
  assertEquals((await dayOf(daysAgo(30))).day?.clicks, 40);
  const { day, pages, queries } = await dayOf(daysAgo(50));
  assertEquals([day?.clicks, day?.is_final, pages, queries], [40, true, 5, 3]);
});

test('a period in the call limits the days', async () => {
  const { body } = await sync({ ...whole, startDate: daysAgo(6), endDate: daysAgo(4) });
  assertEquals([body.days, body.startDate, body.endDate], [3, daysAgo(6), daysAgo(4)]);
  assertEquals(await saved(), [9, 15, 3]);
});

test('a day that fails leaves the days before it, whole, says how many are missing, and the schedule waits', async () => {
  // The totals, and then pages and queries of two days.
  await failNext('query', ...answered(5), ...always(googleError(403, 'quotaExceeded')));
  const { status, body } = await sync();
  assertEquals([status, body.success, body.status], [200, false, 'partial_success']);
  assertEquals([body.days, body.remaining], [2, 10]);
  assertMatch(body.message, /limite de consultas/);
  assertMatch(body.message, /faltam 10 dias/);
  assertEquals(await saved(), [6, 10, 12]);
  assertEquals((await dayOf(daysAgo(3))).day?.synced_at, null);
  const [row] = await logRows('seo_automation');
  assertEquals(row?.status, 'partial_success');
  const { data: pending } = await database.rpc('search_history_pending').throwOnError();
  assertEquals(pending, false);
  await failNext('query');
  assertEquals((await sync()).body.history.fetched, 12);
});

test('a service that hangs in the middle of the history ends the call, not what was written', async () => {
  await failNext('query', ...answered(3), ...always({ kind: 'hang' }));
  const { body } = await sync();
  assertEquals([body.status, body.days], ['partial_success', 1]);
  assertMatch(body.message, /não respondeu a tempo/);
});

test('answers that are empty by mistake erase nothing, and are not called a success', async () => {
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
  assertEquals([body.success, body.status], [false, 'partial_success']);
  assertEquals(body.unconfirmed.toSorted(), [rare, lost, hollow]);
  assertMatch(body.message, new RegExp(`respondeu vazio para .*${written(hollow)}`));
  const kept = async (date: string) => {
    const { day, pages, queries } = await dayOf(date);
    return [day?.clicks, pages, queries];
  };
  assertEquals(await kept(hollow), [40, 5, 3]);
  assertEquals(await kept(lost), [40, 5, 3]);
  // Google's own totals say zero.
  assertEquals(await kept(quiet), [0, 0, 0]);
  // The queries that it named once.
  assertEquals(await kept(rare), [40, 5, 3]);
});

test('days without any search between others are zero, and days before the first are unknown', async () => {
  await haveFigures({ quiet: [daysAgo(6)], rare: [daysAgo(5)] });
  const { body } = await sync();
  assertEquals([body.success, body.remaining], [true, 0]);
  const { day } = await dayOf(daysAgo(6));
  assertEquals([day?.impressions, day?.is_final], [0, true]);
  assertEquals((await dayOf(daysAgo(13))).day, null);
  assertEquals((await dayOf(daysAgo(5))).queries, 0);
});

test('when every answer is empty the sync stops soon', async () => {
  const history = Array.from({ length: 12 }, (_, index) => daysAgo(index + 1));
  await haveFigures({ hollow: history });
  const { body } = await sync();
  assertEquals([body.status, body.days, body.unconfirmed.length], ['partial_success', 0, 5]);
  assertMatch(body.message, /vários dias seguidos/);
});

test('a property that has lost all its figures is named, and nothing is erased', async () => {
  await sync();
  const before = await saved();
  await haveFigures({ history: 0 });
  const { status, body } = await sync();
  assertEquals([status, body.code], [502, 'google_empty']);
  assertMatch(body.message, /"https:\/\/www\.example\.com\/" não tem nenhum número/);
  assertMatch(body.message, /SEARCH_CONSOLE_PROPERTY/);
  assertEquals(await saved(), before);
});

test('a property that is new has no figures yet', async () => {
  await haveFigures({ history: 0 });
  const { body } = await sync();
  assertEquals([body.success, body.days], [true, 0]);
  assertMatch(body.message, /ainda não tem números/);
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
  test(`${what} is explained, logged, and nothing is written`, async () => {
    await failNext(service, ...faults);
    const { status, body } = await sync();
    assert(status === 502 || status === 429, `${status}`);
    assertEquals(body.code, code);
    assertMatch(body.message, sentence);
    assertEquals(await saved(), [0, 0, 0]);
    const [row] = await logRows('seo_automation');
    assertEquals([row?.status, row?.message], ['error', body.message]);
  });
}

test('a call that fails by itself is repeated', async () => {
  await failNext('query', googleError(503, 'backendError'), { kind: 'cut' });
  assertEquals((await sync()).body.success, true);
});

for (const [what, period] of [
  ['that ends before it starts', { startDate: daysAgo(1), endDate: daysAgo(4) }],
  ['that Google no longer keeps', { startDate: '2020-01-01', endDate: '2020-02-01' }],
] as const) {
  test(`a period ${what} is refused`, async () => {
    const { status, body } = await sync({ ...whole, ...period });
    assertEquals([status, body.code], [400, 'invalid_period']);
  });
}

test('another site than this one is refused', async () => {
  const { status, body } = await sync({ ...whole, siteUrl: 'https://www.example.com.evil.com/' });
  assertEquals([status, body.code], [400, 'foreign_site']);
});

/** Runs the sync in this process, with other secrets than the functions' own. */
async function syncWith(
  secrets: Record<string, string>,
): Promise<{ code: string; message: string }> {
  const request = new Request('http://localhost', { method: 'POST', body: JSON.stringify(whole) });
  const print = console.error;
  console.error = () => {};
  const response = await runFunction(googleSearchConsole, request, {
    caller: database,
    database,
    trusted: true,
    env: (name) => secrets[name] ?? (name === 'SITE_URL' ? siteUrl : Deno.env.get(name)),
    now: new Date(),
  });
  console.error = print;
  return response.json();
}

test('a property that Search Console has in its other form is named as it should be', async () => {
  const { code, message } = await syncWith({ SEARCH_CONSOLE_PROPERTY: 'sc-domain:example.com' });
  assertEquals(code, 'google_property_form');
  assertMatch(message, /está no Search Console como "https:\/\/www\.example\.com\/"/);
});

test('a property that the account does not see at all asks to add the account', async () => {
  const { code, message } = await syncWith({ SEARCH_CONSOLE_PROPERTY: 'https://outro.example/' });
  assertEquals(code, 'google_no_access');
  assertMatch(message, /propriedade "https:\/\/outro\.example\/"/);
});

const key = Deno.env.get('GOOGLE_SERVICE_ACCOUNT_KEY') ?? '';
const brokenKey = JSON.stringify({
  ...JSON.parse(key),
  private_key: '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----',
});

for (const [what, secret, sentence] of [
  ['is no JSON', 'arquivo', /o arquivo JSON inteiro/],
  ['has no private key', '{"client_email":"a@example.com"}', /o arquivo JSON inteiro/],
  ['has a broken private key', brokenKey, /chave privada não é válida/],
] as const) {
  test(`a service account key that ${what} is said to be so`, async () => {
    const { code, message } = await syncWith({ GOOGLE_SERVICE_ACCOUNT_KEY: secret });
    assertEquals(code, 'configuration');
    assertMatch(message, sentence);
  });
}

test('a key that Google does not know is said to be revoked', async () => {
  const other = JSON.stringify({ ...JSON.parse(key), private_key_id: 'key-2' });
  assertEquals((await syncWith({ GOOGLE_SERVICE_ACCOUNT_KEY: other })).code, 'google_key_revoked');
});
