import { createFileRoute } from '@tanstack/react-router';
import { answerCsv } from '#app/admin/csv/csv-answer.server.ts';
import { unknownAddress } from '#app/site/unknown-address.ts';

/** The tables of the admin area as files. */
export const Route = createFileRoute('/admin/csv/$table')({
  ...unknownAddress,
  server: {
    handlers: {
      GET: async ({ request, params: { table }, next }) =>
        (await answerCsv(request, table)) ?? next(),
    },
  },
});
