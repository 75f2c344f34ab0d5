import { createHash } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { addBuild } from '#app/launcher/builds.ts';
import { startParams } from '#supabase/local/start-params.ts';
import { runCommand } from './command.ts';

/** What a new database depends on. */
const sources = [
  'supabase/migrations/*.sql',
  'supabase/{local,types}/*.ts',
  'tests/support/{make-database,empty-tables-sql}.ts',
  'package-lock.json',
];

/**
 * A folder with a database that has all migrations and no rows, as make-database.ts makes it. That takes seconds, so it is
 * made once for the same migrations.
 */
export async function makeMigratedDatabase(): Promise<string> {
  const hash = createHash('sha256');
  const paths: string[] = [];
  for await (const path of glob(sources)) paths.push(path);
  for (const path of paths.toSorted()) {
    hash.update(`${path}\n`).update(await readFile(path));
  }
  const made = join('.data', 'test-databases', hash.digest('hex').slice(0, 16));
  if (existsSync(made)) return made;
  await addBuild(made, async (folder) => {
    const code = await runCommand(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'tests/support/make-database.ts', folder],
      { LITE_TELEMETRY: '0', DO_NOT_TRACK: '1' },
    );
    if (code !== 0) throw new Error('The database of the tests could not be made: see above.');
  });
  return made;
}

/** The contents of `database.types.ts` as those migrations make it. */
export async function typesOfMigratedDatabase(): Promise<string> {
  return readFile(join(await makeMigratedDatabase(), 'database.types.ts'), 'utf8');
}

/** Puts a copy of that database into the data folder of an embedded Supabase: for tests that are not about the making. */
export async function copyMigratedDatabase(dataDir: string): Promise<void> {
  // One call for 1,160 files; by promises it would be several for each, and twice the processor's time.
  cpSync(join(await makeMigratedDatabase(), 'supabase'), dataDir, { recursive: true });
}

/** Opens a copy of that database in the memory of this process, for what the API does not show. The caller closes it. */
export async function openMigratedDatabase(): Promise<PGlite> {
  const archive = await readFile(join(await makeMigratedDatabase(), 'database.tar'));
  return PGlite.create({ loadDataDir: new Blob([archive]), startParams });
}

/** Takes away what the migrations made, for a test of one of them. */
export const undoMigrations =
  'drop schema public cascade; create schema public; drop schema supabase_migrations cascade';
