import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { parseEnv } from 'node:util';

/**
 * Runs a command with its output on ours and answers its exit code. The machine's own settings of a
 * site do not reach it: tests give what they need.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...neutralEnvironment(), ...env },
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  child.once('close', () => process.off('exit', stop));
  return new Promise((done, reject) => {
    child.once('error', reject);
    child.once('close', (code) => done(code ?? 1));
  });
}

/**
 * This process's environment without the settings of the site that this machine may run, neither those that are set
 * nor those of its `.env` file.
 */
export function neutralEnvironment(): NodeJS.ProcessEnv {
  const settings = new Set(Object.keys(parseEnv(readFileSync('.env.example', 'utf8'))));
  const others = /^(?:VITE_|SUPABASE_|NODE_ENV$|FORCE_COLOR$|NO_COLOR$)/;
  const kept = Object.entries(process.env).filter(
    ([name]) => !settings.has(name) && !others.test(name),
  );
  return { ...Object.fromEntries(kept), ENV_FILE: devNull };
}
