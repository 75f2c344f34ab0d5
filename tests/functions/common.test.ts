import { answers } from '#functions/answers.ts';
import { expect, inject, it } from 'vitest';
import {
  call,
  database,
  invoke,
  logRows,
  publishableKey,
  refusal,
  servePages,
  withSettings,
} from './gateway.ts';

const { secretKey } = inject('supabase');

for (const name of Object.keys(answers)) {
  it(`${name} answers only callers with a key, refuses a malformed body, takes POST alone and is closed to browsers`, async () => {
    for (const apikey of ['', 'sb_secret_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa']) {
      const answer = await call(name, { method: 'POST', headers: { apikey } });
      expect(answer).toMatchObject({
        status: 401,
        code: expect.any(String),
        message: expect.any(String),
      });
    }
    const publicly = await call(name, {
      method: 'POST',
      headers: { apikey: publishableKey },
      body: '{}',
    });
    expect(publicly.status).toEqual(name === 'generate-sitemap' ? 200 : 401);
    // The public may generate a sitemap, and nothing that is refused is logged.
    for (const body of ['{', '[]', '{"source":1}', `{"source":"${'x'.repeat(70_000)}"}`]) {
      const answer = await call(name, { method: 'POST', body });
      expect(answer).toMatchObject({
        status: 400,
        code: 'invalid_body',
        message: expect.stringContaining('corpo da chamada'),
      });
    }
    const { data } = await database.from('automation_logs').select('id').throwOnError();
    expect(data.length).toEqual(0);
    for (const method of ['GET', 'PUT', 'OPTIONS']) {
      const { status, headers } = await call(name, { method });
      expect([status, headers.get('allow')]).toEqual([405, 'POST']);
      expect(headers.get('access-control-allow-origin')).toEqual(null);
    }
  });
}

it('a body without end is refused as soon as it is too long', async () => {
  const rest = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(64 * 1024 + 1).fill(32)),
  });
  await withSettings({}, async (_client, url) => {
    const init = { method: 'POST', body, duplex: 'half', signal: rest.signal } as const;
    const { status, code } = await call('url-audit', init, url);
    rest.abort();
    expect([status, code]).toEqual([400, 'invalid_body']);
  });
});

const jobs = [
  ['notify-search-engines', {}],
  ['url-audit', {}],
  ['force-google-indexing', {}],
  ['google-search-console', { action: 'fetch_data' }],
  ['advanced-url-monitoring', {}],
] as const;

const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

for (const [name, body] of jobs) {
  it(`${name} runs once at a time, and again when a dead run's time is over`, async () => {
    const lock = { job: name, run_id: crypto.randomUUID() };
    await database
      .from('job_locks')
      .insert({ ...lock, expires_at: at(60) })
      .throwOnError();
    const refused = await refusal(name, body);
    expect([refused.status, refused.code]).toEqual([409, 'already_running']);
    await database
      .from('job_locks')
      .update({ expires_at: at(-1) })
      .eq('job', name)
      .throwOnError();
    await invoke(name, body);
    const { data } = await database.from('job_locks').select('job').throwOnError();
    expect(data.length).toEqual(0);
  });
}

it('two calls at the same moment: one runs, the other is refused', async () => {
  // The first is still waiting for a page when the second comes.
  await servePages({ '/a': { hang: true } });
  const both = await Promise.all([1, 2].map(() => call('url-audit', { method: 'POST' })));
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect((await logRows('url_audit')).length).toEqual(1);
});

it("a request's id is in the answer, the function's log and the activity log", async () => {
  const id = `edge-${crypto.randomUUID()}`;
  await withSettings({}, async (_client, url, printed) => {
    const send = (body: string) =>
      fetch(`${url}/functions/v1/generate-sitemap`, {
        method: 'POST',
        headers: { apikey: secretKey, 'x-request-id': id },
        body,
      });
    const refused = await send('[]');
    expect([refused.status, refused.headers.get('x-request-id')]).toEqual([400, id]);
    await expect.poll(printed).toContain(`"function":"generate-sitemap","requestId":"${id}"`);
    expect((await send('{}')).status).toBe(200);
  });
  const [row] = await logRows('sitemap_generation');
  expect(row?.data).toMatchObject({ request_id: id });
});

it('generate-sitemap logs an operator and not a visitor', async () => {
  await call('generate-sitemap', { method: 'POST', headers: { apikey: publishableKey } });
  expect((await logRows('sitemap_generation')).length).toEqual(0);
  const { body } = await invoke('generate-sitemap', { source: 'admin' });
  expect([body.url_count, body.kind, body.success]).toEqual([15, 'urlset', true]);
  expect(body.counts).toEqual({ pages: 4, services: 3, neighborhoods: 6, articles: 2 });
  const [row] = await logRows('sitemap_generation');
  expect([row?.status, row?.message]).toEqual(['partial_success', 'Sitemap gerado com 15 URLs.']);
});
