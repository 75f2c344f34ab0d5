import { assertEquals, assertMatch } from './assertions.ts';
import {
  always,
  callsOf,
  database,
  failNext,
  googleError,
  invoke,
  logRows,
  publish,
  siteUrl,
  test,
} from './gateway.ts';

const notify = (body: object = {}) => invoke('notify-search-engines', body);

async function queued(): Promise<string[]> {
  const { data } = await database
    .from('indexnow_queue')
    .select('path')
    .order('path')
    .throwOnError();
  return data.map(({ path }) => path);
}

const notified = async () => (await callsOf('indexnow')).map(({ body }) => body.urlList.toSorted());

test('the first notification names the whole site, the next ones what changed since', async () => {
  await publish('um', 'dois');
  const first = await notify();
  assertEquals([first.status, first.body.status, first.body.url_count], [200, 'success', 17]);
  assertEquals(await queued(), []);
  assertEquals(
    (await callsOf('sitemaps')).map(({ method, path }) => [
      method,
      decodeURIComponent(path.split('/').at(-1) ?? ''),
    ]),
    [
      ['PUT', `${siteUrl}/sitemap.xml`],
      ['PUT', `${siteUrl}/sitemap-news.xml`],
    ],
  );

  await database
    .from('blog_posts')
    .update({ title: 'Outro título' })
    .eq('slug', 'um')
    .throwOnError();
  assertEquals((await notify()).body.url_count, 2);
  assertEquals((await notified()).at(-1), [`${siteUrl}/blog`, `${siteUrl}/blog/um`]);
  assertEquals((await notify()).body.url_count, 0);
  assertEquals((await callsOf('indexnow')).length, 2);
  assertEquals(
    (await logRows('search_engine_notification')).map(({ status }) => status),
    ['success', 'success', 'success'],
  );
});

test('a schedule that finds no change calls nobody and logs nothing', async () => {
  await notify();
  const before = (await callsOf('sitemaps')).length;
  const { body } = await notify({ source: 'schedule' });
  assertEquals([body.success, body.url_count], [true, 0]);
  assertEquals((await callsOf('sitemaps')).length, before);
  assertEquals((await logRows('search_engine_notification')).length, 1);
});

for (const [what, faults, sentence] of [
  ['a malformed request', always({ kind: 'status', status: 400 }), /não entendeu/],
  ['an unknown key', always({ kind: 'status', status: 403 }), /não encontrou a chave/],
  ['addresses of another site', always({ kind: 'status', status: 422 }), /não são deste site/],
  ['too many notifications', always({ kind: 'status', status: 429 }), /Espere uma hora/],
  ['a server in trouble', always({ kind: 'status', status: 500 }), /HTTP 500/],
  ['a connection that is cut', always({ kind: 'cut' }), /não respondeu/],
  ['a service that hangs', always({ kind: 'hang' }), /a tempo/],
] as const) {
  test(`IndexNow: ${what} is explained, and the pages stay in the queue`, async () => {
    await publish('um');
    await failNext('indexnow', ...faults);
    const { status, body } = await notify();
    assertEquals([status, body.status], [200, 'partial_success']);
    assertEquals(
      body.actions.map((action: { status: string }) => action.status),
      ['error', 'success'],
    );
    assertMatch(body.actions[0].message, sentence);
    assertEquals(await queued(), ['/blog', '/blog/um']);
    const [row] = await logRows('search_engine_notification');
    assertEquals(row?.status, 'partial_success');
  });
}

test('Google refusing the sitemaps does not keep IndexNow from being told', async () => {
  await publish('um');
  await failNext('sitemaps', ...always(googleError(403, 'forbidden')));
  const { body } = await notify();
  assertEquals(
    body.actions.map((action: { status: string }) => action.status),
    ['success', 'error'],
  );
  assertEquals(await queued(), []);
});

test('both failing is an error, and 200 from IndexNow is as good as 202', async () => {
  await failNext('indexnow', ...always({ kind: 'status', status: 403 }));
  await failNext(
    'oauth',
    ...always({ kind: 'status', status: 400, body: { error: 'invalid_grant' } }),
  );
  const { body } = await notify();
  assertEquals([body.success, body.status], [false, 'error']);
  await failNext('indexnow', { kind: 'status', status: 200 });
  await failNext('oauth');
  assertEquals((await notify()).body.status, 'success');
});

test('a post is queued once for each change that readers see', async () => {
  await publish('um');
  assertEquals(await queued(), ['/blog', '/blog/um']);
  const clear = () => database.from('indexnow_queue').delete().neq('path', '').throwOnError();
  const change = (given: object) =>
    database.from('blog_posts').update(given).eq('slug', 'um').throwOnError();

  await clear();
  await change({ title: 'Post um' });
  assertEquals(await queued(), []);
  await change({ content: '<p>Outro texto.</p>' });
  assertEquals(await queued(), ['/blog', '/blog/um']);
  await clear();
  await change({ status: 'archived' });
  assertEquals(await queued(), ['/blog', '/blog/um']);
  await clear();
  await change({ content: '<p>Rascunho.</p>' });
  assertEquals(await queued(), []);
  await change({ status: 'published' });
  await clear();
  await database.from('blog_posts').delete().eq('slug', 'um').throwOnError();
  assertEquals(await queued(), ['/blog', '/blog/um']);
});

