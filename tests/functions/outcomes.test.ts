import { expect, it } from 'vitest';
import {
  call,
  database,
  invoke,
  logRows,
  publish,
  publishableKey,
  refusal,
  servePages,
  withSettings,
} from './gateway.ts';

/** An audit that cannot read the sitemap. */
async function failedAudit(given: object): Promise<string> {
  await servePages({ '/sitemap.xml': { status: 500 } });
  const { message } = await refusal('url-audit', given);
  await servePages({});
  return message;
}

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
  const message = await failedAudit({ source: 'admin_panel' });
  const [scheduled, own] = [
    await outcome('url-audit', 'schedule'),
    await outcome('url-audit', 'operator'),
  ];
  expect([scheduled?.status, scheduled?.failing_since]).toEqual(['success', null]);
  expect(scheduled?.last_success_at).toEqual(scheduled?.last_at);
  expect([own?.status, own?.message]).toEqual(['error', message]);
  expect(own?.failing_since).toEqual(own?.last_at);
});

it('errors in a row keep since when, and the last success', async () => {
  await invoke('url-audit');
  const good = await outcome('url-audit', 'operator');
  await failedAudit({});
  const first = await outcome('url-audit', 'operator');
  await failedAudit({});
  const second = await outcome('url-audit', 'operator');
  expect(second?.failing_since).toEqual(first?.last_at);
  expect(second?.last_success_at).toEqual(good?.last_at);
  await database
    .rpc('record_function_outcome', {
      called: 'url-audit',
      caller: 'operator',
      end_status: 'partial_success',
      end_message: '',
    })
    .throwOnError();
  const partial = await outcome('url-audit', 'operator');
  expect([partial?.failing_since, partial?.last_success_at]).toEqual([null, good?.last_at]);
});

it('a missing secret is kept and logged: for the schedule once, for operators each time', async () => {
  await withSettings({ SITE_URL: '' }, async (client) => {
    for (const source of ['schedule', 'schedule', 'admin_panel', 'admin_panel']) {
      await refusal('url-audit', { source }, client);
    }
  });
  expect(await logRows('url_audit')).toHaveLength(3);
  const kept = await outcome('url-audit', 'schedule');
  expect(kept?.message).toBe('Falta configurar: SITE_URL. Defina o segredo e tente de novo.');
});

it('the activity log says who had it done', async () => {
  await invoke('url-audit', { source: 'admin_panel', startedBy: 'maria@example.com' });
  await invoke('url-audit', { source: 'schedule' });
  const [scheduled, own] = (await logRows('url_audit')).map(({ data }) => data);
  expect(own).toMatchObject({ started_by: 'maria@example.com' });
  expect(scheduled).toMatchObject({ source: 'schedule' });
});

it('visitors, tests of the sitemap and looks at the connections leave no outcome', async () => {
  await publish('um');
  await call('generate-sitemap', { method: 'POST', headers: { apikey: publishableKey } });
  await invoke('generate-sitemap', { test: true });
  await invoke('connection-check');
  const { data } = await database.from('function_outcomes').select('function').throwOnError();
  expect(data).toEqual([]);
  await invoke('generate-sitemap', { source: 'admin_panel' });
  expect((await outcome('generate-sitemap', 'operator'))?.status).toBe('partial_success');
});
