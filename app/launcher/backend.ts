import { join } from 'node:path';
import { privateFolder } from '../../supabase/local/private-folder.ts';
import { startLocalSupabase } from '../../supabase/local/process.ts';
import { parseServerEnvironment } from '../server/environment.server.ts';
import type { LauncherEnvironment } from './environment.ts';

export interface Backend {
  /** What the web server needs in its environment to reach this backend. */
  env: Record<string, string>;
  /** The sign-in made at the first start of an embedded backend. */
  firstAdmin?: { email: string; password: string };
  onExit(listener: (code: number | null) => void): void;
  stop(): Promise<void>;
}

/** The hosted Supabase that `SUPABASE_URL` names, or else the embedded one, started here. */
export async function startBackend(
  options: LauncherEnvironment,
  siteUrl: string,
): Promise<Backend> {
  if ((process.env['SUPABASE_URL'] ?? '').trim() !== '') {
    return { env: parseServerEnvironment(process.env), onExit: () => {}, stop: async () => {} };
  }
  await privateFolder(options.DATA_DIR);
  const local = await startLocalSupabase({
    dataDir: join(options.DATA_DIR, 'supabase'),
    port: options.SUPABASE_PORT,
    functionsPort: options.SUPABASE_FUNCTIONS_PORT,
    siteUrl,
    siteFetchUrl: `http://127.0.0.1:${options.PORT}`,
    schedule: true,
  });
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
