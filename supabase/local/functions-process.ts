import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { environmentOfProcess } from '../environment.ts';
import type { Keys } from './keys.ts';
import { StackError } from './messages.ts';

interface FunctionsOptions {
  port: number;
  supabaseUrl: string;
  siteUrl: string;
  siteFetchUrl: string | undefined;
  keys: Keys;
}

const listening = v.pipe(v.string(), v.parseJson(), v.object({ listening: v.string() }));
const denoPackage = v.object({ runInstall: v.function() });

/** Path of the Deno binary itself: the package's own command would put another process in between. */
function denoBinary(): string {
  const require = createRequire(import.meta.url);
  const { runInstall } = v.parse(denoPackage, require('deno/install_api.cjs'));
  return v.parse(v.string(), runInstall());
}

/**
 * Starts the one Deno process that serves every edge function. It gets the environment that a hosted
 * project gives its functions, plus the secrets of ours that are set. It ends when its standard input
 * does, so it cannot outlive this process.
 */
export async function startFunctions({
  port,
  supabaseUrl,
  siteUrl,
  siteFetchUrl,
  keys,
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
  ];
  const config = join(import.meta.dirname, '../functions/deno.json');
  const child = spawn(denoBinary(), [...args, `--config=${config}`, runner, String(port)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...environmentOfProcess(),
      NO_COLOR: '1',
      DENO_NO_UPDATE_CHECK: '1',
      SITE_URL: siteUrl,
      ...(siteFetchUrl === undefined ? {} : { SITE_FETCH_URL: siteFetchUrl }),
      SUPABASE_URL: supabaseUrl,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishableKey }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secretKey }),
    },
  });
  const exited = new Promise<number | null>((done) => child.once('exit', done));
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
    onExit: (listener: () => void) => void exited.then(listener),
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
}
