import { expect, it } from 'vitest';
import { insightsOf } from './insights.ts';
import type { DashboardReport } from './report.ts';

const period = { first: '2026-11-12', last: '2026-11-18' };
const figures = (clicks: number, impressions: number) => ({ clicks, impressions, position: 3 });
const totals = (clicks: number, impressions: number, days = 7) => ({
  ...figures(clicks, impressions),
  days,
});

const inOrder = { total: 1, healthy: 1, noindex: 0, slow: 0, plain: 0 };

function report(given: Partial<DashboardReport>): DashboardReport {
  return {
    totals: totals(40, 400),
    previous: totals(40, 400),
    days: [],
    pages: [],
    queries: [],
    explained: { clicks: 0, whole_clicks: 0 },
    history: { days: 8, fetched: 8 },
    newest_day: '2026-11-18',
    monitored: { ...inOrder, total: 0, healthy: 0 },
    open_alerts: { critical: 0, high: 0, total: 0 },
    ...given,
  };
}

const titles = (given: Partial<DashboardReport>, of = period) =>
  insightsOf(report(given), of).map(({ title }) => title);

it('says nothing where nothing changed', () => {
  expect(titles({})).toEqual([]);
});

it.each([
  [32, ['Os cliques caíram 20%']],
  [33, []],
  [48, ['Os cliques subiram 20%']],
])('%i clicks after 40: %o', (clicks, expected) => {
  expect(titles({ totals: totals(clicks, 400) })).toEqual(expected);
});

it('compares no period that has gaps or a day that Google still counts', () => {
  expect(titles({ totals: totals(5, 50) })).toHaveLength(2);
  expect(titles({ totals: totals(5, 50, 6) })).toEqual([]);
  const days = [{ date: '2026-11-18', ...figures(1, 10), is_final: false }];
  expect(titles({ totals: totals(5, 50), days })).toEqual([]);
});

it('says nothing of a change that chance makes', () => {
  expect(titles({ totals: totals(1, 10), previous: totals(2, 40) })).toEqual([]);
  expect(titles({ totals: totals(2, 40), previous: totals(1, 10) })).toEqual([]);
});

it('tells when the site appears less, but never because of over-counted impressions', () => {
  const fewer = { totals: totals(40, 100) };
  expect(titles(fewer)).toEqual(['O site apareceu 75% menos no Google']);
  expect(titles(fewer, { first: '2026-04-28', last: '2026-05-04' })).toEqual([]);
  expect(titles(fewer, { first: '2026-04-20', last: '2026-04-26' })).toEqual([]);
});

it('names a page that many see and few open, except in over-counted days', () => {
  const pages = [{ url: 'https://www.example.com/sobre', ...figures(0, 100) }];
  expect(titles({ pages })).toEqual(['/sobre aparece muito e é pouco clicada']);
  expect(titles({ pages }, { first: '2025-06-01', last: '2025-06-07' })).toEqual([]);
  const queries = [{ query: 'pia', clicks: 1, impressions: 100, position: 7 }];
  expect(titles({ queries }, { first: '2025-06-01', last: '2025-06-08' })).toEqual([]);
  expect(titles({ pages: [{ url: 'https://a/', ...figures(1, 100) }] })).toEqual([]);
});

it.each([
  [4.9, 100, 0],
  [5, 100, 1],
  [15, 100, 1],
  [15.1, 100, 0],
  [5, 99, 0],
])(
  'a query at position %d of %i impressions is worth %i suggestions',
  (position, impressions, number) => {
    expect(titles({ queries: [{ query: 'pia', clicks: 1, impressions, position }] })).toHaveLength(
      number,
    );
  },
);

it('puts problems before suggestions, and praises only where nothing is wrong', () => {
  expect(titles({ monitored: { total: 3, healthy: 2, noindex: 1, slow: 1, plain: 1 } })).toEqual([
    '1 página não responde como deveria',
    '1 página pede para não ser indexada',
    '1 página demora mais de 3 segundos',
    '1 página não tem dados estruturados',
  ]);
  expect(titles({ monitored: inOrder })).toEqual(['Todas as páginas monitoradas estão em ordem']);
});
