import { createFileRoute } from '@tanstack/react-router';
import { readRss } from '#app/blog/rss.server.ts';
import { orUnavailable, textDocument } from '#app/server/documents.server.ts';

export const Route = createFileRoute('/blog/rss.xml')({
  server: {
    handlers: {
      GET: ({ request }) =>
        orUnavailable(
          readRss().then((text) =>
            textDocument(request, { text, type: 'application/rss+xml', maxAge: 300 }),
          ),
        ),
    },
  },
});
