import { spawnSync } from 'node:child_process';
import { neutralEnvironment } from '../support/command.ts';

/** Runs Supabase's CLI on this folder, without a question, and answers how it ended and what it wrote. */
export function runCli(
  supabase: string,
  args: readonly string[],
): { code: number; output: string; answer: string } {
  const { status, stdout, stderr } = spawnSync(supabase, args, {
    encoding: 'utf8',
    env: {
      ...neutralEnvironment(),
      SUPABASE_YES: '1',
      SUPABASE_TELEMETRY_DISABLED: '1',
      PGSSLMODE: 'disable',
    },
  });
  return { code: status ?? 1, output: `${stdout}${stderr}`, answer: stdout };
}
