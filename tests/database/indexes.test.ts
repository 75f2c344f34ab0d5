import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSqlDatabase } from '../support/sql-database.ts';

let database: Awaited<ReturnType<typeof openSqlDatabase>>;

/** Enough rows that a plan without the index would be the dearer one. */
beforeAll(async () => {
  database = await openSqlDatabase();
  await database.exec(`
    -- Plans ask nothing of what triggers write beside an article.
    alter table blog_posts disable trigger user;
    insert into blog_posts (title, slug, excerpt, content, meta_description, status, published_at)
      select 'Título', 'post-' || n, 'a', 'a', 'a', (array['published','draft'])[1 + n % 2], now() - n * interval '1 hour'
      from generate_series(1, 5000) n;
    alter table blog_posts enable trigger user;
    insert into automation_logs (type, status, message, created_at)
      select (array['sitemap_generation','url_audit'])[1 + n % 2], 'success', 'a', now() - n * interval '1 hour'
      from generate_series(1, 1000) n;
    insert into search_console_data (date, url, query)
      select current_date - n / 20, 'https://a/' || n, 'q' from generate_series(1, 2000) n;
    insert into url_monitoring (url, last_checked)
      select 'https://a/' || n, now() - n * interval '1 minute' from generate_series(1, 1000) n;
    insert into seo_alerts (title, description, severity, resolved, resolved_at, created_at)
      select 'a', 'a', 'low', n % 50 > 0, case when n % 50 > 0 then now() end, now() - n * interval '1 hour'
      from generate_series(1, 1000) n;
  `);
  // An index is read alone only where the rows have been vacuumed.
  await database.exec(
    'vacuum analyze blog_posts, automation_logs, search_console_data, url_monitoring, seo_alerts',
  );
});

afterAll(() => database.close());

/** Reads one plan as a role of the API, whose policies are part of it. */
async function planOf(query: string, role: 'anon' | 'service_role'): Promise<string> {
  await database.exec(`set role ${role}`);
  const { rows } = await database.query(`explain ${query}`);
  await database.exec('reset role');
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
}

it.each([
  [
    'the blog list',
    'select title, post_count from blog_list order by published_at desc, id limit 12',
    'blog_posts_published_idx',
  ],
  [
    'a later page of the blog list',
    'select title, post_count from blog_list order by published_at desc, id limit 12 offset 120',
    'blog_posts_published_idx',
  ],
  ['the number of posts', 'select count(*) from published_posts', 'blog_posts_published_idx'],
  ['a post', `select * from published_posts where slug = 'post-8'`, 'blog_posts_slug_key'],
  [
    'the sitemap',
    'select id, slug, updated_at from published_posts order by id limit 1000',
    'blog_posts_pkey',
  ],
])('the public reads %s from an index', async (_what, query, index) => {
  const plan = await planOf(query, 'anon');
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});

it.each([
  ['each look for new content, of every web server twice a second', 'content_version'],
  ['the number of public posts, of every page of the list', 'public_post_count'],
])('%s, reads no more of the posts than the end of an index', async (_what, name) => {
  const { rows } = await database.query(`select prosrc as body from pg_proc where proname = $1`, [
    name,
  ]);
  const plan = await planOf(String(rows[0]?.body), 'service_role');
  expect(plan).toContain('Index Only Scan using blog_posts_published_idx');
  expect(plan).toContain('Index Cond');
  expect(plan).not.toContain('Sort');
});

/** The other reads of the specification's section 7, and the index that answers each. */
it.each([
  [
    'the activity log',
    `select * from automation_logs where type in ('sitemap_generation', 'search_engine_notification', 'seo_automation') order by created_at desc limit 10`,
    'automation_logs_newest_idx',
  ],
  [
    'search figures of the last days',
    'select * from search_console_data where date >= current_date - 7 order by date desc',
    'search_console_data_pkey',
  ],
  [
    'page checks',
    'select * from url_monitoring order by last_checked desc limit 100',
    'url_monitoring_last_checked_idx',
  ],
  [
    'open alerts',
    'select * from seo_alerts where not resolved order by created_at desc limit 10',
    'seo_alerts_open_idx',
  ],
])('%s is read from an index', async (_what, query, index) => {
  const plan = await planOf(query, 'service_role');
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});
