import { createServerFn } from '@tanstack/react-start';
import { adminOnly } from '#app/admin/auth/admin-only.ts';
import { loadHome } from './home.server.ts';

/** Everything on the first page of the admin area. */
export const getHome = createServerFn({ method: 'GET' })
  .middleware([adminOnly])
  .handler(({ context }) => loadHome(context.admin.client, new Date()));
