import { answers } from '../../supabase/functions/_shared/answers.ts';
import { assert, assertEquals, assertMatch } from './assertions.ts';
import { call, database, invoke, logRows, publishableKey, test } from './gateway.ts';

for (const name of Object.keys(answers)) {
  test(`${name} answers only callers with a key`, async () => {
    for (const apikey of ['', 'sb_secret_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa']) {
      const { status, body } = await call(name, { method: 'POST', headers: { apikey } });
      assertEquals(status, 401);
      assert(typeof body.code === 'string' && typeof body.message === 'string');
    }
    const { status } = await call(name, {
      method: 'POST',
      headers: { apikey: publishableKey },
      body: '{}',
    });
    assertEquals(status, name === 'generate-sitemap' ? 200 : 401);
  });

  test(`${name} refuses a malformed body, and nothing is logged`, async () => {
    for (const body of ['{', '[]', '{"source":1}', `{"source":"${'x'.repeat(70_000)}"}`]) {
      const answer = await call(name, { method: 'POST', body });
      assertEquals([answer.status, answer.body.code], [400, 'invalid_body']);
      assertMatch(answer.body.message, /corpo da chamada/);
    }
    const { data } = await database.from('automation_logs').select('id').throwOnError();
    assertEquals(data.length, 0);
  });

  test(`${name} takes POST alone and is closed to browsers`, async () => {
    for (const method of ['GET', 'PUT', 'OPTIONS']) {
      const { status, headers } = await call(name, { method });
      assertEquals([status, headers.get('allow')], [405, 'POST']);
      assertEquals(headers.get('access-control-allow-origin'), null);
    }
  });
}

const jobs = [
  ['notify-search-engines', {}],
  ['url-audit', {}],
  ['force-google-indexing', {}],
  ['google-search-console', { action: 'fetch_data' }],
  ['advanced-url-monitoring', {}],
] as const;

for (const [name, body] of jobs) {
  test(`${name} runs once at a time, and again when a dead run's time is over`, async () => {
    const lock = { job: name, run_id: crypto.randomUUID() };
    const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
    await database
      .from('job_locks')
      .insert({ ...lock, expires_at: at(60) })
      .throwOnError();
    const refused = await invoke(name, body);
    assertEquals([refused.status, refused.body.code], [409, 'already_running']);
    await database
      .from('job_locks')
      .update({ expires_at: at(-1) })
      .eq('job', name)
      .throwOnError();
    assertEquals((await invoke(name, body)).status, 200);
    const { data } = await database.from('job_locks').select('job').throwOnError();
    assertEquals(data.length, 0);
  });
}

test('two calls at the same moment: one runs, the other is refused', async () => {
  const answers = await Promise.all([invoke('url-audit'), invoke('url-audit')]);
  assertEquals(answers.map(({ status }) => status).toSorted(), [200, 409]);
  assertEquals((await logRows('url_audit')).length, 1);
});

test('generate-sitemap logs an operator and not a visitor', async () => {
  await call('generate-sitemap', { method: 'POST', headers: { apikey: publishableKey } });
  assertEquals((await logRows('sitemap_generation')).length, 0);
  const { body } = await invoke('generate-sitemap', { source: 'admin' });
  assertEquals([body.url_count, body.kind, body.success], [15, 'urlset', true]);
  assertEquals(body.counts, { pages: 4, services: 3, neighborhoods: 6, articles: 2 });
  const [row] = await logRows('sitemap_generation');
  assertEquals([row?.status, row?.message], ['partial_success', 'Sitemap gerado com 15 URLs.']);
});
