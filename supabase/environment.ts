import { existsSync } from 'node:fs';
import * as v from 'valibot';

/** Variables that are set; an empty one counts as unset and is not among them. */
export type Environment = Record<string, string>;

/**
 * The environment of this process, as an entry of the project begins with it: what the `.env` file says of variables
 * that are not set already. `ENV_FILE` names another file. Throws an Error when that file does not exist.
 */
export function loadEnvironment(): Environment {
  const { ENV_FILE } = environmentOfProcess();
  if (ENV_FILE !== undefined && !existsSync(ENV_FILE)) {
    throw new Error(`ENV_FILE names ${ENV_FILE}, which does not exist.`);
  }
  const file = ENV_FILE ?? '.env';
  if (existsSync(file)) process.loadEnvFile(file);
  return environmentOfProcess();
}

/**
 * The environment of a process whose parent read the `.env` file. Empty variables are taken out of `process.env`, so
 * that neither packages nor processes started from here see them.
 */
export function environmentOfProcess(): Environment {
  const environment: Environment = {};
  for (const [name, value = ''] of Object.entries(process.env)) {
    if (value.trim() === '') delete process.env[name];
    else environment[name] = value;
  }
  return environment;
}

/** Remembers the environment as it is; what is returned makes it so again, whatever was set meanwhile. */
export function keepEnvironment(): () => void {
  const kept = { ...process.env };
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in kept)) delete process.env[name];
    Object.assign(process.env, kept);
  };
}

/** Sets variables of this process, for what runs in it and reads the environment later. */
export function setEnvironment(values: Environment): void {
  Object.assign(process.env, values);
}

/**
 * Reads the variables that a schema names; Supabase's older names stand in for the new ones. Throws an Error whose
 * one sentence names each variable that is missing or cannot be read, never its value.
 */
export function parseEnvironment<Schema extends v.GenericSchema>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): v.InferOutput<Schema> {
  const filled = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = v.safeParse(schema, {
    SUPABASE_PUBLISHABLE_KEY: filled['SUPABASE_ANON_KEY'],
    SUPABASE_SECRET_KEY: filled['SUPABASE_SERVICE_ROLE_KEY'],
    ...filled,
  });
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue)} ${describe(issue)}`);
  throw new Error(`Invalid environment: ${problems.join('; ')}. See .env.example.`);
}

function describe(issue: v.BaseIssue<unknown>): string {
  return issue.input === undefined && issue.kind === 'schema' ? 'is not set' : issue.message;
}

const text = v.pipe(v.string(), v.trim());

/** A whole number of a range, as the text of a variable; `problem` says what the variable must be. */
export function wholeNumber(minimum: number, maximum: number, problem: string) {
  return v.pipe(
    text,
    v.digits(problem),
    v.toNumber(),
    v.minValue(minimum, problem),
    v.maxValue(maximum, problem),
  );
}

const port = wholeNumber(1, 65_535, 'must be a port number');

/** The web server's port. */
export const webPort = v.optional(port, '3000');

/** A folder, against the project's own. */
export const folder = text;

const key = v.pipe(text, v.minLength(10, 'is too short to be a key'));
const address = v.pipe(text, v.url('must be a full address with https://'));

/** A Supabase project, hosted or embedded. */
export const supabaseProject = v.object({
  SUPABASE_URL: v.pipe(
    address,
    v.transform((value) => value.replace(/\/+$/, '')),
  ),
  SUPABASE_PUBLISHABLE_KEY: key,
  SUPABASE_SECRET_KEY: key,
});

/** The part of it that a script with every right needs. */
export const secretAccess = v.pick(supabaseProject, ['SUPABASE_URL', 'SUPABASE_SECRET_KEY']);

/** Where the embedded Supabase listens and keeps its data. */
export const embeddedSupabase = v.object({
  SUPABASE_PORT: v.optional(port, '54321'),
  SUPABASE_FUNCTIONS_PORT: v.optional(port, '54330'),
  DATA_DIR: v.optional(folder, '.data'),
});

/** Variables of the edge functions that can be malformed. Hosted functions check them themselves. */
export const functionSettings = v.object({
  SITE_FETCH_URL: v.optional(address),
  GOOGLE_OAUTH_URL: v.optional(address),
  GOOGLE_SEARCH_CONSOLE_URL: v.optional(address),
  CRUX_URL: v.optional(address),
  INDEXNOW_URL: v.optional(address),
  RESEND_URL: v.optional(address),
  WEBHOOK_PRIVATE_ORIGIN: v.optional(address),
  OUTGOING_TIMEOUT_MS: v.optional(
    wholeNumber(1, 3_600_000, 'must be a number of milliseconds, at least 1'),
  ),
});
