import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { adminOnly } from '#app/admin/auth/admin-only.ts';
import { checkConnections, loadDashboard } from './dashboard.server.ts';
import { isDay, windows } from './search.ts';

/** The dashboard of a period. */
export const getDashboard = createServerFn({ method: 'GET' })
  .middleware([adminOnly])
  .validator(
    v.object({
      days: v.picklist(windows),
      until: v.optional(v.pipe(v.string(), v.check(isDay, 'Not a day.'))),
    }),
  )
  .handler(({ data: { days, until }, context }) =>
    loadDashboard(context.admin.client, { days, until }, new Date()),
  );

/** What is connected and what is not. */
export const getConnections = createServerFn({ method: 'GET' })
  .middleware([adminOnly])
  .handler(({ context }) => checkConnections(context.admin.client, new Date()));
