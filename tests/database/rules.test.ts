import { afterAll, describe, expect, it } from 'vitest';
import type { Database } from '#supabase/database.types.ts';
import { staticGuides } from '#functions/sitemap/paths.ts';
import { anonClient, secretClient } from '../support/clients.ts';
import { rows } from '../support/rows.ts';

const secret = secretClient();

afterAll(async () => {
  await secret.from('blog_posts').delete().neq('slug', '').throwOnError();
});

describe('the database refuses', () => {
  const post = rows.blog_posts;
  it.each<[string, Partial<Database['public']['Tables']['blog_posts']['Insert']>]>([
    ['a slug with capitals', { slug: 'Pia-Entupida' }],
    ['a slug with a slash', { slug: 'pia/entupida' }],
    ...staticGuides.map(({ path }): [string, { slug: string }] => [
      `the address of the guide ${path}`,
      { slug: path.replace('/blog/', '') },
    ]),
    ['an empty title', { title: '   ' }],
    ['an empty body', { content: '' }],
    ['an unknown status', { status: 'hidden' }],
    ['a published post without a date', { published_at: null }],
    ['a scheduled post without a date', { status: 'scheduled', published_at: null }],
  ])('%s', async (_what, given) => {
    const { error, status } = await secret.from('blog_posts').insert(post(given));
    expect([status, error?.code]).toEqual([400, '23514']);
  });

  it('a second post of one slug', async () => {
    const row = post();
    await secret.from('blog_posts').insert(row).throwOnError();
    const { error, status } = await secret.from('blog_posts').insert(row);
    expect([status, error?.code]).toEqual([409, '23505']);
  });

  it.each([
    ['a rate over 1', rows.search_console_data({ ctr: 1.2 })],
    ['more clicks than impressions', rows.search_console_data({ clicks: 5, impressions: 4 })],
    ['a page that is no address', rows.search_console_data({ url: '/sobre' })],
  ])('search figures with %s', async (_what, row) => {
    const { error } = await secret.from('search_console_data').insert(row);
    expect(error?.code).toBe('23514');
  });

  it('a second figure of one day, page and query, but takes it as an update', async () => {
    const row = rows.search_console_data();
    await secret.from('search_console_data').insert(row).throwOnError();
    const { error } = await secret.from('search_console_data').insert(row);
    expect(error?.code).toBe('23505');
    await secret
      .from('search_console_data')
      .upsert({ ...row, clicks: 3 })
      .throwOnError();
    const { data } = await secret
      .from('search_console_data')
      .select()
      .eq('url', row.url)
      .throwOnError();
    expect(data).toMatchObject([{ clicks: 3, ctr: 0.25, position: 3.5, date: '2025-08-21' }]);
  });

  it.each([
    ['an unknown severity', rows.seo_alerts({ severity: 'urgent' })],
    ['a resolved alert without its date', rows.seo_alerts({ resolved: true })],
    ['an open alert with a date', rows.seo_alerts({ resolved_at: '2025-01-01T00:00:00Z' })],
  ])('an alert with %s', async (_what, row) => {
    const { error } = await secret.from('seo_alerts').insert(row);
    expect(error?.code).toBe('23514');
  });

  it.each([
    ['an unknown type', rows.automation_logs({ type: 'other' })],
    ['an unknown status', rows.automation_logs({ status: 'done' })],
    ['details that are no object', rows.automation_logs({ data: ['a'] })],
  ])('a log line with %s', async (_what, row) => {
    const { error } = await secret.from('automation_logs').insert(row);
    expect(error?.code).toBe('23514');
  });

  it('a page check with an impossible status', async () => {
    const { error } = await secret
      .from('url_monitoring')
      .insert(rows.url_monitoring({ status_code: 42 }));
    expect(error?.code).toBe('23514');
  });
});

it('a changed post has a later updated_at, whatever the writer says', async () => {
  const row = rows.blog_posts({ updated_at: '2025-09-01T00:00:00Z' });
  const { data: made } = await secret
    .from('blog_posts')
    .insert(row)
    .select()
    .single()
    .throwOnError();
  expect(made.updated_at).toBe('2025-09-01T00:00:00+00:00');
  const { data: changed } = await secret
    .from('blog_posts')
    .update({ title: 'Mudou', updated_at: '2001-01-01T00:00:00Z' })
    .eq('id', made.id)
    .select()
    .single()
    .throwOnError();
  expect(Date.parse(changed.updated_at)).toBeGreaterThan(Date.parse(made.updated_at));
});

it('no post says that it changed before it came out', async () => {
  const future = '2999-01-01T12:00:00+00:00';
  const written = rows.blog_posts({ updated_at: '2025-01-01T00:00:00Z' });
  const scheduled = rows.blog_posts({ status: 'scheduled', published_at: future });
  const changeOf = async (row: typeof written) => {
    const { data } = await secret.from('blog_posts').insert(row).select().single().throwOnError();
    return data.updated_at;
  };
  expect(await changeOf(written)).toBe('2025-08-21T12:00:00+00:00');
  expect(await changeOf(scheduled)).toBe(future);
  const { data: moved } = await secret
    .from('blog_posts')
    .update({ published_at: future })
    .eq('slug', written.slug)
    .select()
    .single()
    .throwOnError();
  expect(moved.updated_at).toBe(future);
});

it('the public list holds only what is public, newest first', async () => {
  await secret.from('blog_posts').delete().neq('slug', '').throwOnError();
  await secret
    .from('blog_posts')
    .insert([
      rows.blog_posts({ slug: 'velho', published_at: '2025-08-01T12:00:00Z' }),
      rows.blog_posts({ slug: 'novo', published_at: '2025-09-01T12:00:00Z' }),
      rows.blog_posts({ slug: 'futuro', published_at: '2999-01-01T12:00:00Z' }),
      rows.blog_posts({ slug: 'rascunho', status: 'draft' }),
    ])
    .throwOnError();
  // The public sees no other row of the table either; a caller whom no policy holds still reads this list.
  const lists = [
    anonClient().from('blog_posts'),
    anonClient().from('published_posts'),
    secret.from('published_posts'),
  ];
  for (const list of lists) {
    const { data, count } = await list
      .select('slug', { count: 'exact' })
      .order('published_at', { ascending: false })
      .throwOnError();
    expect(data.map(({ slug }) => slug)).toEqual(['novo', 'velho']);
    expect(count).toBe(2);
  }
});

it('nothing of a public post is null, as its types say', async () => {
  const { slug, title, excerpt, content, meta_description, status, published_at } =
    rows.blog_posts();
  const required = { slug, title, excerpt, content, meta_description, status, published_at };
  await secret.from('blog_posts').insert(required).throwOnError();
  for (const view of ['published_posts', 'blog_list'] as const) {
    const { data } = await secret.from(view).select().eq('slug', slug).single().throwOnError();
    expect(Object.values(data)).not.toContain(null);
  }
});
