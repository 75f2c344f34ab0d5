import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { funnelAnswer } from '#app/admin/seo-dashboard/report.ts';
import { sitemapCoverage, sitemapReport } from '#app/admin/sitemap-manager/report.ts';
import { openSqlDatabase } from '../support/sql-database.ts';

/** More articles than PostgREST answers rows. */
const articles = 1_500;

let database: Awaited<ReturnType<typeof openSqlDatabase>>;

beforeAll(async () => {
  database = await openSqlDatabase();
  await database.exec(`
    insert into blog_posts (title, slug, excerpt, content, meta_description, status, published_at)
      select 'Artigo ' || n, 'artigo-' || n, 'x', '<p>x</p>', 'x',
        case when n = 1 then 'draft' else 'published' end,
        case when n = 2 then now() + interval '1 day' else now() - n * interval '1 hour' end
      from generate_series(1, ${articles}) n;
    -- One stage further each: the sixth is shown without an inspection, and the seventh clicked.
    insert into url_monitoring (url, core_web_vitals)
      select 'https://a/blog/artigo-' || n, jsonb_build_object('lcp', n, 'cls', 1.0 / n)
      from generate_series(4, ${articles}) n;
    insert into url_inspections (url, indexed, inspected_at)
      select 'https://a/blog/artigo-' || n, n = 5, now() - n * interval '1 minute'
      from generate_series(5, 1400) n where n <> 6;
    insert into search_console_pages (date, url, clicks, impressions)
      select '2026-03-03', 'https://a/blog/artigo-' || n, n - 6, 5 from generate_series(6, 7) n;
  `);
});

afterAll(() => database.close());

/** The one value that a query answers. */
async function value(query: string): Promise<unknown> {
  const { rows } = await database.query(query);
  return Object.values(rows[0] ?? {})[0];
}

const pages = `'[{"path": "/", "lastmod": "2024-01-01"}, {"path": "/sobre", "lastmod": "2024-01-01"}]'`;
const listed = `(select array_agg('https://a/blog/artigo-' || n) from generate_series(4, ${articles}) n)`;
const funnel = async (rest: string) =>
  v.parse(funnelAnswer, await value(`select indexing_funnel('https://a', ${pages}, ${rest})`));
const pathsOf = (rows: readonly { url: string }[]) =>
  rows.map(({ url }) => url.replace('https://a', ''));

it('the funnel counts every page of the site at the stage where it stopped', async () => {
  const { stopped, rows } = await funnel(`0, 4, ${listed}`);
  // A draft and a scheduled one; three beside the sitemap; none that nobody checked.
  expect(stopped).toEqual([2, 3, 0, articles - 6, 1, 1, 1]);
  expect(pathsOf(rows)).toEqual(['/', '/sobre', '/blog/artigo-2', '/blog/artigo-1']);
  const all = await funnel(`0, 5000, ${listed}`);
  expect(all.rows).toHaveLength(articles + 2);
});

it('the funnel lists those that stopped at a stage, a stretch at a time', async () => {
  const first = await funnel(`0, 1000, ${listed}, 3`);
  const rest = await funnel(`1000, 1000, ${listed}, 3`);
  const paths = pathsOf([...first.rows, ...rest.rows]);
  expect(paths).toHaveLength(articles - 6);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.slice(0, 2)).toEqual(['/blog/artigo-4', '/blog/artigo-8']);
});

it('a sitemap in parts is taken to have what is published', async () => {
  expect((await funnel('0, 0')).stopped.slice(0, 3)).toEqual([2, 0, 3]);
});

it('Google is asked first about what matters, then about what it was never asked', async () => {
  const urls = await value(`select urls_to_inspect('https://a', '{https://a/,https://a/sobre}',
    '{https://a/blog/artigo-7,https://a/}', 107)`);
  const paths = v.parse(v.array(v.string()), urls).map((url) => url.replace('https://a', ''));
  expect(paths.slice(0, 6)).toEqual([
    '/blog/artigo-7',
    '/',
    '/sobre',
    '/blog/artigo-3',
    '/blog/artigo-4',
    '/blog/artigo-6',
  ]);
  // 100 more were never inspected; then comes the one whose inspection is the oldest.
  expect(paths.slice(-3)).toEqual(['/blog/artigo-1499', '/blog/artigo-1500', '/blog/artigo-1400']);
  expect(paths).not.toContain('/blog/artigo-1');
});

it('told changes leave the queue, however many, and a later one of the same page stays', async () => {
  await database.exec(`
    create temp table told as select array_agg(change_id) as ids from indexnow_queue;
    update indexnow_queue set change_id = gen_random_uuid() where path = '/blog';
    select forget_indexnow_changes((select ids from told));
  `);
  expect(await value('select array_agg(path) from indexnow_queue')).toEqual(['/blog']);
});

/** Addresses that Google did not show, from a place of the list on. */
const notShown = async (first: number) =>
  v.parse(
    sitemapCoverage,
    await value(`select sitemap_coverage(${listed}, '2026-03-01', 1000, ${first})`),
  ).not_shown;

it('the lists of the coverage go on where they were cut', async () => {
  const [begin, end] = [await notShown(0), await notShown(1000)];
  expect([begin.count, begin.urls.length + end.urls.length]).toEqual([articles - 5, articles - 5]);
  expect(new Set([...begin.urls, ...end.urls]).size).toBe(articles - 5);
});

it('the worst vitals are those of all pages', async () => {
  const report = v.parse(
    v.pick(sitemapReport, ['vitals']),
    await value('select sitemap_manager_report()'),
  );
  expect(report.vitals).toEqual({
    pages: articles - 3,
    worst: {
      lcp: { url: `https://a/blog/artigo-${articles}`, value: articles },
      cls: { url: 'https://a/blog/artigo-4', value: 0.25 },
    },
  });
});
