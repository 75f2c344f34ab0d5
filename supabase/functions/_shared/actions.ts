import type { Action, RunStatus } from './answers.ts';
import { ConfigurationError, FunctionError } from './errors.ts';

/** Runs one action and says how it went: skipped without its secret. Throws only what nobody foresaw. */
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

/** Throws a ConfigurationError that names the secrets when, for want of them, every action was skipped. */
export function requireAny(actions: readonly Action[], ...secrets: readonly string[]): void {
  if (actions.every(({ status }) => status === 'skipped')) throw new ConfigurationError(...secrets);
}

/** How the actions went as a whole: nothing done is an error, some of it a part. */
export function overall(actions: readonly Action[]): RunStatus {
  const done = actions.filter(({ status }) => status === 'success').length;
  if (done === actions.length) return 'success';
  return done === 0 ? 'error' : 'partial_success';
}
