import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { adminOnly } from '#app/admin/auth/admin-only.ts';
import { latestRuns, startRun } from './runs.server.ts';
import { operationNames } from './run-schema.ts';

/** The newest run of each operation. */
export const getRuns = createServerFn({ method: 'GET' })
  .middleware([adminOnly])
  .handler(({ context }) => latestRuns(context.admin.client));

/** Starts an operation; `id` is null when it is running already. */
export const startOperation = createServerFn({ method: 'POST' })
  .middleware([adminOnly])
  .validator(v.object({ operation: v.picklist(operationNames) }))
  .handler(async ({ data: { operation }, context }) => ({
    id: await startRun(operation, context.admin.userId),
  }));
