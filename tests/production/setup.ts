import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createAdmin } from '#supabase/admin/admin.ts';
import { functionsEnvironment, startFunctions } from '#supabase/local/functions-process.ts';
import { emptyTablesSql } from '../support/empty-tables-sql.ts';
import { runCli } from './cli.ts';
import { startProject } from './gateway.ts';
import type { ProductionPackages } from './packages.ts';
import { installProductionPackages } from './packages.ts';
import { migratedProject, startPostgres, testedProject } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The parts of production; absent in tests of the embedded Supabase. */
    production?: { packages: ProductionPackages; postgresPort: number };
  }
}

const siteUrl = 'https://www.example.com';

/** One PostgreSQL for the rehearsal, with a project that is migrated, for the database tests. */
export default async function setup(project: TestProject) {
  const packages = await installProductionPackages();
  const folder = await mkdtemp(join(tmpdir(), 'site-production-'));
  const postgres = await startPostgres(packages.postgres);
  await postgres.createDatabase(migratedProject);
  const databaseUrl = postgres.url('postgres', migratedProject);
  const push = runCli(packages.supabase, ['db', 'push', `--remote=${databaseUrl}`]);
  if (push.code !== 0) throw new Error(`The migrations could not be pushed:\n${push.output}`);
  await postgres.createDatabase(testedProject, migratedProject);
  await postgres.connect('postgres', testedProject, (sql) => sql.unsafe(emptyTablesSql));
  let functionsUrl: string | undefined;
  const supabase = await startProject({
    postgres,
    database: testedProject,
    postgrest: packages.postgrest,
    folder,
    siteUrl,
    functionsUrl: () => functionsUrl,
  });
  const functions = await startFunctions({
    port: 0,
    // Nothing listens there: these tests have no site.
    env: functionsEnvironment({
      supabaseUrl: supabase.url,
      siteUrl,
      siteFetchUrl: 'http://127.0.0.1:9',
      keys: supabase,
    }),
  });
  functionsUrl = functions.url;
  const { url, publishableKey, secretKey } = supabase;
  await createAdmin(url, secretKey, { email: 'admin@example.com', password: 'uma senha longa' });
  project.provide('supabase', { url, publishableKey, secretKey, dataDir: folder });
  project.provide('production', { packages, postgresPort: postgres.port });
  return async () => {
    await functions.stop();
    await supabase.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
