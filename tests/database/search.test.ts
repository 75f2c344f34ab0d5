import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { openSqlDatabase } from '../support/sql-database.ts';

let database: Awaited<ReturnType<typeof openSqlDatabase>>;

beforeAll(async () => {
  database = await openSqlDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  await database.exec(`
    truncate search_console_days, search_console_pages, search_console_data, job_locks, admin_runs;
  `);
});

/** The one value that a query answers. */
async function value(query: string): Promise<unknown> {
  const { rows } = await database.query(query);
  return Object.values(rows[0] ?? {})[0];
}

/** A day of Search Console's calendar, in SQL. */
const ago = (days: number | string) =>
  `(now() at time zone 'America/Los_Angeles')::date - ${typeof days === 'number' ? days : `interval '${days}'`}`;

const report = v.object({
  totals: v.object({ clicks: v.number(), position: v.nullable(v.number()), days: v.number() }),
  previous: v.object({ clicks: v.number(), days: v.number() }),
  explained: v.object({ clicks: v.number(), whole_clicks: v.number() }),
  history: v.object({ days: v.number(), fetched: v.number() }),
  days: v.array(v.object({ date: v.string(), position: v.nullable(v.number()) })),
  queries: v.array(v.object({ query: v.string() })),
});

const reportOf = async (first: string, last: string) =>
  v.parse(report, await value(`select search_report(${first}, ${last})`));

describe('the report of a period', () => {
  it('takes its sums from the property’s totals, and its position weighted by impressions', async () => {
    await database.exec(`
      insert into search_console_days (date, clicks, impressions, position, is_final, synced_at) values
        ('2026-03-01', 7, 100, 4, true, now()),
        ('2026-03-02', 1, 900, 10, true, now()),
        ('2026-03-03', 2, 100, 1, true, now()),
        ('2026-03-04', 0, 0, 0, true, now());
      insert into search_console_data (date, url, query, clicks, impressions)
        values ('2026-03-03', 'https://a/', 'pia', 1, 4);
    `);
    const { totals, previous, explained, days } = await reportOf(`'2026-03-03'`, `'2026-03-04'`);
    expect(totals).toEqual({ clicks: 2, position: 1, days: 2 });
    expect(previous).toEqual({ clicks: 8, days: 2 });
    expect(explained).toEqual({ clicks: 1, whole_clicks: 2 });
    expect(days, 'no position without impressions').toEqual([
      { date: '2026-03-03', position: 1 },
      { date: '2026-03-04', position: null },
    ]);
    const wide = await reportOf(`'2026-03-01'`, `'2026-03-02'`);
    expect(wide.totals.position).toBeCloseTo(9.4);
  });

  it('sets what queries explain beside the clicks of the days that they were fetched of', async () => {
    await database.exec(`
      insert into search_console_days (date, clicks, impressions, is_final, synced_at) values
        (${ago(4)}, 10, 100, true, now()),
        (${ago(3)}, 900, 9000, true, null);
      insert into search_console_data (date, url, query, clicks, impressions) values
        (${ago(4)}, 'https://a/', 'pia', 4, 10),
        (${ago(3)}, 'https://a/', 'pia', 3, 10);
    `);
    const fetched = { clicks: 4, whole_clicks: 10 };
    const { totals, explained, history } = await reportOf(ago(9), ago(3));
    expect(totals.clicks).toBe(910);
    expect(explained).toEqual(fetched);
    expect(history).toMatchObject({ days: 2, fetched: 1 });
    const list = await value(`select search_rows('queries', ${ago(9)}, ${ago(3)})`);
    expect(list).toMatchObject({ ...fetched, history: { days: 2, fetched: 1 } });
    expect(list).toMatchObject({ rows: [{ name: 'pia', clicks: 7 }] });
  });

  it('shows the queries of days without totals, but explains no total by them', async () => {
    await database.exec(`
      insert into search_console_data (date, url, query, clicks, impressions)
        values ('2026-03-03', 'https://a/', 'pia', 1, 4);
    `);
    const { totals, explained, queries } = await reportOf(`'2026-03-03'`, `'2026-03-04'`);
    expect([totals.days, explained.clicks, queries.length]).toEqual([0, 0, 1]);
  });

  it('is followed by the days that Google counts still, when it is the newest', async () => {
    await database.exec(`
      insert into search_console_days (date, clicks, impressions, position, is_final)
        select ${ago(0)} - n, 1, 10, 1, n > 2 from generate_series(1, 30) n;
    `);
    expect((await reportOf(ago(9), ago(3))).days).toHaveLength(9);
    expect((await reportOf(ago(17), ago(11))).days).toHaveLength(7);
  });
});

