import { createFileRoute } from '@tanstack/react-router';
import { textDocument } from '#app/server/documents.server.ts';
import { loadSitemap } from '#app/sitemap/sitemap.server.ts';

export const Route = createFileRoute('/sitemap.xml')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const { xml, source } = await loadSitemap();
        return textDocument(request, {
          text: xml,
          type: 'application/xml',
          maxAge: source === 'dynamic' ? 300 : 0,
          headers: { 'x-sitemap-source': source },
        });
      },
    },
  },
});
