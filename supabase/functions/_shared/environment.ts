import * as v from 'valibot';
import { ConfigurationError } from './errors.ts';
import type { VariableName } from './variables.ts';

/** Reads a variable of the environment; undefined where it is not set or empty. */
export type VariableReader = (name: VariableName) => string | undefined;

const origin = v.pipe(
  v.string(),
  v.url(),
  v.transform((value) => new URL(value).origin),
);

/** A secret that must be set. Throws a ConfigurationError that names it. */
export function readSecret(env: VariableReader, name: VariableName): string {
  const value = env(name);
  if (value === undefined) throw new ConfigurationError(name);
  return value;
}

/** An address of a service, or its own default; tests point it at a stand-in. */
export function readOrigin(env: VariableReader, name: VariableName, fallback: string): string {
  const result = v.safeParse(origin, env(name) ?? fallback);
  if (!result.success) throw new ConfigurationError(`${name} (um endereço com https://)`);
  return result.output;
}

const milliseconds = v.pipe(v.string(), v.digits(), v.toNumber(), v.minValue(1));

/** The longest wait for any service, in milliseconds, whatever its own limit; tests set it low. */
export function readOutgoingLimit(env: VariableReader): number {
  const result = v.safeParse(milliseconds, env('OUTGOING_TIMEOUT_MS') ?? '60000');
  if (!result.success) throw new ConfigurationError('OUTGOING_TIMEOUT_MS (em milissegundos)');
  return result.output;
}

const namedKeys = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/**
 * The project's keys of a kind by their names, with the one of the older kind (a JWT) where the project still has it:
 * `@supabase/server` does not look for that.
 */
export function readKeys(
  env: VariableReader,
  kind: 'publishable' | 'secret',
): Record<string, string> {
  const name = `SUPABASE_${kind.toUpperCase()}_KEY` as const;
  const several = v.safeParse(namedKeys, env(`${name}S`));
  const single = env(name);
  const legacy = env(kind === 'secret' ? 'SUPABASE_SERVICE_ROLE_KEY' : 'SUPABASE_ANON_KEY');
  return {
    ...(several.success ? several.output : single === undefined ? {} : { default: single }),
    ...(legacy === undefined ? {} : { legacy }),
  };
}

/** The public site, and where its pages are fetched from: the same, unless `SITE_FETCH_URL` says otherwise. */
export interface Site {
  origin: string;
  fetchOrigin: string;
}

/** Throws a ConfigurationError when `SITE_URL` is not set or no address. */
export function readSite(env: VariableReader): Site {
  const siteOrigin = readOrigin(env, 'SITE_URL', readSecret(env, 'SITE_URL'));
  return { origin: siteOrigin, fetchOrigin: readOrigin(env, 'SITE_FETCH_URL', siteOrigin) };
}
