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

async function queueLength() {
  const { count } = await database
    .from('indexnow_queue')
    .select('path', { count: 'exact', head: true })
    .throwOnError();
  return count;
}

it('functions without their secrets name them, in the activity log too', async () => {
  await publish('um');
  await withSettings(noSecrets, async (client) => {
    const logged: object[] = [];
    for (const [name, body, secret] of [
      ['notify-search-engines', {}, /INDEXNOW_KEY, GOOGLE_SERVICE_ACCOUNT_KEY/],
      ['force-google-indexing', {}, /INDEXNOW_KEY, GOOGLE_SERVICE_ACCOUNT_KEY/],
      ['google-search-console', { action: 'fetch_data' }, /GOOGLE_SERVICE_ACCOUNT_KEY/],
    ] as const) {
      const { status, code, message } = await refusal(name, body, client);
      expect({ name, status, code, message }).toEqual({
        name,
        status: 500,
        code: 'configuration',
        message: expect.stringMatching(secret),
      });
      logged.push({ status: 'error', message });
    }
    const { data } = await database
      .from('automation_logs')
      .select('status, message')
      .order('created_at')
      .throwOnError();
    expect(data).toEqual(logged);
  });
  expect(await queueLength()).toEqual(2);
});

it('generate-sitemap without the address of the site says so, in the activity log too', async () => {
  await publish('um');
  const { status, code, message } = await withSettings({ SITE_URL: '' }, (client) =>
    refusal('generate-sitemap', {}, client),
  );
  expect([status, code]).toEqual([500, 'configuration']);
  expect(message).toMatch(/SITE_URL/);
  const { data } = await database.from('automation_logs').select('status, message').throwOnError();
  expect(data).toEqual([{ status: 'error', message }]);
  expect(await queueLength()).toEqual(2);
});

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
  const before = Array.from({ length: 11 }, (_, index) => ({
    url_count: index,
    entries: [],
    generated_at: `2026-01-01T00:00:${10 + index}Z`,
  }));
  await database.from('generated_sitemaps').insert(before).throwOnError();
  const { body } = await invoke('generate-sitemap');
  const counts = (await kept()).map(({ url_count }) => url_count);
  expect(counts.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, body.url_count]);
});