describe('pages at Google and in the sitemap', () => {
  it('are compared as sets', async () => {
    await database.exec(`
      insert into search_console_pages (date, url, clicks, impressions) values
        ('2026-03-03', 'https://a', 1, 5),
        ('2026-03-03', 'https://a/sobre#equipe', 1, 5),
        ('2026-03-03', 'https://a/antiga', 1, 50),
        ('2026-03-04', 'https://a/antiga', 2, 7),
        ('2026-03-04', 'https://a/nunca', 0, 0),
        ('2026-01-01', 'https://a/contato', 1, 5);
    `);
    const urls = `array['https://a/', 'https://a/sobre', 'https://a/contato', 'https://a/nova']`;
    expect(await value(`select sitemap_coverage(${urls}, '2026-02-01', 500)`)).toEqual({
      listed: 4,
      shown: 3,
      last_day: '2026-03-04',
      not_shown: { count: 2, urls: ['https://a/contato', 'https://a/nova'] },
      not_listed: {
        count: 1,
        pages: [{ url: 'https://a/antiga', clicks: 3, impressions: 57, last_day: '2026-03-04' }],
      },
    });
  });

  it('are counted beyond what is listed', async () => {
    const urls = `array(select 'https://a/' || n from generate_series(1, 2000) n)`;
    expect(
      await value(`select sitemap_coverage(${urls}, '2026-02-01', 500) -> 'not_shown' -> 'count'`),
    ).toBe(2000);
    expect(
      await value(
        `select jsonb_array_length(sitemap_coverage(${urls}, '2026-02-01', 500) -> 'not_shown' -> 'urls')`,
      ),
    ).toBe(500);
  });
});

describe('what Google no longer keeps', () => {
  it('goes, but for the totals and the first days that a page was seen and clicked', async () => {
    const old = `(${ago('17 months')})::date`;
    await database.exec(`
      insert into search_console_days (date, clicks, impressions, is_final) values (${old}, 1, 4, true);
      insert into search_console_data (date, url, query)
        values (${old}, 'https://a/', 'pia'), (${ago(1)}, 'https://a/', 'pia');
      insert into search_console_pages (date, url, clicks, impressions) values
        (${old}, 'https://a/', 0, 4),
        (${old} + 1, 'https://a/', 1, 4),
        (${old} + 2, 'https://a/', 1, 4),
        (${old} + 3, 'https://a/', 0, 4),
        (${ago(1)}, 'https://a/', 1, 4);
      select purge_search_rows();
    `);
    expect(await value('select count(*)::integer from search_console_days')).toBe(1);
    expect(await value('select count(*)::integer from search_console_data')).toBe(1);
    const { rows } = await database.query(
      `select (${ago(0)} - date) as days_ago from search_console_pages order by date`,
    );
    expect(rows).toHaveLength(3);
    const funnel = `indexing_funnel('https://a', '[{"path": "/", "lastmod": "2024-01-01"}]', 0, 1)`;
    const dayOf = (field: string) => `(${funnel} #>> '{rows,0,${field}}')::date`;
    expect(
      await value(`select ${dayOf('seen_on')} = ${old} and ${dayOf('clicked_on')} = ${old} + 1`),
    ).toBe(true);
  });
});

const pending = () => value('select search_history_pending()');

describe('the schedule goes on with the history', () => {
  beforeEach(async () => {
    await database.exec(
      `insert into search_console_days (date, is_final) values (${ago(5)}, true)`,
    );
  });

  it('while a day was never fetched whole', async () => {
    expect(await pending()).toBe(true);
    await database.exec('update search_console_days set synced_at = now()');
    expect(await pending()).toBe(false);
  });

  it.each([
    [
      'a sync goes on',
      `insert into job_locks values ('google-search-console', gen_random_uuid(), now() + interval '1 minute')`,
    ],
    [
      'one failed a short time ago',
      `select claim_job('google-search-console/pause', gen_random_uuid(), 60)`,
    ],
    [
      'an operator’s run does it',
      `insert into admin_runs (operation, started_at, progress_at)
        values ('google-search-console', now() - interval '1 hour', now())`,
    ],
    ['Google did not confirm the day', 'update search_console_days set unconfirmed_at = now()'],
    ['Google no longer has the day', `update search_console_days set date = ${ago('17 months')}`],
  ])('but not while %s', async (_what, statement) => {
    await database.exec(statement);
    expect(await pending()).toBe(false);
  });

  it('after a run that died', async () => {
    await database.exec(`
      insert into admin_runs (operation, started_at) values ('google-search-console', now() - interval '1 hour')
    `);
    expect(await pending()).toBe(true);
  });
});

/** Writes a day whose one page is that. */
const writePage = (url: string) =>
  database.query(`select replace_search_day('2026-03-03', true,
    '{"clicks": 1, "impressions": 4, "ctr": 0.25, "position": 1}',
    '[{"url": "${url}", "clicks": 1, "impressions": 4, "ctr": 0.25, "position": 1}]', '[]')`);

it('a day is written whole or not at all', async () => {
  await writePage('https://a/');
  await expect(writePage('/sem-site')).rejects.toThrow('check constraint');
  expect(await value('select count(*)::integer from search_console_pages')).toBe(1);
});
