import { expect, it } from 'vitest';
import * as v from 'valibot';
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

const notification = v.object({ urlList: v.array(v.string()) });
const notified = async () =>
  (await callsOf('indexnow')).map(({ body }) => v.parse(notification, body).urlList.toSorted());

it('the first notification names the whole site, the next ones what changed since', async () => {
  await publish('um', 'dois');
  const first = await notify();
  expect([first.body.status, first.body.url_count]).toEqual(['success', 17]);
  expect(await queued()).toEqual([]);
  expect(
    (await callsOf('sitemaps')).map(({ method, path }) => [
      method,
      decodeURIComponent(path.split('/').at(-1) ?? ''),
    ]),
  ).toEqual([
    ['PUT', `${siteUrl}/sitemap.xml`],
    ['PUT', `${siteUrl}/sitemap-news.xml`],
  ]);

  await database
    .from('blog_posts')
    .update({ title: 'Outro título' })
    .eq('slug', 'um')
    .throwOnError();
  expect((await notify()).body.url_count).toEqual(2);
  expect((await notified()).at(-1)).toEqual([`${siteUrl}/blog`, `${siteUrl}/blog/um`]);
  expect((await notify()).body.url_count).toEqual(0);
  expect((await callsOf('indexnow')).length).toEqual(2);
  expect((await logRows('search_engine_notification')).map(({ status }) => status)).toEqual([
    'success',
    'success',
    'success',
  ]);
});

it('a schedule that finds no change calls nobody and logs nothing', async () => {
  await notify();
  const before = (await callsOf('sitemaps')).length;
  const { body } = await notify({ source: 'schedule' });
  expect([body.success, body.url_count]).toEqual([true, 0]);
  expect((await callsOf('sitemaps')).length).toEqual(before);
  expect((await logRows('search_engine_notification')).length).toEqual(1);
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
  it(`IndexNow: ${what} is explained, and the pages stay in the queue`, async () => {
    await publish('um');
    await failNext('indexnow', ...faults);
    const { body } = await notify();
    expect(body.status).toEqual('partial_success');
    expect(body.actions.map(({ status }) => status)).toEqual(['error', 'success']);
    expect(body.actions[0]?.message).toMatch(sentence);
    expect(await queued()).toEqual(['/blog', '/blog/um']);
    const [row] = await logRows('search_engine_notification');
    expect(row?.status).toEqual('partial_success');
  });
}

it('Google refusing the sitemaps does not keep IndexNow from being told', async () => {
  await publish('um');
  await failNext('sitemaps', ...always(googleError(403, 'forbidden')));
  const { body } = await notify();
  expect(body.actions.map(({ status }) => status)).toEqual(['success', 'error']);
  expect(await queued()).toEqual([]);
});

it('both failing is an error, and 200 from IndexNow is as good as 202', async () => {
  await failNext('indexnow', ...always({ kind: 'status', status: 403 }));
  await failNext(
    'oauth',
    ...always({ kind: 'status', status: 400, body: { error: 'invalid_grant' } }),
  );
  const { body } = await notify();
  expect([body.success, body.status]).toEqual([false, 'error']);
  await failNext('indexnow', { kind: 'status', status: 200 });
  await failNext('oauth');
  expect((await notify()).body.status).toEqual('success');
});

const clear = () => database.from('indexnow_queue').delete().neq('path', '').throwOnError();
const change = (given: object) =>
  database.from('blog_posts').update(given).eq('slug', 'um').throwOnError();

it('a post is queued once for each change that readers see', async () => {
  await publish('um');
  expect(await queued()).toEqual(['/blog', '/blog/um']);

  await clear();
  await change({ title: 'Post um' });
  expect(await queued()).toEqual([]);
  await change({ content: '<p>Outro texto.</p>' });
  expect(await queued()).toEqual(['/blog', '/blog/um']);
  await clear();
  await change({ status: 'archived' });
  expect(await queued()).toEqual(['/blog', '/blog/um']);
  await clear();
  await change({ content: '<p>Rascunho.</p>' });
  expect(await queued()).toEqual([]);
  await change({ status: 'published' });
  await clear();
  await database.from('blog_posts').delete().eq('slug', 'um').throwOnError();
  expect(await queued()).toEqual(['/blog', '/blog/um']);
});

it('a change during a notification is not forgotten with it', async () => {
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
  expect(ids(after).filter((id) => ids(before).includes(id))).toEqual([]);
});

it('a post whose time has not come waits in the queue', async () => {
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
  expect((await notify()).body.url_count).toEqual(0);
  expect(await queued()).toEqual(['/blog', '/blog/futuro']);
});

it('scheduled posts come out when their time has come, and are queued', async () => {
  await publish('um');
  await database.from('blog_posts').update({ status: 'scheduled' }).eq('slug', 'um').throwOnError();
  await database.from('indexnow_queue').delete().neq('path', '').throwOnError();
  const { data } = await database.rpc('publish_scheduled_posts').throwOnError();
  expect(data).toEqual(1);
  expect(await queued()).toEqual(['/blog', '/blog/um']);
});

it('force-google-indexing does all that can be done, and names what is left to do by hand', async () => {
  await publish('um');
  const { body } = await invoke('force-google-indexing', {
    force: true,
    source: 'admin_panel',
    timestamp: '2026-11-21T12:00:00Z',
  });
  expect(body.actions.map(({ status }) => status)).toEqual(['success', 'success', 'success']);
  expect(body.manual_actions.map(({ url }) => url)).toEqual([`${siteUrl}/servicos/vaso`]);
  expect(body.message).toEqual('3/3 ações automáticas bem-sucedidas. 1 ações manuais recomendadas');
  expect(body.next_steps.length).toEqual(1);
  const { data: inspections } = await database
    .from('url_inspections')
    .select('url, coverage')
    .eq('indexed', false)
    .throwOnError();
  expect(inspections).toEqual([
    { url: `${siteUrl}/servicos/vaso`, coverage: 'Discovered - currently not indexed' },
  ]);
  const [row] = await logRows('force_indexing');
  expect(row?.status).toEqual('success');
});

it('force-google-indexing goes on where one of its actions fails', async () => {
  await failNext('inspect', ...always(googleError(429, 'quotaExceeded')));
  const { body } = await invoke('force-google-indexing', { force: true });
  expect(body.actions.map(({ status }) => status)).toEqual(['success', 'success', 'error']);
  expect(body.next_steps[0]).toMatch(/limite de consultas/);
  const [row] = await logRows('force_indexing');
  expect(row?.status).toEqual('partial_success');
});

const inspected = async () => {
  const { count } = await database
    .from('url_inspections')
    .select('url', { count: 'exact', head: true })
    .throwOnError();
  return count;
};

it('a run inspects up to 30 pages, those first that nobody looked at for the longest time', async () => {
  await publish(...Array.from({ length: 20 }, (_, index) => `post-${index}`));
  await invoke('force-google-indexing', { force: true });
  expect(await inspected()).toEqual(30);
  await invoke('force-google-indexing', { force: true });
  expect(await inspected()).toEqual(35);
});

it('an inspection that says the same keeps the day since when it is so', async () => {
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
  expect(data.map(({ status_since }) => status_since === since)).toEqual([true, false]);
});
