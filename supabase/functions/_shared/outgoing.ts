import pRetry from 'p-retry';
import { readOutgoingLimit } from './environment.ts';
import { ownEnvironment } from './own-environment.ts';

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
  /** Bytes of the answer that are read; all of them without it. */
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
  { timeout, retries = 0, longestAnswer }: OutgoingOptions,
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
  longestAnswer: number | undefined,
): Promise<OutgoingAnswer> {
  try {
    const response = await fetch(url, { ...init, signal: timeLimit(timeout) });
    const text =
      longestAnswer === undefined
        ? await response.text()
        : await beginning(response, longestAnswer);
    return { status: response.status, headers: response.headers, text };
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    const { host } = new URL(url);
    throw new UnreachableError(timedOut ? 'timeout' : 'network', host, { cause: error });
  }
}

/** The first bytes of an answer whose sender is not known; the rest is not read. */
async function beginning(response: Response, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let read = 0;
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk.subarray(0, limit - read), { stream: true });
    read += chunk.length;
    // Leaving the loop cancels the stream.
    if (read >= limit) break;
  }
  return text;
}
