import { SitemapStream, streamToPromise } from 'sitemap';
import { localDay } from './entries.ts';
import { searchKeywords } from './keywords.ts';

/** Entries that a news sitemap may hold (Google's limit). */
export const newsLimit = 1_000;

/** What a post tells the news sitemap; the dates are ISO 8601. */
export interface NewsPost {
  slug: string;
  title: string;
  published_at: string;
  updated_at: string;
  keywords: readonly string[];
}

const language = 'pt';

/** A valid document for when there is no post, or none can be read: the writer makes none without entries. */
const empty =
  '<?xml version="1.0" encoding="UTF-8"?>' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"></urlset>';

/** The posts as a news sitemap (specification, sections 2 and 9), in the order given. */
export async function newsSitemapXml(
  site: { url: string; publication: string },
  posts: readonly NewsPost[],
): Promise<string> {
  if (posts.length === 0) return empty;
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    xmlns: { news: true, xhtml: false, image: false, video: false },
  });
  for (const post of posts.slice(0, newsLimit)) {
    stream.write({
      url: `${site.url}/blog/${post.slug}`,
      lastmod: localDay(new Date(post.updated_at)),
      news: {
        publication: { name: site.publication, language },
        publication_date: new Date(post.published_at).toISOString(),
        title: post.title,
        keywords: searchKeywords(post.keywords).join(', '),
      },
    });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}
