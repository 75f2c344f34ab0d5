import * as v from 'valibot';

const environment = v.object({
  SITE_URL: v.pipe(
    v.string(),
    v.url(),
    v.transform((value) => new URL(value).origin),
  ),
});

export type FunctionsEnvironment = v.InferOutput<typeof environment>;

/**
 * What the functions read of their environment, besides what `@supabase/server` reads itself. Throws a
 * ConfigurationError that names the variables to set.
 */
export function readEnvironment(get: (name: string) => string | undefined): FunctionsEnvironment {
  const result = v.safeParse(environment, { SITE_URL: get('SITE_URL') });
  if (result.success) return result.output;
  const names = result.issues.map((issue) => v.getDotPath(issue)).join(', ');
  throw new ConfigurationError(`Set the secret ${names} (see .env.example).`);
}

/** The function cannot work as it is set up; the message says which secret to set. */
export class ConfigurationError extends Error {}
