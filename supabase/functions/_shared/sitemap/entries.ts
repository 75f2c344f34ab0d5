import { firstArticles, staticGuides, staticPages } from './paths.ts';
import type { DatedPath } from './paths.ts';

/** A sitemap entry: absolute address and the day of its last change, `YYYY-MM-DD`. */
export interface SitemapEntry {
  location: string;
  lastmod: string;
}

/** What a post tells the sitemap; the dates are ISO 8601. */
export interface SitemapPost {
  slug: string;
  published_at: string | null;
  updated_at: string | null;
}

/** Below this many URLs a sitemap is taken for broken and the next source is asked (specification, section 7). */
export const minimumUrls = 29;
/** The whole site: 4 pages, 3 services, 6 neighbourhoods, 17 articles. */
export const expectedUrls = 30;
/** Below this many URLs the log gets a warning. */
export const warningUrls = 25;

/** The day in Petrópolis at a moment, `YYYY-MM-DD`. */
export function localDay(moment: Date): string {
  return moment.toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });
}

/**
 * Entries of the whole site with the posts given. The blog's own date is that of its newest change; with
 * no post, today's.
 */
export function siteEntries(
  siteUrl: string,
  posts: readonly SitemapPost[],
  today: Date,
): SitemapEntry[] {
  const articles = posts.map(({ slug, published_at, updated_at }): DatedPath => {
    const changed = updated_at ?? published_at;
    return {
      path: `/blog/${slug}`,
      lastmod: localDay(changed === null ? today : new Date(changed)),
    };
  });
  const newest = articles
    .map(({ lastmod }) => lastmod)
    .toSorted()
    .at(-1);
  return toEntries(siteUrl, newest ?? localDay(today), articles);
}

/** The fixed list that needs no database: the site as it started, its blog dated today. */
export function emergencyEntries(siteUrl: string, today: Date): SitemapEntry[] {
  return toEntries(siteUrl, localDay(today), firstArticles);
}

function toEntries(
  siteUrl: string,
  blogLastmod: string,
  articles: readonly DatedPath[],
): SitemapEntry[] {
  const blog: DatedPath = { path: '/blog', lastmod: blogLastmod };
  return [...staticPages, blog, ...staticGuides, ...articles].map(({ path, lastmod }) => ({
    location: `${siteUrl}${path}`,
    lastmod,
  }));
}
