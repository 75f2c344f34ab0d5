import type { Connection } from '#functions/answers.ts';
import { indexNowKey } from '../support/index-now-key.ts';
import { assert, expect, it } from 'vitest';
import {
  always,
  call,
  database,
  failNext,
  googleError,
  invoke,
  servePages,
  noSecrets,
  siteUrl,
  withSettings,
} from './gateway.ts';

async function check(body: object = { siteUrl }): Promise<Map<string, Connection>> {
  const { body: answer } = await invoke('connection-check', body);
  return new Map(answer.connections.map((connection) => [connection.id, connection]));
}

const goodSite = {
  '/robots.txt': { html: 'User-agent: *' },
  [`/${indexNowKey}.txt`]: { html: indexNowKey },
};

it('says that everything works, where it does', async () => {
  await servePages(goodSite);
  const connections = await check();
  expect([...connections.values()].map(({ id, status }) => `${id}: ${status}`)).toEqual([
    'site: ok',
    'indexnow: ok',
    'search_console: ok',
    'crux: ok',
  ]);
  expect(connections.get('crux')?.message ?? '').toMatch(/medidas da página inicial/);
});

it('says how to mend what does not work', async () => {
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
    expect(connections.get(id)?.status).toEqual('error');
    expect(connections.get(id)?.message ?? '').toMatch(message);
  }
});

it('says when the site and the functions know different addresses', async () => {
  await servePages(goodSite);
  const connections = await check({ siteUrl: 'https://outro.example.com' });
  expect(connections.get('site')?.message ?? '').toMatch(/VITE_SITE_URL .* SITE_URL/);
});

it('a page with too few visits is no error', async () => {
  await servePages(goodSite);
  await failNext('crux', googleError(404, 'notFound'));
  expect((await check()).get('crux')?.status).toEqual('ok');
});

it('without secrets it names each of them, and calls nobody', async () => {
  const { body } = await withSettings(noSecrets, (client) =>
    invoke('connection-check', {}, client),
  );
  const missing = body.connections.filter(({ status }) => status === 'missing');
  expect(missing.map(({ id }) => id)).toEqual(['indexnow', 'search_console', 'crux']);
  expect([body.google.account, body.google.steps[0]?.status]).toEqual([null, 'todo']);
  expect(missing.map(({ message }) => message).join(' ')).toMatch(
    /INDEXNOW_KEY.*GOOGLE_SERVICE_ACCOUNT_KEY.*CRUX_API_KEY/,
  );
});

it('answers to the secret key alone, and leaves no row in the log', async () => {
  const { status } = await call('connection-check', { method: 'POST', headers: { apikey: 'x' } });
  expect(status).toEqual(401);
  await servePages(goodSite);
  await check();
  const { data } = await database.from('automation_logs').select('id').throwOnError();
  assert(data.length === 0);
});

/** The steps of connecting Google as "step: status", and the message of the first that is not done. */
async function googleSteps() {
  const { body: answer } = await invoke('connection-check', { siteUrl });
  const { account, steps } = answer.google;
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

it('names the account to invite, and finds its property', async () => {
  await servePages(goodSite);
  const { account, states } = await googleSteps();
  expect(account).toEqual('site@project.iam.gserviceaccount.com');
  expect(states).toEqual([
    'key: done',
    'access: done',
    'api: done',
    'property: done',
    'figures: done',
  ]);
});

it('says at which step the connection of Google stands, and why', async () => {
  await servePages(goodSite);
  await sees();
  let found = await googleSteps();
  expect(found.states.slice(3)).toEqual(['property: todo', 'figures: waiting']);
  expect(found.message).toMatch(/não vê nenhum site/);

  await sees(['sc-domain:example.com', 'siteOwner']);
  found = await googleSteps();
  expect(found.states.slice(3)).toEqual(['property: wrong', 'figures: waiting']);
  expect(found.message).toMatch(/"sc-domain:example.com".*SEARCH_CONSOLE_PROPERTY/);

  await sees(['https://outro.example.com/', 'siteOwner'], [`${siteUrl}/`, 'siteUnverifiedUser']);
  found = await googleSteps();
  expect(found.states[3]).toEqual('property: todo');
  expect(found.message).toMatch(/outro.example.com/);

  await sees([`${siteUrl}/`, 'siteRestrictedUser']);
  found = await googleSteps();
  expect(found.states[3]).toEqual('property: wrong');
  expect(found.message).toMatch(/Proprietário/);

  await failNext('sites', googleError(403, 'accessNotConfigured'));
  found = await googleSteps();
  expect(found.states.slice(2)).toEqual(['api: wrong', 'property: waiting', 'figures: waiting']);
  expect(found.message).toMatch(/não está ativada/);

  await failNext(
    'oauth',
    ...always({ kind: 'status', status: 400, body: { error: 'invalid_grant' } }),
  );
  found = await googleSteps();
  expect(found.states.slice(0, 3)).toEqual(['key: done', 'access: wrong', 'api: waiting']);
});
