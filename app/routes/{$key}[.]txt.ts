import { createFileRoute } from '@tanstack/react-router';
import { documentNotFound } from '../server/documents.server.ts';
import { serverEnvironmentOfProcess } from '../server/environment.server.ts';

/** The IndexNow key file (indexnow.org): proves that who notifies search engines owns the site. */
export const Route = createFileRoute('/{$key}.txt')({
  server: {
    handlers: {
      GET: ({ params: { key } }) =>
        key === serverEnvironmentOfProcess().INDEXNOW_KEY
          ? new Response(key, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
          : documentNotFound(),
    },
  },
});
