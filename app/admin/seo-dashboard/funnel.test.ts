import { describe, expect, it } from 'vitest';
import { funnelCounts, funnelPage } from './funnel.ts';
import type { PageProgress } from './report.ts';

const now = new Date('2026-11-21T12:00:00Z');
const fresh: PageProgress = {
  url: 'https://www.example.com/blog/a',
  status: 'published',
  reached: 2,
  published_at: '2026-11-01T12:00:00Z',
  monitored_at: null,
  indexed: null,
  coverage: null,
  inspected_at: null,
  inspected_since: null,
  seen_on: null,
  clicked_on: null,
};
const monitored = { ...fresh, reached: 3, monitored_at: '2026-11-11T12:00:00Z' };
const inspected = {
  ...monitored,
  indexed: false,
  coverage: 'Discovered - currently not indexed',
  inspected_at: '2026-11-20T12:00:00Z',
  inspected_since: '2026-11-16T12:00:00Z',
};
const indexed = { ...inspected, reached: 4, indexed: true, coverage: 'Submitted and indexed' };
const seen = { ...indexed, reached: 5, seen_on: '2026-11-18' };

describe('a page is stuck', () => {
  it.each([
    ['a draft', { ...fresh, status: 'draft', reached: 0 }, 'published', undefined],
    ['one that the sitemap lacks', { ...monitored, reached: 1 }, 'in_sitemap', 20],
    ['one that nobody checked', fresh, 'monitored', 20],
    ['one that nobody asked Google about', monitored, 'indexed', 10],
    ['one that Google left out', inspected, 'indexed', 5],
    ['one that never appeared', indexed, 'impressions', 5],
    ['one that nobody clicked', seen, 'clicks', 3],
  ] as const)('%s', (_what, progress, stuckAt, days) => {
    expect(funnelPage(progress, now)).toMatchObject({ stuckAt, days });
  });
});

it('a page with clicks is through', () => {
  const clicked = { ...seen, reached: 6, clicked_on: '2026-11-19' };
  expect(funnelPage(clicked, now)).toMatchObject({ stuckAt: undefined, since: undefined });
});

it("says what Google's own words are", () => {
  expect(funnelPage(inspected, now).advice).toContain('Discovered');
});

it('counts the pages that reached each stage', () => {
  expect(funnelCounts([1, 0, 2, 0, 0, 3, 4]).map(({ reached }) => reached)).toEqual([
    9, 9, 7, 7, 7, 4,
  ]);
});
