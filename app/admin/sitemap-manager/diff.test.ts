import { expect, it } from 'vitest';
import { sitemapDifference } from './diff.ts';

const sitemap = (generated_at: string, dates: Record<string, string>) => ({
  generated_at,
  url_count: Object.keys(dates).length,
  entries: Object.entries(dates).map(([location, lastmod]) => ({ location, lastmod })),
});

it('names what came, what went and what has another date', () => {
  const before = sitemap('t1', { '/a': '2025-01-01', '/b': '2025-01-01', '/c': '2025-01-01' });
  const newest = sitemap('t2', { '/a': '2025-01-01', '/b': '2025-02-02', '/d': '2025-02-02' });
  expect(sitemapDifference(newest, before)).toEqual({
    from: 't1',
    to: 't2',
    added: ['/d'],
    removed: ['/c'],
    changed: [{ location: '/b', before: '2025-01-01', after: '2025-02-02' }],
  });
});

it('has nothing to compare with before the second sitemap, nor with an index', () => {
  const only = sitemap('t1', { '/a': '2025-01-01' });
  expect(sitemapDifference(only, undefined)).toBeUndefined();
  expect(sitemapDifference(only, { ...only, entries: null })).toBeUndefined();
});
