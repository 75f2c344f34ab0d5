import * as v from 'valibot';
import type { FunctionDefinition } from '../../supabase/functions/_shared/edge-function.ts';
import { runFunction } from '../../supabase/functions/_shared/edge-function.ts';
import { ConfigurationError, FunctionError } from '../../supabase/functions/_shared/errors.ts';
import { assert, assertEquals } from './assertions.ts';
import { call, database, invoke, logRows, publishableKey, publish, test } from './gateway.ts';

const body = v.object({ source: v.optional(v.string()) });

/** A function that ends as told. */
const ending = (
  end: 'success' | 'partial_success' | Error,
): FunctionDefinition<'url-audit', typeof body> => ({
  name: 'url-audit',
  callers: ['secret'],
  body,
  logType: 'url_audit',
  handle: () => {
    if (end instanceof Error) return Promise.reject(end);
    const counts = { critical: 0, high: 0, medium: 0, low: 0 };
    const result = { url_count: 0, counts, findings: [], message: end };
    return Promise.resolve({
      answer: { success: true, status: end, ...result },
      log: { status: end, message: end, data: {} },
    });
  },
});

async function run(end: Parameters<typeof ending>[0], given: object): Promise<void> {
  const print = console.error;
  console.error = () => {};
  const request = new Request('http://localhost', { method: 'POST', body: JSON.stringify(given) });
  const env = () => undefined;
  const context = { caller: database, database, trusted: true, env, now: new Date() };
  await (await runFunction(ending(end), request, context)).body?.cancel();
  console.error = print;
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

test('how a function ended is kept apart for the schedule and for operators', async () => {
  await run('success', { source: 'schedule' });
  await run(new FunctionError(502, 'x', 'O site não respondeu.'), { source: 'admin_panel' });
  const [scheduled, own] = [
    await outcome('url-audit', 'schedule'),
    await outcome('url-audit', 'operator'),
  ];
  assertEquals([scheduled?.status, scheduled?.failing_since], ['success', null]);
  assertEquals(scheduled?.last_success_at, scheduled?.last_at);
  assertEquals([own?.status, own?.message], ['error', 'O site não respondeu.']);
  assertEquals(own?.failing_since, own?.last_at);
});

test('errors in a row keep since when, and the last success', async () => {
  const failure = new FunctionError(502, 'x', 'O site não respondeu.');
  await run('success', {});
  const good = await outcome('url-audit', 'operator');
  await run(failure, {});
  const first = await outcome('url-audit', 'operator');
  await run(failure, {});
  const second = await outcome('url-audit', 'operator');
  assertEquals(second?.failing_since, first?.last_at);
  assertEquals(second?.last_success_at, good?.last_at);
  await run('partial_success', {});
  const partial = await outcome('url-audit', 'operator');
  assertEquals([partial?.failing_since, partial?.last_success_at], [null, good?.last_at]);
});

test('a missing secret is kept and logged: for the schedule once, for operators each time', async () => {
  for (const source of ['schedule', 'schedule', 'admin_panel', 'admin_panel']) {
    await run(new ConfigurationError('SITE_URL'), { source });
  }
  assertEquals((await logRows('url_audit')).length, 3);
  const kept = await outcome('url-audit', 'schedule');
  assertEquals(kept?.message, 'Falta configurar: SITE_URL. Defina o segredo e tente de novo.');
});

test('the activity log says who had it done', async () => {
  await run('success', { source: 'admin_panel', startedBy: 'maria@example.com' });
  await run('success', { source: 'schedule' });
  const [scheduled, own] = (await logRows('url_audit')).map(({ data }) => data);
  assert(JSON.stringify(own).includes('"started_by":"maria@example.com"'));
  assert(JSON.stringify(scheduled).includes('"source":"schedule"'));
});

test('visitors, tests of the sitemap and looks at the connections leave no outcome', async () => {
  await publish('um');
  await call('generate-sitemap', { method: 'POST', headers: { apikey: publishableKey } });
  await invoke('generate-sitemap', { test: true });
  await invoke('connection-check');
  const { data } = await database.from('function_outcomes').select('function').throwOnError();
  assertEquals(data, []);
  await invoke('generate-sitemap', { source: 'admin_panel' });
  assertEquals((await outcome('generate-sitemap', 'operator'))?.status, 'partial_success');
});
