import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startLocalSupabase } from '#supabase/local/stack-process.ts';
import { neutralEnvironment } from './command.ts';
import { copyMigratedDatabase } from './migrated-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    supabase: {
      url: string;
      publishableKey: string;
      secretKey: string;
      /** Where its data are. */
      dataDir: string;
    };
  }
}

/** One embedded Supabase for all database tests: migrated, without articles, with its first admin. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'site-database-'));
  await copyMigratedDatabase(folder);
  const supabase = await startLocalSupabase(
    {
      dataDir: folder,
      port: 0,
      functionsPort: 0,
      siteUrl: 'https://www.example.com',
      // Nothing listens there: these tests have no site.
      siteFetchUrl: 'http://127.0.0.1:9',
      seed: false,
    },
    neutralEnvironment(),
  );
  const { url, publishableKey, secretKey } = supabase;
  project.provide('supabase', { url, publishableKey, secretKey, dataDir: folder });
  return async () => {
    await supabase.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
