import type { Action, RunStatus } from './answers.ts';
import { ConfigurationError, FunctionError } from './errors.ts';

/** Does a thing and says how it went; a missing secret skips it. What nobody foresaw is thrown on. */
export async function act(name: string, work: () => Promise<string>): Promise<Action> {
  try {
    return { name, status: 'success', message: await work() };
  } catch (error) {
    if (!(error instanceof FunctionError)) throw error;
    const status = error instanceof ConfigurationError ? 'skipped' : 'error';
    console.warn(`${name}: ${error.code}`, error.cause ?? '');
    return { name, status, message: error.message };
  }
}

/** Refuses a job of which nothing can be done for want of secrets. Throws a ConfigurationError that names them. */
export function requireAny(actions: readonly Action[], ...secrets: readonly string[]): void {
  if (actions.every(({ status }) => status === 'skipped')) throw new ConfigurationError(...secrets);
}

/** How a job went as a whole: nothing done is an error, some of it a part. */
export function overall(actions: readonly Action[]): RunStatus {
  const done = actions.filter(({ status }) => status === 'success').length;
  if (done === actions.length) return 'success';
  return done === 0 ? 'error' : 'partial_success';
}
