import { createServerFn } from '@tanstack/react-start';
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import type { FailedSignIns } from './session.server.ts';
import { readAccess } from './session.server.ts';

/** An admin's account, as its pages show it. */
export interface AdminAccount {
  email: string;
  failedSignIns: FailedSignIns;
}

/** Who the caller is, as far as pages may know. */
export type AdminAccess =
  | ({ state: 'admin' } & AdminAccount)
  | { state: 'signed-out'; expired: boolean }
  | { state: 'not-admin' }
  | { state: 'unavailable' };

/** Tells the caller about its own session, so that a page can lead to the sign-in; guards no data. */
export const getAdminAccess = createServerFn({ method: 'GET' }).handler(
  async (): Promise<AdminAccess> => {
    const access = await readAccess();
    setResponseHeader('cache-control', 'no-store');
    if (access.state === 'unavailable') setResponseStatus(503);
    if (access.state !== 'admin') return access;
    const { state, email, failedSignIns } = access;
    return { state, email, failedSignIns };
  },
);
