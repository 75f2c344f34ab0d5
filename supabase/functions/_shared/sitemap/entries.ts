import { firstArticles, staticGuides, staticPages } from './paths.ts';
import type { DatedPath } from './paths.ts';

/** A sitemap entry: absolute address and the day of its last change, `YYYY-MM-DD`. */
export interface SitemapEntry {
  location: string;
  lastmod: string;
}

/** What a post tells the sitemap; the date is ISO 8601. */
export interface SitemapPost {
  slug: string;
  updated_at: string;
}

/**
 * The entries without those whose address came before. `seen` holds these addresses, and carries them from one
 * document to the next.
 */
export function* eachOnce(
  entries: Iterable<SitemapEntry>,
  seen = new Set<string>(),
): Generator<SitemapEntry> {
  for (const entry of entries) {
    if (seen.has(entry.location)) continue;
    seen.add(entry.location);
    yield entry;
  }
}

/** Made once: one for each of thousands of dates would take a hundred megabytes. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });

/** The day in Petrópolis at a moment, `YYYY-MM-DD`. */
export function localDay(moment: Date): string {
  return dayFormat.format(moment);
}

/** Entries of the pages that no post makes; the blog's own date is given, that of its newest change. */
export function pageEntries(siteUrl: string, blogLastmod: string): SitemapEntry[] {
  const blog: DatedPath = { path: '/blog', lastmod: blogLastmod };
  return toEntries(siteUrl, [...staticPages, blog, ...staticGuides]);
}

/** Entries of posts, each dated by its last change. */
export function articleEntries(siteUrl: string, posts: readonly SitemapPost[]): SitemapEntry[] {
  return toEntries(
    siteUrl,
    posts.map(({ slug, updated_at }) => ({
      path: `/blog/${slug}`,
      lastmod: localDay(new Date(updated_at)),
    })),
  );
}

/** The fixed list that needs no database: the site as it started, its blog dated today. */
export function emergencyEntries(siteUrl: string, today: Date): SitemapEntry[] {
  return [...pageEntries(siteUrl, localDay(today)), ...toEntries(siteUrl, firstArticles)];
}

function toEntries(siteUrl: string, paths: readonly DatedPath[]): SitemapEntry[] {
  return paths.map(({ path, lastmod }) => ({ location: `${siteUrl}${path}`, lastmod }));
}
