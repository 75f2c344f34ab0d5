import * as v from 'valibot';
import {
  environmentOfProcess,
  folder,
  functionSettings,
  parseEnvironment,
  supabaseProject,
  webPort,
  wholeNumber,
} from '#supabase/environment.ts';
import { indexNowKeyPattern } from '#functions/indexnow-key.ts';
import type { BackendKind } from '#app/company/testimonials.ts';

/** What the web server reads beside its Supabase project. */
export const webServerVariables = v.object({
  PORT: webPort,
  /** Address to listen on; `listenAddress` knows the default. */
  HOST: v.optional(v.pipe(v.string(), v.trim())),
  /** Proxies in front of the server: as many addresses at the end of X-Forwarded-For are theirs to write. */
  TRUST_PROXY: v.optional(
    wholeNumber(0, 10, 'must be the number of proxies in front of the server, 0 to 10'),
    '0',
  ),
  BUILD_DIR: v.optional(folder, 'dist'),
  /** Folder where processes of several versions put their hashed files, for each other's pages. */
  ASSETS_DIR: v.optional(folder),
  /** Whether the log has a line for each request. */
  LOG_REQUESTS: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  /** How long a process that is to end still takes requests, and tells proxies that it does not. */
  DRAIN_SECONDS: v.optional(wholeNumber(0, 300, 'must be a number of seconds, 0 to 300'), '0'),
  /** How long what it has begun may then take. */
  SHUTDOWN_SECONDS: v.optional(
    wholeNumber(1, 3600, 'must be a number of seconds, 1 to 3600'),
    '10',
  ),
  INDEXNOW_KEY: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(indexNowKeyPattern, 'must be 8 to 128 letters, digits or hyphens'),
    ),
  ),
  WEBHOOK_PRIVATE_ORIGIN: functionSettings.entries.WEBHOOK_PRIVATE_ORIGIN,
});

const serverEnvironment = v.object({
  ...supabaseProject.entries,
  ...webServerVariables.entries,
  /** Set by the launcher: the Supabase project is the one that it started itself. */
  SUPABASE_EMBEDDED: v.optional(v.literal('1')),
});

export type ServerEnvironment = v.InferOutput<typeof serverEnvironment>;

/** Reads what the web server needs. Throws an Error whose message names each bad variable, never its value. */
export function parseServerEnvironment(
  environment: Record<string, string | undefined>,
): ServerEnvironment {
  return parseEnvironment(serverEnvironment, environment);
}

/** Behind a proxy nobody else may reach the server and write X-Forwarded-For, unless `HOST` says otherwise. */
export function listenAddress({
  HOST,
  TRUST_PROXY,
}: Pick<ServerEnvironment, 'HOST' | 'TRUST_PROXY'>): string {
  return HOST ?? (TRUST_PROXY > 0 ? '127.0.0.1' : '0.0.0.0');
}

let cached: ServerEnvironment | undefined;

/** The server's environment, read once. */
export function serverEnvironmentOfProcess(): ServerEnvironment {
  cached ??= parseServerEnvironment(environmentOfProcess());
  return cached;
}

/** The Supabase that this process runs on; `npm start` says so when it has brought up the embedded one. */
export function backendOfProcess(): BackendKind {
  return serverEnvironmentOfProcess().SUPABASE_EMBEDDED === '1' ? 'embedded' : 'hosted';
}
