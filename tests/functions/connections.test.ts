import type { Connection, GoogleConnection } from '../../supabase/functions/_shared/answers.ts';
import { connectionCheck } from '../../supabase/functions/connection-check/definition.ts';
import { runFunction } from '../../supabase/functions/_shared/edge-function.ts';
import { indexNowKey } from '../support/index-now-key.ts';
import { assert, assertEquals, assertMatch } from './assertions.ts';
import {
  always,
  call,
  database,
  failNext,
  googleError,
  invoke,
  servePages,
  siteUrl,
  test,
} from './gateway.ts';

async function check(body: object = { siteUrl }): Promise<Map<string, Connection>> {
  const { status, body: answer } = await invoke('connection-check', body);
  assertEquals(status, 200);
  const connections: Connection[] = answer.connections;
  return new Map(connections.map((connection) => [connection.id, connection]));
}

const goodSite = {
  '/robots.txt': { html: 'User-agent: *' },
  [`/${indexNowKey}.txt`]: { html: indexNowKey },
};

test('says that everything works, where it does', async () => {
  await servePages(goodSite);
  const connections = await check();
  assertEquals(
    [...connections.values()].map(({ id, status }) => `${id}: ${status}`),
    ['site: ok', 'indexnow: ok', 'search_console: ok', 'crux: ok'],
  );
  assertMatch(connections.get('crux')?.message ?? '', /medidas da página inicial/);
});

test('says how to mend what does not work', async () => {
  await servePages({ '/robots.txt': { status: 503 }, [`/${indexNowKey}.txt`]: { html: 'outra' } });
  await failNext('query', ...always(googleError(403, 'forbidden')));
  await failNext('crux', ...always(googleError(429, 'quotaExceeded')));
  const connections = await check();
  const messages: [id: string, message: RegExp][] = [
    ['site', /HTTP 503/],
    ['indexnow', /mesma INDEXNOW_KEY/],
    ['search_console', /adicione o e-mail da conta de serviço/],
    ['crux', /limite de consultas/],
  ];
  for (const [id, message] of messages) {
    assertEquals(connections.get(id)?.status, 'error');
    assertMatch(connections.get(id)?.message ?? '', message);
  }
});

test('says when the site and the functions know different addresses', async () => {
  await servePages(goodSite);
  const connections = await check({ siteUrl: 'https://outro.example.com' });
  assertMatch(connections.get('site')?.message ?? '', /VITE_SITE_URL .* SITE_URL/);
});

test('a page with too few visits is no error', async () => {
  await servePages(goodSite);
  await failNext('crux', googleError(404, 'notFound'));
  assertEquals((await check()).get('crux')?.status, 'ok');
});

test('without secrets it names each of them, and calls nobody', async () => {
  const request = new Request('http://localhost/', { method: 'POST', body: '{}' });
  const response = await runFunction(connectionCheck, request, {
    caller: database,
    database,
    trusted: true,
    env: (name) => (name === 'SITE_URL' ? siteUrl : undefined),
    now: new Date(),
  });
  const answer: { connections: Connection[]; google: GoogleConnection } = await response.json();
  const { connections, google } = answer;
  assertEquals([google.account, google.steps[0]?.status], [null, 'todo']);
  const missing = connections.filter(({ status }) => status === 'missing');
  assertEquals(
    missing.map(({ id }) => id),
    ['indexnow', 'search_console', 'crux'],
  );
  assertMatch(
    missing.map(({ message }) => message).join(' '),
    /INDEXNOW_KEY.*GOOGLE_SERVICE_ACCOUNT_KEY.*CRUX_API_KEY/,
  );
});

test('answers to the secret key alone, and leaves no row in the log', async () => {
  const { status } = await call('connection-check', { method: 'POST', headers: { apikey: 'x' } });
  assertEquals(status, 401);
  await servePages(goodSite);
  await check();
  const { data } = await database.from('automation_logs').select('id').throwOnError();
  assert(data.length === 0);
});

/** The steps of connecting Google as "step: status", and the message of the first that is not done. */
async function googleSteps() {
  const { body: answer } = await invoke('connection-check', { siteUrl });
  const { account, steps }: GoogleConnection = answer.google;
  return {
    account,
    states: steps.map(({ id, status }) => `${id}: ${status}`),
    message: steps.find(({ status }) => status !== 'done')?.message ?? '',
  };
}

const sees = (...properties: [siteUrl: string, permissionLevel: string][]) =>
  failNext('sites', {
    kind: 'status',
    status: 200,
    body: {
      siteEntry: properties.map(([name, permissionLevel]) => ({ siteUrl: name, permissionLevel })),
    },
  });

test('names the account to invite, and finds its property', async () => {
  await servePages(goodSite);
  const { account, states } = await googleSteps();
  assertEquals(account, 'site@project.iam.gserviceaccount.com');
  assertEquals(states, [
    'key: done',
    'access: done',
    'api: done',
    'property: done',
    'figures: done',
  ]);
});

test('says at which step the connection of Google stands, and why', async () => {
  await servePages(goodSite);
  await sees();
  let found = await googleSteps();
  assertEquals(found.states.slice(3), ['property: todo', 'figures: waiting']);
  assertMatch(found.message, /não vê nenhum site/);

  await sees(['sc-domain:example.com', 'siteOwner']);
  found = await googleSteps();
  assertEquals(found.states.slice(3), ['property: wrong', 'figures: waiting']);
  assertMatch(found.message, /"sc-domain:example.com".*SEARCH_CONSOLE_PROPERTY/);

  await sees(['https://outro.example.com/', 'siteOwner'], [`${siteUrl}/`, 'siteUnverifiedUser']);
  found = await googleSteps();
  assertEquals(found.states[3], 'property: todo');
  assertMatch(found.message, /outro.example.com/);

  await sees([`${siteUrl}/`, 'siteRestrictedUser']);
  found = await googleSteps();
  assertEquals(found.states[3], 'property: wrong');
  assertMatch(found.message, /Proprietário/);

  await failNext('sites', googleError(403, 'accessNotConfigured'));
  found = await googleSteps();
  assertEquals(found.states.slice(2), ['api: wrong', 'property: waiting', 'figures: waiting']);
  assertMatch(found.message, /não está ativada/);

  await failNext(
    'oauth',
    ...always({ kind: 'status', status: 400, body: { error: 'invalid_grant' } }),
  );
  found = await googleSteps();
  assertEquals(found.states.slice(0, 3), ['key: done', 'access: wrong', 'api: waiting']);
});
