import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { SitemapEntry } from './entries.ts';

/** The sitemap's own namespace and no other (sitemaps.org, 0.9). */
const plain = { news: false, xhtml: false, image: false, video: false };

/** The entries as a document of the sitemap protocol 0.9 (sitemaps.org). */
export async function sitemapXml(entries: Iterable<SitemapEntry>): Promise<string> {
  const stream = new SitemapStream({ lastmodDateOnly: true, xmlns: plain });
  for (const { location, lastmod } of entries) stream.write({ url: location, lastmod });
  stream.end();
  return (await streamToPromise(stream)).toString();
}

/** The entries as a document that is written while they arrive, so that memory stays flat. */
export async function* sitemapXmlStream(
  entries: AsyncIterable<SitemapEntry>,
): AsyncGenerator<Uint8Array> {
  const stream = new SitemapStream({ lastmodDateOnly: true, xmlns: plain });
  const write = async () => {
    for await (const { location, lastmod } of entries) {
      if (!stream.write({ url: location, lastmod })) {
        await new Promise((done) => stream.once('drain', done));
      }
    }
    stream.end();
  };
  write().catch((error: Error) => stream.destroy(error));
  const encoder = new TextEncoder();
  for await (const text of stream) yield encoder.encode(String(text));
}

/** The parts of a sitemap that is too large for one document, as a sitemap index. */
export async function sitemapIndexXml(
  parts: Iterable<{ location: string; lastmod: string }>,
): Promise<string> {
  const stream = new SitemapIndexStream({ lastmodDateOnly: true });
  for (const { location, lastmod } of parts) stream.write({ url: location, lastmod });
  stream.end();
  return (await streamToPromise(stream)).toString();
}
