import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { getRequestHeader, getRequestIP } from '@tanstack/react-start/server';
import { serverEnvironmentOfProcess } from './environment.server.ts';
import { secretSupabase } from './supabase.server.ts';

interface Limit {
  /** Name, part of the stored key. */
  name: string;
  attempts: number;
  /** Seconds after which counting starts anew. */
  period: number;
}

/** Something that may be tried a few times only: by one address, and for one account. */
export interface AttemptLimits {
  address: Limit;
  account: Limit;
}

/** What became of counting an attempt; `seconds` until the next one is allowed. */
export type Attempt =
  | { state: 'allowed' }
  | { state: 'limited'; seconds: number }
  | { state: 'away' };

/**
 * Counts an attempt of the caller's address and for an account, in the database, so that all web servers count
 * together. What is stored is a keyed hash of the address and of the e-mail.
 */
export async function countAttempt(limits: AttemptLimits, account: string): Promise<Attempt> {
  const counted = await Promise.all([
    count(limits.address, clientAddress()),
    count(limits.account, account.trim().toLowerCase()),
  ]);
  if (counted.includes('away')) return { state: 'away' };
  const waits = counted.filter((wait) => typeof wait === 'number');
  const seconds = Math.max(0, ...waits);
  return seconds > 0 ? { state: 'limited', seconds } : { state: 'allowed' };
}

/** Forgets the attempts for an account, after one that succeeded. */
export async function forgetAttempts({ account }: AttemptLimits, value: string): Promise<void> {
  const key = keyOf(account, value.trim().toLowerCase());
  const { error } = await secretSupabase().from('rate_limits').delete().eq('key', key);
  if (error !== null) console.warn('The attempts of a sign-in were not forgotten:', error.message);
}

/** Seconds to wait, 0 when the attempt is allowed. */
async function count(limit: Limit, value: string): Promise<number | 'away'> {
  const { data, error } = await secretSupabase()
    .rpc('count_attempt', { limit_key: keyOf(limit, value), period_seconds: limit.period })
    .single();
  if (error !== null) {
    console.error('Counting an attempt failed:', error.message);
    return 'away';
  }
  if (data.attempts <= limit.attempts) return 0;
  return Math.max(1, Math.ceil((Date.parse(data.expires_at) - Date.now()) / 1000));
}

/** With the project's secret in it, so that nobody finds an address by hashing all there are. */
function keyOf({ name }: Limit, value: string): string {
  const { SUPABASE_SECRET_KEY } = serverEnvironmentOfProcess();
  return `${name}:${createHmac('sha256', SUPABASE_SECRET_KEY).update(value).digest('base64url')}`;
}

/**
 * The caller's address: of the connection, or, behind a proxy (`TRUST_PROXY`), the last one of X-Forwarded-For, which the
 * proxy in front of this server wrote. What stands before it is the client's own word.
 */
function clientAddress(): string {
  const forwarded = getRequestHeader('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  if (serverEnvironmentOfProcess().TRUST_PROXY > 0 && isIP(forwarded) !== 0) return forwarded;
  return getRequestIP() ?? 'unknown';
}
