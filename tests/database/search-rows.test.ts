import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { openSqlDatabase } from '../support/sql-database.ts';

let database: Awaited<ReturnType<typeof openSqlDatabase>>;

beforeAll(async () => {
  database = await openSqlDatabase();
  await database.exec(`
    insert into search_console_days (date, clicks, impressions, position, is_final, synced_at) values
      ('2026-03-03', 30, 900, 7, true, now()), ('2026-03-04', 10, 100, 8, true, now()),
      ('2026-03-09', 99, 999, 8, true, now());
    insert into search_console_pages (date, url, clicks, impressions, position) values
      ('2026-03-03', 'https://a/', 20, 500, 4), ('2026-03-04', 'https://a/', 10, 100, 10),
      ('2026-03-03', 'https://a/sobre', 0, 50, 2), ('2026-03-09', 'https://a/depois', 5, 50, 2);
    insert into search_console_data (date, url, query, clicks, impressions, position) values
      ('2026-03-03', 'https://a/', 'Pia em Petrópolis', 6, 60, 4),
      ('2026-03-04', 'https://a/', 'Pia em Petrópolis', 2, 20, 12),
      ('2026-03-03', 'https://a/sobre', 'Pia em Petrópolis', 0, 20, 2),
      ('2026-03-03', 'https://a/', 'ralo', 4, 10, 1),
      ('2026-03-04', 'https://a/', '100% vaso_entupido', 4, 400, 20),
      ('2026-03-04', 'https://a/', '', 3, 30, 1),
      ('2026-03-09', 'https://a/', 'depois', 9, 90, 1);
  `);
});

afterAll(() => database.close());

const rows = v.object({
  total: v.number(),
  clicks: v.number(),
  whole_clicks: v.nullable(v.number()),
  rows: v.array(
    v.object({
      name: v.string(),
      clicks: v.number(),
      impressions: v.number(),
      position: v.nullable(v.number()),
    }),
  ),
});

/** What the function answers for those days, with more arguments by name. */
async function search(list: 'pages' | 'queries', more = '') {
  const { rows: found } = await database.query(
    `select search_rows('${list}', '2026-03-03', '2026-03-04' ${more}) as answer`,
  );
  return v.parse(rows, found[0]?.answer);
}

const names = async (list: 'pages' | 'queries', more = '') =>
  (await search(list, more)).rows.map(({ name }) => name);

const [pia, ralo, vaso] = ['Pia em Petrópolis', 'ralo', '100% vaso_entupido'];

describe('the lists of a period', () => {
  it('sum up the queries that have a name, beside all clicks of the site', async () => {
    expect(await search('queries')).toEqual({
      total: 3,
      clicks: 16,
      whole_clicks: 40,
      rows: [
        { name: pia, clicks: 8, impressions: 100, position: 5.2 },
        { name: vaso, clicks: 4, impressions: 400, position: 20 },
        { name: ralo, clicks: 4, impressions: 10, position: 1 },
      ],
    });
  });

  it('show pages by Google’s figures of pages, not by the sum of their queries', async () => {
    expect((await search('pages')).rows).toEqual([
      { name: 'https://a/', clicks: 30, impressions: 600, position: 5 },
      { name: 'https://a/sobre', clicks: 0, impressions: 50, position: 2 },
    ]);
  });

  it('show the queries of a page beside the clicks of that page', async () => {
    const found = await search('queries', `, narrowed_to => 'https://a/sobre'`);
    expect(found).toMatchObject({ total: 1, clicks: 0, whole_clicks: 0, rows: [{ name: pia }] });
    expect((await search('queries', `, narrowed_to => 'https://a/'`)).whole_clicks).toBe(30);
  });

  it('show the pages of a query', async () => {
    const found = await search('pages', `, narrowed_to => '${pia}'`);
    expect(found.rows).toEqual([
      { name: 'https://a/', clicks: 8, impressions: 80, position: 6 },
      { name: 'https://a/sobre', clicks: 0, impressions: 20, position: 2 },
    ]);
  });
});

it.each([
  ['petropolis', [pia]],
  ['PÍA', [pia]],
  ['%', [vaso]],
  ['_', [vaso]],
  ['o', [pia, vaso, ralo]],
  ['nada', []],
])('a search for "%s" finds what contains it, whatever its accents', async (text, expected) => {
  expect(await names('queries', `, search => '${text}'`)).toEqual(expected);
});

it.each([
  ['clicks', [pia, vaso, ralo]],
  ['impressions', [vaso, pia, ralo]],
  ['ctr', [ralo, pia, vaso]],
  ['position', [ralo, pia, vaso]],
])('rows are sorted by %s, the best first, and the other way round', async (sort, expected) => {
  expect(await names('queries', `, sort => '${sort}'`)).toEqual(expected);
  const [last] = expected.toReversed();
  expect((await names('queries', `, sort => '${sort}', reversed => true`))[0]).toBe(
    sort === 'clicks' ? vaso : last,
  );
});

it('rows are sorted by name', async () => {
  expect((await names('pages', `, sort => 'name'`))[0]).toBe('https://a/');
  expect((await names('pages', `, sort => 'name', reversed => true`))[0]).toBe('https://a/sobre');
});

it('a list comes in pages, each with the number of all', async () => {
  const found = await search('queries', ', page_size => 2, skip => 2');
  expect([found.total, found.rows.map(({ name }) => name)]).toEqual([3, [ralo]]);
  expect((await search('queries', ', page_size => 2, skip => 9')).total).toBe(3);
});

/** What the function answers that has days. */
async function byDay(list: string, more: string) {
  const { rows: found } = await database.query(
    `select search_rows_by_day('${list}', ${more}) as answer`,
  );
  return v.parse(
    v.array(v.object({ name: v.string(), date: v.string(), position: v.number() })),
    found[0]?.answer,
  );
}

it('chosen rows come day by day, without the days on which they did not appear', async () => {
  const days = `'2026-03-01', '2026-03-09'`;
  expect(await byDay('queries', `array['${pia}', '${ralo}'], ${days}`)).toEqual([
    { name: pia, date: '2026-03-03', position: 3.5 },
    { name: ralo, date: '2026-03-03', position: 1 },
    { name: pia, date: '2026-03-04', position: 12 },
  ]);
  expect(await byDay('queries', `array['${pia}'], ${days}, 'https://a/sobre'`)).toEqual([
    { name: pia, date: '2026-03-03', position: 2 },
  ]);
  expect(await byDay('pages', `array['https://a/'], ${days}`)).toHaveLength(2);
});

it('the queries of a page and the pages of a query are read from an index', async () => {
  await database.exec(`
    insert into search_console_data (date, url, query)
      select date '2025-01-01' + n / 50, 'https://a/' || n % 50, 'consulta ' || n % 997 from generate_series(1, 5000) n;
    analyze search_console_data;
  `);
  const planOf = async (condition: string) => {
    const { rows: plan } = await database.query(
      `explain select clicks from search_console_data where ${condition} and date between '2025-01-01' and '2026-12-31'`,
    );
    return plan.map((row) => row['QUERY PLAN']).join('\n');
  };
  expect(await planOf(`url = 'https://a/7'`)).toContain('search_console_data_url_idx');
  expect(await planOf(`query = 'consulta 7'`)).toContain('search_console_data_query_idx');
});
