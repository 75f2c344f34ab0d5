import { redirect } from '@tanstack/react-router';
import type { AdminAccount } from './access.functions.ts';
import { getAdminAccess } from './access.functions.ts';
import { safeReturnPath } from './return-path.ts';

/** Of an error that the server made a page with, the browser learns the message alone. */
export const supabaseAway = 'Supabase did not answer.';

/** Supabase did not answer: nobody can tell who is calling. */
export class AdminAway extends Error {
  override readonly name = 'AdminAway';
}

/**
 * Lets admins pass, and answers who it is. Anybody else is led to the sign-in, and back to `href` after it. It
 * serves the operator; what guards data is each server function's own check.
 */
export async function requireAdmin(href: string): Promise<AdminAccount> {
  const access = await getAdminAccess();
  if (access.state === 'admin') {
    const { email, failedSignIns } = access;
    return { email, failedSignIns };
  }
  if (access.state === 'away') throw new AdminAway(supabaseAway);
  const motivo =
    access.state === 'not-admin'
      ? ({ motivo: 'sem-acesso' } as const)
      : access.expired
        ? ({ motivo: 'expirou' } as const)
        : {};
  throw redirect({ to: '/admin/entrar', search: { ...motivo, voltar: safeReturnPath(href) } });
}

/**
 * Where someone who is signed in goes from the sign-in, at once; undefined for everybody else. Who was led there
 * for a reason, as a session that ended or an account without access, is not sent back.
 */
export async function signedInPath(
  reason: string | undefined,
  returnTo: string | undefined,
): Promise<string | undefined> {
  if (reason !== undefined) return undefined;
  const { state } = await getAdminAccess();
  return state === 'admin' ? safeReturnPath(returnTo) : undefined;
}

/** Whether a server function of the admin area turned its caller away, as after a session that ended meanwhile. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Response && error.status !== 503;
}

/**
 * Waits for a server function of the admin area. When it turns us away, as after a session that ended
 * meanwhile, leads to the sign-in and back to `href`.
 */
export async function orSignIn<T>(call: Promise<T>, href: string): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    if (error.status === 503) throw new AdminAway(supabaseAway, { cause: error });
    await requireAdmin(href);
    throw error;
  }
}
