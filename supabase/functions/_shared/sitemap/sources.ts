/**
 * Where a served sitemap can come from, as its header `x-sitemap-source` says: the edge function; the site's own
 * build from the posts; the same with fewer posts than a sitemap should have; when the database does not answer, the
 * function's last good document, or the fixed list.
 */
export const sitemapSources = [
  'dynamic',
  'fallback',
  'insufficient',
  'cached',
  'emergency',
] as const;

export type SitemapSource = (typeof sitemapSources)[number];
