import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { adminOnly } from '#app/admin/auth/admin-only.ts';
import { stages } from './funnel.ts';
import { loadFunnel } from './funnel.server.ts';
import {
  loadAlerts,
  loadMonitoredPages,
  reopenResolvedAlert,
  resolveOpenAlert,
} from './monitoring.server.ts';
import { alertLevels, alertStates, lastPage, pageKinds } from './search.ts';

const page = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(lastPage));
const alert = v.object({ id: v.pipe(v.string(), v.uuid()) });

/** A page of the alerts. */
export const getAlerts = createServerFn({ method: 'GET' })
  .middleware([adminOnly])
  .validator(
    v.object({
      state: v.optional(v.picklist(alertStates)),
      level: v.optional(v.picklist(alertLevels)),
      page,
    }),
  )
  .handler(({ data: { state, level, page: number }, context }) =>
    loadAlerts(context.admin.client, { state, level, page: number }),
  );

/** A page of the monitored pages. */
export const getMonitoredPages = createServerFn({ method: 'GET' })
  .middleware([adminOnly])
  .validator(v.object({ kind: v.optional(v.picklist(pageKinds)), page }))
  .handler(({ data: { kind, page: number }, context }) =>
    loadMonitoredPages(context.admin.client, { kind, page: number }),
  );

/** How far the pages came on their way to a click, a page of them. */
export const getFunnel = createServerFn({ method: 'GET' })
  .middleware([adminOnly])
  .validator(v.object({ stage: v.optional(v.picklist(stages)), page }))
  .handler(({ data: { stage, page: number }, context }) =>
    loadFunnel(context.admin.client, { stage, page: number }, new Date()),
  );

/** Resolves an alert; `resolved` is false when somebody else already did. */
export const resolveAlert = createServerFn({ method: 'POST' })
  .middleware([adminOnly])
  .validator(alert)
  .handler(async ({ data: { id }, context }) => ({
    resolved: await resolveOpenAlert(context.admin.client, id, context.admin.userId, new Date()),
  }));

/** Opens an alert again; `reopened` is false when the monitoring has opened another one for the same cause. */
export const reopenAlert = createServerFn({ method: 'POST' })
  .middleware([adminOnly])
  .validator(alert)
  .handler(async ({ data: { id }, context }) => ({
    reopened: await reopenResolvedAlert(context.admin.client, id),
  }));
