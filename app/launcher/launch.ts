import * as v from 'valibot';
import type { Environment } from '#supabase/environment.ts';
import {
  embeddedSupabase,
  functionSettings,
  loadEnvironment,
  parseEnvironment,
  supabaseProject,
} from '#supabase/environment.ts';
import type { Company } from '#app/company/company.ts';
import { parseCompany } from '#app/company/environment.build.ts';
import { webServerVariables } from '#app/server/environment.server.ts';

const launcherSettings = v.object({
  ...webServerVariables.entries,
  ...embeddedSupabase.entries,
  ...functionSettings.entries,
});

export interface Launch {
  settings: v.InferOutput<typeof launcherSettings>;
  company: Company;
  /** The Supabase project that `SUPABASE_URL` names; without one, the launcher starts the embedded Supabase. */
  hosted: v.InferOutput<typeof supabaseProject> | undefined;
  /** What the processes are started with. */
  environment: Environment;
}

/**
 * Reads the `.env` file and everything that the processes of a start will ask for, so that a value that cannot be
 * read stops the start before anything runs. Throws an Error with one sentence that names it.
 */
export function readLaunch(): Launch {
  const environment = loadEnvironment();
  return {
    settings: parseEnvironment(launcherSettings, environment),
    company: parseCompany(environment),
    hosted:
      environment['SUPABASE_URL'] === undefined
        ? undefined
        : parseEnvironment(supabaseProject, environment),
    environment,
  };
}
