import { SitemapStream, streamToPromise } from 'sitemap';
import type { SitemapEntry } from './entries.ts';

/** The entries as a document of the sitemap protocol 0.9 (sitemaps.org). */
export async function sitemapXml(entries: readonly SitemapEntry[]): Promise<string> {
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  });
  for (const { location, lastmod } of entries) stream.write({ url: location, lastmod });
  stream.end();
  return (await streamToPromise(stream)).toString();
}
