import { runFunction } from '../../supabase/functions/_shared/edge-function.ts';
import { googleSearchConsole } from '../../supabase/functions/google-search-console/definition.ts';
import { assert, assertEquals, assertMatch } from './assertions.ts';
import {
  always,
  callsOf,
  database,
  failNext,
  googleError,
  invoke,
  logRows,
  siteUrl,
  test,
} from './gateway.ts';

const week = { action: 'fetch_data', startDate: '2026-11-01', endDate: '2026-11-04' };
const sync = (body: object = week) => invoke('google-search-console', body);

async function savedRows(): Promise<number> {
  const { count } = await database
    .from('search_console_data')
    .select('url', { count: 'exact', head: true })
    .throwOnError();
  return count ?? 0;
}

test('the figures of each day are copied, pages of 25,000 rows included, and again without change', async () => {
  const first = await sync();
  assertEquals(first.status, 200);
  assertEquals([first.body.success, first.body.days, first.body.rows], [true, 4, 25_019]);
  assertEquals(first.body.totals.impressions, 1000);
  assertEquals(await savedRows(), 25_019);
  const queries = (await callsOf('query')).map(({ body }) => body);
  assertEquals(queries[0].dimensions, []);
  assertEquals(
    queries
      .filter(({ startDate, endDate }) => startDate === '2026-11-03' && endDate === startDate)
      .map((q) => q.startRow),
    [0, 25_000],
  );
  assertEquals((await sync()).body.rows, 25_019);
  assertEquals(await savedRows(), 25_019);
  const rows = await logRows('seo_automation');
  assertEquals(
    rows.map(({ status }) => status),
    ['success', 'success'],
  );
});

test('without dates the last seven days are copied', async () => {
  const { body } = await sync({ action: 'fetch_data' });
  const days = (Date.parse(body.endDate) - Date.parse(body.startDate)) / 86_400_000;
  assertEquals(days, 7);
});

test('a day that fails leaves the days before it, whole, and says what is missing', async () => {
  const none: [] = [];
  await failNext(
    'query',
    { kind: 'status', status: 200, body: { rows: none } },
    {
      kind: 'status',
      status: 200,
      body: {
        rows: [
          {
            keys: ['2026-11-01', 'https://www.example.com/', 'pia'],
            clicks: 1,
            impressions: 2,
            ctr: 0.5,
            position: 1,
          },
        ],
      },
    },
    googleError(403, 'quotaExceeded'),
  );
  const { status, body } = await sync();
  assertEquals([status, body.success, body.rows, body.days], [200, false, 1, 1]);
  assertEquals(body.missing, ['2026-11-02', '2026-11-03', '2026-11-04']);
  assertMatch(body.message, /limite de consultas/);
  assertEquals(await savedRows(), 1);
  const [row] = await logRows('seo_automation');
  assertEquals(row?.status, 'partial_success');
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
    assertEquals(await savedRows(), 0);
    const [row] = await logRows('seo_automation');
    assertEquals([row?.status, row?.message], ['error', body.message]);
  });
}

test('a call that fails by itself is repeated', async () => {
  await failNext('query', googleError(503, 'backendError'), { kind: 'cut' });
  assertEquals((await sync({ ...week, endDate: '2026-11-01' })).body.success, true);
});

for (const [what, period] of [
  ['that ends before it starts', { startDate: '2026-11-04', endDate: '2026-11-01' }],
  ['of more than three months', { startDate: '2026-01-01', endDate: '2026-11-01' }],
] as const) {
  test(`a period ${what} is refused`, async () => {
    const { status, body } = await sync({ ...week, ...period });
    assertEquals([status, body.code], [400, 'invalid_period']);
  });
}

test('another site than this one is refused', async () => {
  const { status, body } = await sync({ ...week, siteUrl: 'https://www.example.com.evil.com/' });
  assertEquals([status, body.code], [400, 'foreign_site']);
});

/** Runs the sync in this process, with other secrets than the functions' own. */
async function syncWith(
  secrets: Record<string, string>,
): Promise<{ code: string; message: string }> {
  const request = new Request('http://localhost', { method: 'POST', body: JSON.stringify(week) });
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
  const { code } = await syncWith({ SEARCH_CONSOLE_PROPERTY: 'https://outro.example/' });
  assertEquals(code, 'google_no_access');
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
