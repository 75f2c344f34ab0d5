import pRetry from 'p-retry';
import { readOutgoingLimit } from './environment.ts';
import { ownEnvironment } from './own-environment.ts';
import { readUpTo } from './read-up-to.ts';

/** Bytes of an answer that are read: more than the 25,000 rows that Google answers at once have. */
const usualLongestAnswer = 16_000_000;

/** A signal that aborts after that many milliseconds, or the longest that is allowed. */
export function timeLimit(milliseconds: number): AbortSignal {
  return AbortSignal.timeout(Math.min(milliseconds, readOutgoingLimit(ownEnvironment)));
}

/** A call of another service that got no answer at all. */
export class UnreachableError extends Error {
  readonly reason: 'timeout' | 'network';

  constructor(reason: 'timeout' | 'network', host: string, options?: ErrorOptions) {
    super(`${host} did not answer (${reason}).`, options);
    this.reason = reason;
  }
}

interface OutgoingOptions {
  /** Milliseconds for one attempt, its body included. */
  timeout: number;
  /** Further attempts after one that failed by itself (no answer, 429, 5xx): only where repeating is safe. */
  retries?: number;
  /** Bytes of the answer that are read; the rest is not. */
  longestAnswer?: number;
}

/** An answer, its body read as text. */
export interface OutgoingAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** The status says that the same call may succeed later. */
class TemporaryAnswer extends Error {
  readonly answer: OutgoingAnswer;

  constructor(answer: OutgoingAnswer) {
    super(`HTTP ${answer.status}`);
    this.answer = answer;
  }
}

/**
 * Calls another service within a time limit; with `retries`, again with growing, random pauses. Answers any
 * status; throws an UnreachableError when no attempt was answered.
 */
export async function callService(
  url: string,
  init: RequestInit,
  { timeout, retries = 0, longestAnswer = usualLongestAnswer }: OutgoingOptions,
): Promise<OutgoingAnswer> {
  const attempt = async () => {
    const answer = await oneCall(url, init, timeout, longestAnswer);
    if (retries > 0 && (answer.status === 429 || answer.status >= 500)) {
      throw new TemporaryAnswer(answer);
    }
    return answer;
  };
  try {
    return await pRetry(attempt, { retries, minTimeout: 250, maxTimeout: 2_000, randomize: true });
  } catch (error) {
    if (error instanceof TemporaryAnswer) return error.answer;
    throw error;
  }
}

async function oneCall(
  url: string,
  init: RequestInit,
  timeout: number,
  longestAnswer: number,
): Promise<OutgoingAnswer> {
  try {
    const response = await fetch(url, { ...init, signal: timeLimit(timeout) });
    const { text } = await readUpTo(response.body, longestAnswer);
    return { status: response.status, headers: response.headers, text };
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    const { host } = new URL(url);
    throw new UnreachableError(timedOut ? 'timeout' : 'network', host, { cause: error });
  }
}
