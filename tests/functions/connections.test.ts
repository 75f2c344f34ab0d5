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