test('a change during a notification is not forgotten with it', async () => {
  await notify();
  await publish('um');
  const { data: before } = await database
    .from('indexnow_queue')
    .select('path, change_id')
    .throwOnError();
  await database.from('blog_posts').update({ title: 'Mudou' }).eq('slug', 'um').throwOnError();
  const { data: after } = await database
    .from('indexnow_queue')
    .select('path, change_id')
    .throwOnError();
  const ids = (rows: typeof before) => rows.map(({ change_id }) => change_id);
  assertEquals(
    ids(after).filter((id) => ids(before).includes(id)),
    [],
  );
});

test('a post whose time has not come waits in the queue', async () => {
  await notify();
  await database
    .from('blog_posts')
    .insert({
      slug: 'futuro',
      title: 'Post futuro',
      excerpt: 'Resumo.',
      content: '<p>Texto.</p>',
      meta_description: 'Descrição.',
      status: 'published',
      published_at: '2999-01-01T00:00:00Z',
    })
    .throwOnError();
  assertEquals((await notify()).body.url_count, 0);
  assertEquals(await queued(), ['/blog', '/blog/futuro']);
});

test('scheduled posts come out when their time has come, and are queued', async () => {
  await publish('um');
  await database.from('blog_posts').update({ status: 'scheduled' }).eq('slug', 'um').throwOnError();
  await database.from('indexnow_queue').delete().neq('path', '').throwOnError();
  const { data } = await database.rpc('publish_scheduled_posts').throwOnError();
  assertEquals(data, 1);
  assertEquals(await queued(), ['/blog', '/blog/um']);
});

test('force-google-indexing does all that can be done, and names what is left to do by hand', async () => {
  await publish('um');
  const { status, body } = await invoke('force-google-indexing', {
    force: true,
    source: 'admin_panel',
    timestamp: '2026-11-21T12:00:00Z',
  });
  assertEquals(status, 200);
  assertEquals(
    body.actions.map((action: { status: string }) => action.status),
    ['success', 'success', 'success'],
  );
  assertEquals(
    body.manual_actions.map(({ url }: { url: string }) => url),
    [`${siteUrl}/servicos/vaso`],
  );
  assertEquals(body.message, '3/3 ações automáticas bem-sucedidas. 1 ações manuais recomendadas');
  assertEquals(body.next_steps.length, 1);
  const { data: inspections } = await database
    .from('url_inspections')
    .select('url, coverage')
    .eq('indexed', false)
    .throwOnError();
  assertEquals(inspections, [
    { url: `${siteUrl}/servicos/vaso`, coverage: 'Discovered - currently not indexed' },
  ]);
  const [row] = await logRows('force_indexing');
  assertEquals(row?.status, 'success');
});

test('force-google-indexing goes on where one of its actions fails', async () => {
  await failNext('inspect', ...always(googleError(429, 'quotaExceeded')));
  const { body } = await invoke('force-google-indexing', { force: true });
  assertEquals(
    body.actions.map((action: { status: string }) => action.status),
    ['success', 'success', 'error'],
  );
  assertMatch(body.next_steps[0], /limite de consultas/);
  const [row] = await logRows('force_indexing');
  assertEquals(row?.status, 'partial_success');
});

test('a run inspects up to 30 pages, those first that nobody looked at for the longest time', async () => {
  await publish(...Array.from({ length: 20 }, (_, index) => `post-${index}`));
  const inspected = async () => {
    const { count } = await database
      .from('url_inspections')
      .select('url', { count: 'exact', head: true })
      .throwOnError();
    return count;
  };
  await invoke('force-google-indexing', { force: true });
  assertEquals(await inspected(), 30);
  await invoke('force-google-indexing', { force: true });
  assertEquals(await inspected(), 35);
});

test('an inspection that says the same keeps the day since when it is so', async () => {
  const since = '2026-01-01T00:00:00+00:00';
  await database
    .from('url_inspections')
    .insert([
      { url: `${siteUrl}/`, indexed: true, inspected_at: since, status_since: since },
      { url: `${siteUrl}/servicos/vaso`, indexed: true, inspected_at: since, status_since: since },
    ])
    .throwOnError();
  await invoke('force-google-indexing', { force: true });
  const { data } = await database
    .from('url_inspections')
    .select('url, status_since')
    .in('url', [`${siteUrl}/`, `${siteUrl}/servicos/vaso`])
    .order('url')
    .throwOnError();
  assertEquals(
    data.map(({ status_since }) => status_since === since),
    [true, false],
  );
});
