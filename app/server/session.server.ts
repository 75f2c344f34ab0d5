import { createServerClient } from '@supabase/ssr';
import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import {
  deleteCookie,
  getCookies,
  setCookie,
  setResponseHeader,
} from '@tanstack/react-start/server';
import type { Database } from '../../supabase/database.types.ts';
import { company } from '../company/company.ts';
import { serverEnvironmentOfProcess } from './environment.server.ts';

/** Name of the session's cookie; a long session takes several, numbered from it. */
export const sessionCookie = 'sessao-admin';

/** Milliseconds for one call of Supabase, and for all that finding out who calls may take. */
const callTimeout = 6_000;
const accessTimeout = 10_000;

/** Who is calling: an admin, or why not. */
export type Access =
  | { state: 'admin'; userId: string; email: string; client: SupabaseClient<Database> }
  /** `expired`: there was a session, and it is over. */
  | { state: 'signed-out'; expired: boolean }
  | { state: 'not-admin' }
  /** Supabase did not answer. */
  | { state: 'away' };

/** How the session's cookies are set by the site at that address: scripts cannot read them, other sites not send them. */
export function sessionCookieOptions(siteUrl: string) {
  return {
    name: sessionCookie,
    httpOnly: true,
    secure: siteUrl.startsWith('https:'),
    sameSite: 'lax',
    path: '/',
  } as const;
}

/**
 * Client with the rights of whoever holds this request's session cookie. supabase-js refreshes a token that is
 * about to end (30 s times 3 attempts before it does) and repeats a failed refresh from 200 ms on, doubling; the
 * new cookies go out with this response, which no cache may keep.
 */
export function sessionSupabase(): SupabaseClient<Database> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = serverEnvironmentOfProcess();
  return createServerClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: sessionCookieOptions(company.siteUrl),
    cookies: {
      getAll: () => Object.entries(getCookies()).map(([name, value]) => ({ name, value })),
      setAll: (cookies, headers) => {
        for (const { name, value, options } of cookies) setCookie(name, value, options);
        for (const [name, value] of Object.entries(headers)) setResponseHeader(name, value);
      },
    },
    global: {
      fetch: (input, init) =>
        fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(callTimeout) }),
    },
    db: { retry: false },
  });
}

/** Has the browser forget its session, whatever Supabase knows of it. */
export function forgetSession(): void {
  for (const name of Object.keys(getCookies())) {
    if (name.startsWith(sessionCookie)) deleteCookie(name, { path: '/' });
  }
}

/** Finds out who calls: the session must still exist at Supabase, and its user be an admin. */
export async function readAccess(): Promise<Access> {
  const hadSession = Object.keys(getCookies()).some((name) => name.startsWith(sessionCookie));
  if (!hadSession) return { state: 'signed-out', expired: false };
  const tooLate = new Promise<Access>((done) => {
    setTimeout(() => done({ state: 'away' }), accessTimeout).unref();
  });
  return Promise.race([accessOf(sessionSupabase()), tooLate]);
}

/** What the session of a client may do. */
export async function accessOf(client: SupabaseClient<Database>): Promise<Access> {
  const { data, error } = await client.auth.getUser();
  if (error !== null) {
    return isAuthRetryableFetchError(error) || (error.status ?? 0) >= 500
      ? { state: 'away' }
      : { state: 'signed-out', expired: true };
  }
  const { id, email } = data.user;
  const { data: isAdmin, error: unanswered } = await client.rpc('is_admin');
  if (unanswered !== null) return { state: 'away' };
  if (!isAdmin || email === undefined) return { state: 'not-admin' };
  return { state: 'admin', userId: id, email, client };
}
