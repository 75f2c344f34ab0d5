import { expect, it } from 'vitest';
import * as v from 'valibot';
import {
  always,
  callsOf,
  database,
  failNext,
  googleError,
  invoke,
  logRows,
  refusal,
  settings,
  withSettings,
} from './gateway.ts';

const week = { action: 'fetch_data', startDate: '2026-11-01', endDate: '2026-11-04' };
const sync = (body: object = week) => invoke('google-search-console', body);
const refused = (body: object = week) => refusal('google-search-console', body);

/** What Google was asked for. */
const query = v.object({
  dimensions: v.array(v.string()),
  startDate: v.string(),
  endDate: v.string(),
  startRow: v.number(),
});

async function savedRows(): Promise<number> {
  const { count } = await database
    .from('search_console_data')
    .select('url', { count: 'exact', head: true })
    .throwOnError();
  return count ?? 0;
}

it('the figures of each day are copied, pages of 25,000 rows included, and again without change', async () => {
  const first = await sync();
  expect([first.body.success, first.body.days, first.body.rows]).toEqual([true, 4, 25_019]);
  expect(first.body.totals?.impressions).toEqual(1000);
  expect(await savedRows()).toEqual(25_019);
  const queries = (await callsOf('query')).map(({ body }) => v.parse(query, body));
  expect(queries[0]?.dimensions).toEqual([]);
  expect(
    queries
      .filter(({ startDate, endDate }) => startDate === '2026-11-03' && endDate === startDate)
      .map((q) => q.startRow),
  ).toEqual([0, 25_000]);
  expect((await sync()).body.rows).toEqual(25_019);
  expect(await savedRows()).toEqual(25_019);
  const rows = await logRows('seo_automation');
  expect(rows.map(({ status }) => status)).toEqual(['success', 'success']);
});

it('without dates the last seven days are copied', async () => {
  const { body } = await sync({ action: 'fetch_data' });
  const days = (Date.parse(body.endDate) - Date.parse(body.startDate)) / 86_400_000;
  expect(days).toEqual(7);
});

it('a day that fails leaves the days before it, whole, and says what is missing', async () => {
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
  const { body } = await sync();
  expect([body.success, body.rows, body.days]).toEqual([false, 1, 1]);
  expect(body.missing).toEqual(['2026-11-02', '2026-11-03', '2026-11-04']);
  expect(body.message).toMatch(/limite de consultas/);
  expect(await savedRows()).toEqual(1);
  const [row] = await logRows('seo_automation');
  expect(row?.status).toEqual('partial_success');
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
    expect(await savedRows()).toEqual(0);
    const [row] = await logRows('seo_automation');
    expect([row?.status, row?.message]).toEqual(['error', answer.message]);
  });
}

it('a call that fails by itself is repeated', async () => {
  await failNext('query', googleError(503, 'backendError'), { kind: 'cut' });
  expect((await sync({ ...week, endDate: '2026-11-01' })).body.success).toEqual(true);
});

for (const [what, period] of [
  ['that ends before it starts', { startDate: '2026-11-04', endDate: '2026-11-01' }],
  ['of more than three months', { startDate: '2026-01-01', endDate: '2026-11-01' }],
] as const) {
  it(`a period ${what} is refused`, async () => {
    const { status, code } = await refused({ ...week, ...period });
    expect([status, code]).toEqual([400, 'invalid_period']);
  });
}

it('another site than this one is refused', async () => {
  const { status, code } = await refused({
    ...week,
    siteUrl: 'https://www.example.com.evil.com/',
  });
  expect([status, code]).toEqual([400, 'foreign_site']);
});

/** Has functions with other secrets refuse the sync. */
const syncWith = (secrets: Record<string, string>) =>
  withSettings(secrets, (client) => refusal('google-search-console', week, client));

it('a property that Search Console has in its other form is named as it should be', async () => {
  const { code, message } = await syncWith({ SEARCH_CONSOLE_PROPERTY: 'sc-domain:example.com' });
  expect(code).toEqual('google_property_form');
  expect(message).toMatch(/está no Search Console como "https:\/\/www\.example\.com\/"/);
});

it('a property that the account does not see at all asks to add the account', async () => {
  const { code } = await syncWith({ SEARCH_CONSOLE_PROPERTY: 'https://outro.example/' });
  expect(code).toEqual('google_no_access');
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
