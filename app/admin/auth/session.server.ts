import { createServerClient } from '@supabase/ssr';
import type { SetAllCookies } from '@supabase/ssr';
import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import {
  deleteCookie,
  getCookie,
  getCookies,
  setCookie,
  setResponseHeader,
} from '@tanstack/react-start/server';
import type { Database } from '#supabase/database.types.ts';
import { company } from '#app/company/company.ts';
import { serverEnvironmentOfProcess } from '#app/server/environment.server.ts';
import { supabaseFetch } from '#app/server/supabase-fetch.server.ts';
import type { SessionTerm } from './session-term.server.ts';
import { longestPause, readTerm, renewedTerm, writeTerm } from './session-term.server.ts';

/** Name of the session's cookie; a long session takes several, numbered from it. */
const sessionCookie = 'sessao-admin';

/** Name of the cookie that says since when the session lasts. */
const termCookie = 'prazo-admin';

/** Milliseconds for one call of Supabase, and for all that finding out who calls may take. */
const callTimeout = 6_000;
const accessTimeout = 10_000;

/** Wrong passwords for an account in the last 24 hours. */
export interface FailedSignIns {
  count: number;
  addresses: number;
}

/** Who is calling: an admin, or why not. */
export type Access =
  | {
      state: 'admin';
      userId: string;
      email: string;
      failedSignIns: FailedSignIns;
      client: SupabaseClient<Database>;
    }
  /** `expired`: there was a session, and it is over. */
  | { state: 'signed-out'; expired: boolean }
  | { state: 'not-admin' }
  /** Supabase did not answer. */
  | { state: 'unavailable' };

/** How cookies of the sign-in are set by the site at that address: scripts cannot read them, other sites not send them. */
export function cookieSecurity(siteUrl: string) {
  return { httpOnly: true, secure: siteUrl.startsWith('https:'), sameSite: 'lax' } as const;
}

/**
 * Client with the rights of whoever holds this request's session cookie. supabase-js refreshes a token that is
 * about to end (30 s times 3 attempts before it does) and repeats a failed refresh from 200 ms on, doubling; the
 * new cookies go out with this response, which no cache may keep.
 */
export function sessionSupabase(): SupabaseClient<Database> {
  return clientWithCookies(writeCookies);
}

/**
 * Client for a sign-in. Its session reaches the browser only through `keep`, so a refused sign-in leaves no cookie.
 */
export function newSession(): {
  client: SupabaseClient<Database>;
  keep: (userId: string) => void;
} {
  const held: Parameters<SetAllCookies>[] = [];
  const client = clientWithCookies((...cookies) => void held.push(cookies));
  const keep = (userId: string) => {
    for (const cookies of held) writeCookies(...cookies);
    const now = secondsNow();
    setTerm({ userId, since: now, used: now });
  };
  return { client, keep };
}

function clientWithCookies(setAll: SetAllCookies): SupabaseClient<Database> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = serverEnvironmentOfProcess();
  return createServerClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: { ...cookieSecurity(company.siteUrl), name: sessionCookie, path: '/' },
    cookies: {
      getAll: () => Object.entries(getCookies()).map(([name, value]) => ({ name, value })),
      setAll,
    },
    global: {
      fetch: (input, init) =>
        supabaseFetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(callTimeout) }),
    },
    db: { retry: false },
  });
}

/** supabase-js would keep them for 400 days. */
function writeCookies(...[cookies, headers]: Parameters<SetAllCookies>): void {
  for (const { name, value, options } of cookies) {
    setCookie(name, value, { ...options, maxAge: Math.min(options.maxAge ?? 0, longestPause) });
  }
  for (const [name, value] of Object.entries(headers)) setResponseHeader(name, value);
}

function setTerm(term: SessionTerm): void {
  setCookie(termCookie, writeTerm(term, serverEnvironmentOfProcess().SUPABASE_SECRET_KEY), {
    ...cookieSecurity(company.siteUrl),
    path: '/',
    maxAge: longestPause,
  });
}

function secondsNow(): number {
  return Math.floor(Date.now() / 1000);
}

/** Has the browser forget its session, whatever Supabase knows of it. */
export function forgetSession(): void {
  for (const name of Object.keys(getCookies())) {
    if (name.startsWith(sessionCookie) || name === termCookie) deleteCookie(name, { path: '/' });
  }
}

/** Finds out who calls: the session must be within its term, still exist at Supabase, and its user be an admin. */
export async function readAccess(): Promise<Access> {
  const hadSession = Object.keys(getCookies()).some((name) => name.startsWith(sessionCookie));
  if (!hadSession) return { state: 'signed-out', expired: false };
  const tooLate = new Promise<Access>((done) => {
    setTimeout(() => done({ state: 'unavailable' }), accessTimeout).unref();
  });
  return Promise.race([accessWithinTerm(), tooLate]);
}

async function accessWithinTerm(): Promise<Access> {
  const { SUPABASE_SECRET_KEY } = serverEnvironmentOfProcess();
  const now = secondsNow();
  const term = readTerm(getCookie(termCookie), SUPABASE_SECRET_KEY, now);
  if (term === undefined) return endSession();
  const access = await accessOf(sessionSupabase());
  if (access.state !== 'admin') return access;
  if (access.userId !== term.userId) return endSession();
  const renewed = renewedTerm(term, now);
  if (renewed !== undefined) setTerm(renewed);
  return access;
}

/** Ends a session that is over, at Supabase and in the browser. */
async function endSession(): Promise<Access> {
  const { error } = await sessionSupabase().auth.signOut({ scope: 'local' });
  if (error !== null) console.error('A session goes on at Supabase:', error.message);
  forgetSession();
  return { state: 'signed-out', expired: true };
}

/** What the session of a client may do. */
export async function accessOf(client: SupabaseClient<Database>): Promise<Access> {
  const { data, error } = await client.auth.getUser();
  if (error !== null) {
    return isAuthRetryableFetchError(error) || (error.status ?? 0) >= 500
      ? { state: 'unavailable' }
      : { state: 'signed-out', expired: true };
  }
  const { id, email } = data.user;
  const { data: found, error: unanswered } = await client.rpc('admin_access').single();
  if (unanswered !== null) return { state: 'unavailable' };
  if (!found.is_admin || email === undefined) return { state: 'not-admin' };
  const failedSignIns = { count: found.failed_sign_ins, addresses: found.failed_addresses };
  return { state: 'admin', userId: id, email, failedSignIns, client };
}
