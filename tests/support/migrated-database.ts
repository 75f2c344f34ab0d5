import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { addBuild } from '#app/launcher/builds.ts';
import { runCommand } from './command.ts';

/** What a new database depends on. */
const sources = [
  'supabase/migrations/*.sql',
  'supabase/local/*.ts',
  'tests/support/{make-database,empty-tables-sql}.ts',
  'package-lock.json',
];

/**
 * A folder with a database that has all migrations and no rows. Making one takes seconds, so it is made once for the
 * same migrations.
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

/** Puts a copy of that database into the data folder of an embedded Supabase: for tests that are not about the making. */
export async function copyMigratedDatabase(dataDir: string): Promise<void> {
  await cp(await makeMigratedDatabase(), dataDir, { recursive: true });
}

/**
 * Opens a copy of that database in this process, for what the API does not show, and as fast as no new one: the caller
 * closes it, which removes the copy.
 */
export async function openMigratedDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'site-database-'));
  await copyMigratedDatabase(folder);
  const database = new PGlite(join(folder, 'database'));
  return {
    database,
    close: async () => {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Takes away what the migrations made, for a test of one of them. */
export const undoMigrations =
  'drop schema public cascade; create schema public; drop schema supabase_migrations cascade';
