import { createFileRoute } from '@tanstack/react-router';
import { orUnavailable, streamedXml } from '#app/server/documents.server.ts';
import { unknownAddress } from '#app/site/unknown-address.ts';
import { loadSitemapPart } from '#app/sitemap/sitemap.server.ts';

export const Route = createFileRoute('/sitemap-{$part}.xml')({
  ...unknownAddress,
  server: {
    handlers: {
      GET: async ({ params: { part }, next }) => (await orUnavailable(answer(part))) ?? next(),
    },
  },
});

async function answer(part: string): Promise<Response | undefined> {
  const xml = /^[1-9]\d{0,3}$/.test(part) ? await loadSitemapPart(Number(part)) : undefined;
  return xml && streamedXml(xml);
}
