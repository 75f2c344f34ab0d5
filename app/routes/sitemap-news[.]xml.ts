import { createFileRoute } from '@tanstack/react-router';
import { loadNewsSitemap } from '../sitemap/sitemap.server.ts';
import { xmlResponse } from '../sitemap/xml-response.ts';

export const Route = createFileRoute('/sitemap-news.xml')({
  server: { handlers: { GET: async () => xmlResponse(await loadNewsSitemap()) } },
});
