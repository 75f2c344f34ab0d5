import { createMiddleware } from '@tanstack/react-start';
import { setResponseHeader } from '@tanstack/react-start/server';
import { readAccess } from './session.server.ts';

/** Why a server function of the admin area turned its caller away, and the HTTP status that says so. */
const refusals = { 'signed-out': 401, 'not-admin': 403, unavailable: 503 } as const;

/**
 * Middleware of every server function of the admin area: each is an open endpoint, so each checks its caller.
 * Anyone but an admin gets a Response with `{ reason }`, before the function reads or writes anything.
 */
export const adminOnly = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  const access = await readAccess();
  if (access.state !== 'admin') {
    throw Response.json(
      { reason: access.state },
      { status: refusals[access.state], headers: { 'cache-control': 'no-store' } },
    );
  }
  setResponseHeader('cache-control', 'no-store');
  return next({ context: { admin: access } });
});
