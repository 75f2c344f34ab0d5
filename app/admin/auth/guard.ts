import { redirect } from '@tanstack/react-router';
import type { AdminAccount } from './access.functions.ts';
import { getAdminAccess } from './access.functions.ts';
import { safeReturnPath } from './return-path.ts';

/** Of an error that the server made a page with, the browser learns the message alone. */
export const supabaseUnavailable = 'Supabase did not answer, so nobody can tell who is calling.';

/**
 * Answers which admin is signed in; leads anybody else to the sign-in, and back to `href` afterwards. It guards
 * pages only: each server function makes its own check before it touches data.
 */
export async function requireAdmin(href: string): Promise<AdminAccount> {
  const access = await getAdminAccess();
  if (access.state === 'admin') {
    const { email, failedSignIns } = access;
    return { email, failedSignIns };
  }
  if (access.state === 'unavailable') throw new Error(supabaseUnavailable);
  const motivo =
    access.state === 'not-admin'
      ? ({ motivo: 'sem-acesso' } as const)
      : access.expired
        ? ({ motivo: 'expirou' } as const)
        : {};
  throw redirect({ to: '/admin/entrar', search: { ...motivo, voltar: safeReturnPath(href) } });
}

/**
 * Where the sign-in page sends someone who is signed in already; undefined for everybody else, and for whoever was
 * led to it for a `reason`, such as an account without access.
 */
export async function signedInPath(
  reason: string | undefined,
  returnTo: string | undefined,
): Promise<string | undefined> {
  if (reason !== undefined) return undefined;
  const { state } = await getAdminAccess();
  return state === 'admin' ? safeReturnPath(returnTo) : undefined;
}

/** Whether a server function of the admin area refused its caller, for example because the session has ended. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Response && error.status !== 503;
}

/**
 * Waits for a server function of the admin area. When it refuses, for example because the session has ended, leads
 * to the sign-in and back to `href`.
 */
export async function orSignIn<T>(call: Promise<T>, href: string): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    if (error.status === 503) throw new Error(supabaseUnavailable, { cause: error });
    await requireAdmin(href);
    throw error;
  }
}
