import { describe, expect, it } from 'vitest';
import type { PageProgress } from './funnel.ts';
import { funnelCounts, funnelPage } from './funnel.ts';

const now = new Date('2026-11-21T12:00:00Z');
const fresh: PageProgress = {
  url: 'https://www.example.com/blog/a',
  status: 'published',
  published_at: '2026-11-01T12:00:00Z',
  monitored_at: null,
  indexed: null,
  coverage: null,
  inspected_at: null,
  inspected_since: null,
  seen_on: null,
  clicked_on: null,
};
const monitored = { ...fresh, monitored_at: '2026-11-11T12:00:00Z' };
const inspected = {
  ...monitored,
  indexed: false,
  coverage: 'Discovered - currently not indexed',
  inspected_at: '2026-11-20T12:00:00Z',
  inspected_since: '2026-11-16T12:00:00Z',
};
const indexed = { ...inspected, indexed: true, coverage: 'Submitted and indexed' };
const seen = { ...indexed, seen_on: '2026-11-18' };

describe('a page is stuck', () => {
  it.each([
    ['a draft', { ...fresh, status: 'draft' }, false, 'published', undefined],
    ['one that the sitemap lacks', monitored, false, 'in_sitemap', 20],
    ['one that nobody checked', fresh, true, 'monitored', 20],
    ['one that nobody asked Google about', monitored, true, 'indexed', 10],
    ['one that Google left out', inspected, true, 'indexed', 5],
    ['one that never appeared', indexed, true, 'impressions', 5],
    ['one that nobody clicked', seen, true, 'clicks', 3],
  ] as const)('%s', (_what, progress, inSitemap, stuckAt, days) => {
    expect(funnelPage(progress, inSitemap, now)).toMatchObject({ stuckAt, days });
  });
});

it('a page with clicks is through, and one that Google showed counts as indexed', () => {
  const shown = { ...monitored, seen_on: '2026-11-18', clicked_on: '2026-11-19' };
  expect(funnelPage(shown, true, now)).toMatchObject({ stuckAt: undefined, reached: 6 });
});

it("says what Google's own words are", () => {
  expect(funnelPage(inspected, true, now).advice).toContain('Discovered');
});

it('counts the pages that reached each stage', () => {
  const pages = [fresh, monitored, seen].map((progress) => funnelPage(progress, true, now));
  expect(funnelCounts(pages).map(({ count }) => count)).toEqual([3, 3, 2, 1, 1, 0]);
});
