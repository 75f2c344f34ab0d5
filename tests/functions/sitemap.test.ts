import { assert, expect, it } from 'vitest';
import { startFaultyGateway } from '../stand-ins/faulty-gateway.ts';
import {
  database,
  invoke,
  logRows,
  noSecrets,
  publish,
  refusal,
  settings,
  siteUrl,
  withSettings,
} from './gateway.ts';

for (const [name, body, secret, other] of [
  ['generate-sitemap', {}, /SITE_URL/, { SITE_URL: '' }],
  ['notify-search-engines', {}, /INDEXNOW_KEY, GOOGLE_SERVICE_ACCOUNT_KEY/, {}],
  ['force-google-indexing', {}, /INDEXNOW_KEY, GOOGLE_SERVICE_ACCOUNT_KEY/, {}],
  ['google-search-console', { action: 'fetch_data' }, /GOOGLE_SERVICE_ACCOUNT_KEY/, {}],
] as const) {
  it(`${name} without its secrets names them, and nothing is written`, async () => {
    await publish('um');
    const { status, code, message } = await withSettings({ ...noSecrets, ...other }, (client) =>
      refusal(name, body, client),
    );
    expect([status, code]).toEqual([500, 'configuration']);
    expect(message).toMatch(secret);
    const { data } = await database.from('automation_logs').select('id').throwOnError();
    expect(data).toEqual([]);
    const { count } = await database
      .from('indexnow_queue')
      .select('path', { count: 'exact', head: true })
      .throwOnError();
    expect(count).toEqual(2);
  });
}

it('a failure that nobody foresaw says nothing internal, and is logged', async () => {
  await publish('um');
  const gateway = await startFaultyGateway(settings['SUPABASE_URL'] ?? '');
  const body = { message: 'relation "blog_posts" is gone' };
  const faults = [{ kind: 'pass' }, { kind: 'status', status: 500, body }];
  await fetch(`${gateway.url}/__faults`, {
    method: 'POST',
    body: JSON.stringify({ service: 'rest', faults }),
  });
  await withSettings({ SUPABASE_URL: gateway.url }, async (client, _url, printed) => {
    const { status, code, message } = await refusal('generate-sitemap', {}, client);
    expect([status, code]).toEqual([500, 'internal']);
    expect(message).not.toContain('blog_posts');
    await expect.poll(printed).toContain('blog_posts');
  });
  await gateway.stop();
  const [row] = await logRows('sitemap_generation');
  expect(row?.status).toEqual('error');
});

const kept = async () => {
  const { data } = await database
    .from('generated_sitemaps')
    .select('url_count, entries')
    .throwOnError();
  return data;
};

it('a sitemap that an admin generates is kept with its entries, a test of it is not', async () => {
  await publish('um');
  await invoke('generate-sitemap', { test: true });
  expect(await kept()).toEqual([]);
  const { body } = await invoke('generate-sitemap', { source: 'admin_panel' });
  const [sitemap, ...others] = await kept();
  expect(others.length).toEqual(0);
  expect(sitemap?.url_count).toEqual(body.url_count);
  const entries: unknown = sitemap?.entries;
  assert(Array.isArray(entries) && entries.length === body.url_count);
  assert(JSON.stringify(entries).includes(`${siteUrl}/blog/um`));
});

it('the ten newest generated sitemaps are kept', async () => {
  for (let index = 0; index < 12; index += 1) await invoke('generate-sitemap');
  const { count } = await database
    .from('generated_sitemaps')
    .select('id', { count: 'exact', head: true })
    .throwOnError();
  expect(count).toEqual(10);
});
