import { createFileRoute } from '@tanstack/react-router';
import { documentNotFound } from '../server/documents.server.ts';

/** The IndexNow key file (indexnow.org): proves that who notifies search engines owns the site. */
export const Route = createFileRoute('/{$key}.txt')({
  server: {
    handlers: {
      GET: ({ params: { key } }) =>
        key !== '' && key === process.env['INDEXNOW_KEY']?.trim()
          ? new Response(key, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
          : documentNotFound(),
    },
  },
});
