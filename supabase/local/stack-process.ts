import { fork } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';
import type { stackOptions } from './messages.ts';
import { StackError, stackMessage } from './messages.ts';

export interface LocalSupabase {
  url: string;
  publishableKey: string;
  secretKey: string;
  firstAdmin?: { email: string; password: string };
  pid: number;
  onExit(listener: (code: number | null) => void): void;
  stop(): Promise<void>;
}

type Options = v.InferInput<typeof stackOptions>;

/**
 * Starts the embedded Supabase as a process of its own and waits until it serves. Rejects with a
 * StackError, one clear sentence, when it cannot; then nothing of it runs any more. The process ends by
 * itself when this one does. Its functions see `env`, where a hosted project keeps their secrets.
 */
export async function startLocalSupabase(
  options: Options,
  env: NodeJS.ProcessEnv,
): Promise<LocalSupabase> {
  const child = fork(join(import.meta.dirname, 'stack.ts'), [JSON.stringify(options)], {
    // Ctrl-C reaches only the parent, which stops its processes in order.
    detached: true,
    // Set before lite is loaded.
    env: { ...env, LITE_TELEMETRY: '0', DO_NOT_TRACK: '1' },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  const message = await new Promise<unknown>((done, reject) => {
    child.once('message', done);
    void exited.then(() => reject(new StackError('The embedded Supabase ended at its start.')));
  });
  const answer = v.parse(stackMessage, message);
  if (answer.type === 'failed') {
    await exited;
    throw new StackError(answer.message);
  }
  const { url, publishableKey, secretKey, firstAdmin } = answer;
  return {
    url,
    publishableKey,
    secretKey,
    ...(firstAdmin === undefined ? {} : { firstAdmin }),
    pid: child.pid ?? 0,
    onExit: (listener) => void exited.then(listener),
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
