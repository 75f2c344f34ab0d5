import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { adminOnly } from '#app/admin/auth/admin-only.ts';
import { readOperations, startRun } from './runs.server.ts';
import { operationNames } from './run-schema.ts';

/** The newest run of each operation, and how their functions ended last. */
export const getRuns = createServerFn({ method: 'GET' })
  .middleware([adminOnly])
  .handler(({ context }) => readOperations(context.admin.client, new Date()));

/** Starts an operation; `id` is null when it is running already. */
export const startOperation = createServerFn({ method: 'POST' })
  .middleware([adminOnly])
  .validator(v.object({ operation: v.picklist(operationNames) }))
  .handler(async ({ data: { operation }, context }) => ({
    id: await startRun(operation, context.admin),
  }));
