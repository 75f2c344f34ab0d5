import { existsSync } from 'node:fs';
import * as v from 'valibot';

const port = (byDefault: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.digits('must be a port number'),
      v.toNumber(),
      v.maxValue(65_535, 'must be a port number'),
    ),
    byDefault,
  );

const launcherEnvironment = v.object({
  PORT: port('3000'),
  SUPABASE_PORT: port('54321'),
  SUPABASE_FUNCTIONS_PORT: port('54330'),
  BUILD_DIR: v.optional(v.pipe(v.string(), v.trim()), 'dist'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.trim()), '.data'),
});

export type LauncherEnvironment = v.InferOutput<typeof launcherEnvironment>;

/** Loads `.env` (variables that are set already win) and reads what the launcher itself needs. */
export function loadLauncherEnvironment(): LauncherEnvironment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const filled = Object.fromEntries(
    Object.entries(process.env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = v.safeParse(launcherEnvironment, filled);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
  throw new Error(`Invalid environment: ${problems.join('; ')}. See .env.example.`);
}
