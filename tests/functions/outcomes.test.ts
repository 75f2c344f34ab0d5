import { expect, it } from 'vitest';
import {
  call,
  database,
  invoke,
  logRows,
  noSecrets,
  publishableKey,
  publish,
  refusal,
  servePages,
  withSettings,
} from './gateway.ts';

async function outcome(name: string, source: string) {
  const { data } = await database
    .from('function_outcomes')
    .select()
    .eq('function', name)
    .eq('source', source)
    .maybeSingle()
    .throwOnError();
  return data;
}

it('how a function ended is kept apart for the schedule and for operators', async () => {
  await invoke('url-audit', { source: 'schedule' });
  await servePages({ '/sitemap.xml': { status: 500 } });
  const { message } = await refusal('url-audit', { source: 'admin_panel' });
  expect(await outcome('url-audit', 'schedule')).toMatchObject({
    status: 'success',
    failing_since: null,
    last_success_at: expect.any(String),
  });
  expect(await outcome('url-audit', 'operator')).toMatchObject({
    status: 'error',
    message,
    failing_since: expect.any(String),
    last_success_at: null,
  });
});

it('a missing secret is kept and logged: for the schedule once, for operators each time', () =>
  withSettings(noSecrets, async (client) => {
    for (const source of ['schedule', 'schedule', 'admin_panel', 'admin_panel']) {
      await refusal('google-search-console', { action: 'fetch_data', source }, client);
    }
    const rows = await logRows('seo_automation');
    expect(rows).toHaveLength(3);
    const kept = await outcome('google-search-console', 'schedule');
    expect(kept?.message).toContain('GOOGLE_SERVICE_ACCOUNT_KEY');
    expect(rows[0]?.message).toBe(kept?.message);
  }));

it('the activity log says who had it done', async () => {
  await invoke('url-audit', { source: 'admin_panel', startedBy: 'maria@example.com' });
  await invoke('url-audit', { source: 'schedule' });
  expect((await logRows('url_audit')).map(({ data }) => data)).toEqual([
    expect.objectContaining({ source: 'schedule' }),
    expect.objectContaining({ source: 'operator', started_by: 'maria@example.com' }),
  ]);
});

it('visitors, tests of the sitemap and looks at the connections leave no outcome', async () => {
  await publish('um');
  await call('generate-sitemap', { method: 'POST', headers: { apikey: publishableKey } });
  await invoke('generate-sitemap', { test: true });
  await invoke('connection-check');
  const { data } = await database.from('function_outcomes').select('function').throwOnError();
  expect(data).toEqual([]);
  await invoke('generate-sitemap', { source: 'admin_panel' });
  expect(await outcome('generate-sitemap', 'operator')).toMatchObject({
    status: 'partial_success',
    failing_since: null,
  });
});
