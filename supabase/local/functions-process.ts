import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import * as v from 'valibot';
import { environmentOfProcess } from '../environment.ts';
import type { Keys } from './keys.ts';
import { StackError } from './messages.ts';

export interface FunctionsOptions {
  port: number;
  /** What the functions are told beside this process's environment. */
  env: Record<string, string>;
  /** The most that they hold, where it is to be as little as a hosted project gives. */
  heapMegabytes?: number;
  /** Where what they write of errors goes. */
  errors?: Writable;
}

const listening = v.pipe(v.string(), v.parseJson(), v.object({ listening: v.string() }));
const denoPackage = v.object({ runInstall: v.function() });

/** Path of the Deno binary itself: the package's own command would put another process in between. */
export function denoBinary(): string {
  const require = createRequire(import.meta.url);
  const { runInstall } = v.parse(denoPackage, require('deno/install_api.cjs'));
  return v.parse(v.string(), runInstall());
}

interface Project {
  supabaseUrl: string;
  siteUrl: string;
  siteFetchUrl: string | undefined;
  keys: Pick<Keys, 'publishableKey' | 'secretKey'>;
}

/** What a hosted project tells its functions of itself, and what ours are told of the site. */
export function functionsEnvironment({ supabaseUrl, siteUrl, siteFetchUrl, keys }: Project) {
  return {
    SITE_URL: siteUrl,
    ...(siteFetchUrl === undefined ? {} : { SITE_FETCH_URL: siteFetchUrl }),
    SUPABASE_URL: supabaseUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secretKey }),
  };
}

/**
 * Starts the one Deno process that serves every edge function. It gets `env`, plus the secrets of ours that are set. It
 * ends when its standard input does, so it cannot outlive this process.
 */
export async function startFunctions({
  port,
  env,
  heapMegabytes,
  errors = process.stderr,
}: FunctionsOptions) {
  const runner = join(import.meta.dirname, 'functions-server.ts');
  const args = [
    'run',
    '--cached-only',
    '--no-prompt',
    '--quiet',
    '--allow-net',
    '--allow-env',
    '--allow-read',
    ...(heapMegabytes === undefined ? [] : [`--v8-flags=--max-heap-size=${heapMegabytes}`]),
  ];
  const config = join(import.meta.dirname, '../functions/deno.json');
  const child = spawn(denoBinary(), [...args, `--config=${config}`, runner, String(port)], {
    stdio: 'pipe',
    env: {
      ...environmentOfProcess(),
      NO_COLOR: '1',
      DENO_NO_UPDATE_CHECK: '1',
      ...env,
    },
  });
  child.stderr.pipe(errors, { end: false });
  const exited = new Promise<number | null>((done) => child.once('close', done));
  const url = await new Promise<string>((done, reject) => {
    child.once('error', reject);
    createInterface({ input: child.stdout }).on('line', (line) => {
      const message = v.safeParse(listening, line);
      if (message.success) done(message.output.listening);
      else console.log(line);
    });
    const reason = `The edge functions ended at their start (port ${port}): read the messages above.`;
    child.once('exit', () => reject(new StackError(reason)));
  });
  return {
    url,
    pid: v.parse(v.number(), child.pid),
    onExit: (listener: () => void) => void exited.then(listener),
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
}
