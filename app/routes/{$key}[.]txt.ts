import { createFileRoute } from '@tanstack/react-router';
import { serverEnvironmentOfProcess } from '#app/server/environment.server.ts';
import { unknownAddress } from '#app/site/unknown-address.ts';

/** The IndexNow key file (indexnow.org): proves that who notifies search engines owns the site. */
export const Route = createFileRoute('/{$key}.txt')({
  ...unknownAddress,
  server: {
    handlers: {
      GET: ({ params: { key }, next }) =>
        key === serverEnvironmentOfProcess().INDEXNOW_KEY
          ? new Response(key, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
          : next(),
    },
  },
});
