import { clientAddress } from './client-address.server.ts';
import { serverEnvironmentOfProcess } from '#app/server/environment.server.ts';
import { keyedHash } from './signed-value.server.ts';
import { secretSupabase } from '#app/server/supabase.server.ts';

/** Something whose attempts are counted within a period. */
export interface Limit {
  /** Name of the limit and hash of what is limited: no address and no e-mail is stored. */
  key: string;
  /** How many are allowed; 0: any number, it is only counted. */
  attempts: number;
  /** Whether a success sets the count to zero; otherwise it only takes back its own attempt. */
  endsWithSuccess?: boolean;
}

/** What became of counting an attempt; `seconds` until the next one is allowed. */
export type Attempt =
  /** `attempts` of the last limit in this period, this one included. */
  | { state: 'allowed'; attempts: number }
  | { state: 'limited'; seconds: number }
  | { state: 'unavailable' };

/** The key of a limit on all of `values` together. */
export function limitKey(name: string, ...values: string[]): string {
  const { SUPABASE_SECRET_KEY } = serverEnvironmentOfProcess();
  return `${name}:${keyedHash(SUPABASE_SECRET_KEY, name, values.join('\n'))}`;
}

/**
 * Counts an attempt in the database, so that all web servers count together. Counting stops at the first limit that
 * is exceeded. Put the caller's address first: a blocked address then writes no row for an account.
 */
export async function countAttempt(period: number, limits: readonly Limit[]): Promise<Attempt> {
  const { data, error } = await secretSupabase()
    .rpc('count_attempts', {
      limit_keys: limits.map(({ key }) => key),
      allowed: limits.map(({ attempts }) => attempts),
      period_seconds: period,
    })
    .single();
  if (error !== null) {
    console.error('Counting an attempt failed:', error.message);
    return { state: 'unavailable' };
  }
  return data.wait_seconds > 0
    ? { state: 'limited', seconds: data.wait_seconds }
    : { state: 'allowed', attempts: data.attempts };
}

/** Takes back an attempt that should not count: it succeeded, or nothing could be tried. */
export async function takeBackAttempt(
  limits: readonly Limit[],
  why: 'succeeded' | 'not-tried',
): Promise<void> {
  const { error } = await secretSupabase().rpc('forget_attempts', {
    limit_keys: limits.map(({ key }) => key),
    counts: limits.map(({ endsWithSuccess }) => (why === 'succeeded' && endsWithSuccess ? 0 : 1)),
  });
  if (error !== null) console.warn('An attempt was not taken back:', error.message);
}

/** Remembers a wrong password from the caller's address, for the account's owner to be told. */
export async function recordFailedSignIn(email: string): Promise<void> {
  const { error } = await secretSupabase().rpc('record_failed_sign_in', {
    account_email: email,
    from_address: limitKey('erro', clientAddress()),
  });
  if (error !== null) console.warn('A failed sign-in was not recorded:', error.message);
}
