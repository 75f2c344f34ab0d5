import * as v from 'valibot';
import { ConfigurationError } from './errors.ts';

/** Reads a variable of the environment; undefined where it is not set. */
export type Environment = (name: string) => string | undefined;

const origin = v.pipe(
  v.string(),
  v.url(),
  v.transform((value) => new URL(value).origin),
);

/** A secret that must be set. Throws a ConfigurationError that names it. */
export function readSecret(env: Environment, name: string): string {
  const value = env(name)?.trim();
  if (value === undefined || value === '') throw new ConfigurationError(name);
  return value;
}

/** An address of a service, or its own default; tests point it at a stand-in. */
export function readOrigin(env: Environment, name: string, fallback: string): string {
  const result = v.safeParse(origin, env(name)?.trim() || fallback);
  if (!result.success) throw new ConfigurationError(name);
  return result.output;
}

/** The public site, and where its pages are fetched from: the same, unless `SITE_FETCH_URL` says otherwise. */
export interface Site {
  origin: string;
  fetchOrigin: string;
}

/** Throws a ConfigurationError when `SITE_URL` is not set or no address. */
export function readSite(env: Environment): Site {
  const siteOrigin = readOrigin(env, 'SITE_URL', readSecret(env, 'SITE_URL'));
  return { origin: siteOrigin, fetchOrigin: readOrigin(env, 'SITE_FETCH_URL', siteOrigin) };
}
