import type { SitemapSource } from '#functions/sitemap/sources.ts';

/** What a check of a sitemap document found. */
export interface DocumentCheck {
  /** Which source answered; the news sitemap has only one. */
  source: SitemapSource | undefined;
  /** Why it is no sitemap, when it is none. */
  problem: string | undefined;
  kind: 'urlset' | 'index';
  urlCount: number;
  /** The newest date in it, `YYYY-MM-DD`. */
  newestLastmod: string | undefined;
  firstEntries: { location: string; lastmod: string | undefined }[];
}

export interface SitemapsCheck {
  sitemap: DocumentCheck;
  news: DocumentCheck;
  /** ISO 8601. */
  checkedAt: string;
}
