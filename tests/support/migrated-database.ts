import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addBuild } from '#app/launcher/builds.ts';
import { runCommand } from './command.ts';

/** What a new database depends on. */
const sources = ['supabase/migrations/*.sql', 'supabase/local/*.ts', 'package-lock.json'];

/**
 * Puts a database with all migrations and no rows into the data folder of an embedded Supabase. Making one takes
 * seconds, so it is made once for the same migrations, and copied: for tests that are not about the making.
 */
export async function copyMigratedDatabase(dataDir: string): Promise<void> {
  const hash = createHash('sha256');
  const paths: string[] = [];
  for await (const path of glob(sources)) paths.push(path);
  for (const path of paths.toSorted()) {
    hash.update(`${path}\n`).update(await readFile(path));
  }
  const made = join('.data', 'test-databases', hash.digest('hex').slice(0, 16));
  if (!existsSync(made)) {
    await addBuild(made, async (folder) => {
      const code = await runCommand(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', 'tests/support/make-database.ts', folder],
        { LITE_TELEMETRY: '0', DO_NOT_TRACK: '1' },
      );
      if (code !== 0) throw new Error('The database of the tests could not be made: see above.');
    });
  }
  await cp(made, dataDir, { recursive: true });
}
