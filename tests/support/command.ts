import { spawn } from 'node:child_process';

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
  return new Promise((done, reject) => {
    child.once('error', reject);
    child.once('close', (code) => done(code ?? 1));
  });
}

/** This process's environment without the settings of the site that this machine may run. */
export function neutralEnvironment(): NodeJS.ProcessEnv {
  const own =
    /^(?:VITE_|SUPABASE_|PORT$|HOST$|DATA_DIR$|BUILD_DIR$|SITE_URL$|SITE_FETCH_URL$|INDEXNOW_|GOOGLE_|SEARCH_CONSOLE_|CRUX_|OUTGOING_|TRUST_PROXY$|NODE_ENV$|FORCE_COLOR$|NO_COLOR$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
}
