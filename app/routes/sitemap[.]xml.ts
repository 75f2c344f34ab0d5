import { createFileRoute } from '@tanstack/react-router';
import { loadSitemap } from '../sitemap/sitemap.server.ts';
import { sitemapResponse } from '../sitemap/xml-response.ts';

export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { GET: async () => sitemapResponse(await loadSitemap()) } },
});
