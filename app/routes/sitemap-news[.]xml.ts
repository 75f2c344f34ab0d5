import { createFileRoute } from '@tanstack/react-router';
import { textDocument } from '#app/server/documents.server.ts';
import { loadNewsSitemap } from '#app/sitemap/sitemap.server.ts';

export const Route = createFileRoute('/sitemap-news.xml')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const { xml, isWhole } = await loadNewsSitemap();
        return textDocument(request, {
          text: xml,
          type: 'application/xml',
          maxAge: isWhole ? 300 : 0,
        });
      },
    },
  },
});
