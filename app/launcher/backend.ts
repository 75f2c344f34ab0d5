import { join } from 'node:path';
import type { Environment } from '#supabase/environment.ts';
import { privateFolder } from '#supabase/local/private-folder.ts';
import { startLocalSupabase } from '#supabase/local/stack-process.ts';
import type { Launch } from './launch.ts';

export interface Backend {
  /** What the web server needs in its environment to reach this backend. */
  env: Environment;
  /** The sign-in made at the first start of an embedded backend. */
  firstAdmin?: { email: string; password: string };
  onExit(listener: (code: number | null) => void): void;
  stop(): Promise<void>;
}

/** The hosted Supabase that `SUPABASE_URL` names, or else the embedded one, started here. */
export async function startBackend({
  settings,
  company,
  hosted,
  environment,
}: Launch): Promise<Backend> {
  if (hosted !== undefined) return { env: hosted, onExit: () => {}, stop: async () => {} };
  await privateFolder(settings.DATA_DIR);
  const local = await startLocalSupabase(
    {
      dataDir: join(settings.DATA_DIR, 'supabase'),
      port: settings.SUPABASE_PORT,
      functionsPort: settings.SUPABASE_FUNCTIONS_PORT,
      siteUrl: company.siteUrl,
      siteFetchUrl: `http://127.0.0.1:${settings.PORT}`,
      schedule: true,
    },
    environment,
  );
  return {
    env: {
      SUPABASE_URL: local.url,
      SUPABASE_PUBLISHABLE_KEY: local.publishableKey,
      SUPABASE_SECRET_KEY: local.secretKey,
      SUPABASE_EMBEDDED: '1',
    },
    ...(local.firstAdmin === undefined ? {} : { firstAdmin: local.firstAdmin }),
    onExit: (listener) => local.onExit(listener),
    stop: () => local.stop(),
  };
}
