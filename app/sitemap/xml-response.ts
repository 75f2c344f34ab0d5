import { Readable } from 'node:stream';
import type { SitemapDocument } from './sitemap.server.ts';

/** The sitemap as an answer; which source it came from is said in a header of ours. */
export function sitemapResponse({ xml, source }: SitemapDocument): Response {
  const headers = {
    // What is only a substitute should be asked for again soon.
    'cache-control': source === 'dynamic' ? 'public, max-age=300' : 'no-store',
    'x-sitemap-source': source,
  };
  return xmlResponse(xml, headers);
}

/** An XML document as an answer, whole or while it is written. */
export function xmlResponse(
  xml: string | ReadableStream<Uint8Array>,
  headers: Record<string, string> = { 'cache-control': 'public, max-age=300' },
): Response {
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', ...headers },
  });
}

/** A document that is written while it is sent. */
export function webStream(parts: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  // Node's type of a web stream is not the DOM's, though at run time both are the one global class.
  const stream: unknown = Readable.toWeb(Readable.from(parts, { objectMode: false }));
  if (!(stream instanceof ReadableStream)) throw new TypeError('Not a web stream.');
  return stream;
}
