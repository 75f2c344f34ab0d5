import type { SitemapDocument } from './sitemap.server.ts';

/** The sitemap as an answer; which source it came from is said in a header of ours. */
export function xmlResponse({ xml, source }: SitemapDocument): Response {
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      // What is only a substitute should be asked for again soon.
      'cache-control': source === 'dynamic' ? 'public, max-age=300' : 'no-store',
      'x-sitemap-source': source,
    },
  });
}
