import * as v from 'valibot';
import { signed, verifiedText } from './signed-value.server.ts';

const hour = 3600;
const day = 24 * hour;

/** Seconds that a session lasts at most, and that it lasts without use. */
const longestSession = 30 * day;
export const longestPause = 7 * day;
/** Seconds after which a use is written down anew. */
const useStep = hour;

/** When a session began and when it was last used, in seconds of Unix time. */
export interface SessionTerm {
  userId: string;
  since: number;
  used: number;
}

const purpose = 'session-term';
const seconds = v.pipe(v.string(), v.digits(), v.toNumber());
const fields = v.strictTuple([v.pipe(v.string(), v.uuid()), seconds, seconds]);

/**
 * A session's term as the text of a cookie. It stands beside the session because neither hosted Supabase (without a
 * paid plan) nor the embedded one ends a session by its age; the signature keeps the browser from making it younger.
 */
export function writeTerm({ userId, since, used }: SessionTerm, secret: string): string {
  return signed(secret, purpose, [userId, since, used].join('.'));
}

/** Reads a term; undefined when this server did not write it, or when the session is over. */
export function readTerm(
  cookie: string | undefined,
  secret: string,
  now: number,
): SessionTerm | undefined {
  const parsed = v.safeParse(fields, verifiedText(secret, purpose, cookie)?.split('.'));
  if (!parsed.success) return undefined;
  const [userId, since, used] = parsed.output;
  const isOver = now - since > longestSession || now - used > longestPause;
  return isOver ? undefined : { userId, since, used };
}

/** The term after a use; undefined when the one that is written down is recent enough. */
export function renewedTerm(term: SessionTerm, now: number): SessionTerm | undefined {
  return now - term.used >= useStep ? { ...term, used: now } : undefined;
}
