import { createServerFn } from '@tanstack/react-start';
import { adminOnly } from '#app/admin/auth/admin-only.ts';
import { readPeople } from './people.server.ts';

/** Who has access to the admin area, and what changed in that. */
export const getPeople = createServerFn({ method: 'GET' })
  .middleware([adminOnly])
  .handler(({ context }) => readPeople(context.admin, new Date()));
