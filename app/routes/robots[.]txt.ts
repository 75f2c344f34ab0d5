import { createFileRoute } from '@tanstack/react-router';
import { textDocument } from '#app/server/documents.server.ts';
import { robotsTxt } from '#app/sitemap/robots.ts';

export const Route = createFileRoute('/robots.txt')({
  server: {
    handlers: {
      GET: ({ request }) =>
        textDocument(request, { text: robotsTxt(), type: 'text/plain', maxAge: 3600 }),
    },
  },
});
