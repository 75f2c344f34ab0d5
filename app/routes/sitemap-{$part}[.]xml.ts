import { createFileRoute } from '@tanstack/react-router';
import { documentNotFound, orUnavailable } from '../server/documents.server.ts';
import { loadSitemapPart } from '../sitemap/sitemap.server.ts';
import { webStream, xmlResponse } from '../sitemap/xml-response.ts';

export const Route = createFileRoute('/sitemap-{$part}.xml')({
  server: { handlers: { GET: ({ params: { part } }) => orUnavailable(answer(part)) } },
});

async function answer(part: string): Promise<Response> {
  const xml = /^[1-9]\d{0,3}$/.test(part) ? await loadSitemapPart(Number(part)) : undefined;
  return xml === undefined ? documentNotFound() : xmlResponse(webStream(xml));
}
