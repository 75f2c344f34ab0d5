import * as v from 'valibot';
import type { BackendKind } from '../company/testimonials.ts';

const key = v.pipe(v.string(), v.trim(), v.minLength(10, 'is too short to be a key'));

const serverEnvironment = v.object({
  SUPABASE_URL: v.pipe(
    v.string('is not set: without it, start the site with "npm start"'),
    v.url('must be an address such as https://abc.supabase.co'),
    v.transform((value) => value.replace(/\/+$/, '')),
  ),
  SUPABASE_PUBLISHABLE_KEY: key,
  SUPABASE_SECRET_KEY: key,
});

export type ServerEnvironment = v.InferOutput<typeof serverEnvironment>;

/**
 * Reads what the web server needs of Supabase; the legacy key names stand in for the new ones, and an
 * empty variable counts as unset. Throws an Error whose message names each bad variable, never its value.
 */
export function parseServerEnvironment(
  environment: Record<string, string | undefined>,
): ServerEnvironment {
  const filled = (name: string) => environment[name]?.trim() || undefined;
  const result = v.safeParse(serverEnvironment, {
    SUPABASE_URL: filled('SUPABASE_URL'),
    SUPABASE_PUBLISHABLE_KEY: filled('SUPABASE_PUBLISHABLE_KEY') ?? filled('SUPABASE_ANON_KEY'),
    SUPABASE_SECRET_KEY: filled('SUPABASE_SECRET_KEY') ?? filled('SUPABASE_SERVICE_ROLE_KEY'),
  });
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue)} ${describe(issue)}`);
  throw new Error(`Invalid environment: ${problems.join('; ')}. See .env.example.`);
}

function describe(issue: v.BaseIssue<unknown>): string {
  return issue.input === undefined && issue.kind === 'schema' ? 'is not set' : issue.message;
}

let cached: ServerEnvironment | undefined;

/** The server's environment, read once. */
export function serverEnvironmentOfProcess(): ServerEnvironment {
  cached ??= parseServerEnvironment(process.env);
  return cached;
}

/** The Supabase that this process runs on; `npm start` says so when it has brought up the embedded one. */
export function backendOfProcess(): BackendKind {
  return process.env['SUPABASE_EMBEDDED'] === '1' ? 'embedded' : 'hosted';
}
