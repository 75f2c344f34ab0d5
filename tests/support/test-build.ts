import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseCompany } from '#app/company/environment.build.ts';
import { findBuild } from '#app/launcher/builds.ts';
import { neutralEnvironment, runCommand } from './command.ts';

/** Folder of the builds of all tests; inside the project, because a built server finds its packages from where it stands. */
const testBuilds = resolve('.data/test-builds');
/** Milliseconds that a step waits for the build that another one makes. */
const patience = 300_000;

/**
 * The site as `npm run build` makes it of these sources with no variable set: built once for all tests, and again when a source
 * changed. Steps run side by side, so that the first of them builds and the others wait; the lock ends with its process.
 */
export async function buildForTests(): Promise<string> {
  await mkdir(testBuilds, { recursive: true });
  const lock = new DatabaseSync(join(testBuilds, 'lock'), { timeout: patience });
  try {
    lock.exec('begin exclusive');
    const { folder, exists } = await findBuild(testBuilds, parseCompany(neutralEnvironment()));
    if (!exists) {
      const launcher = ['app/launcher/production.ts', 'build'];
      const code = await runCommand(process.execPath, launcher, { BUILD_DIR: testBuilds });
      if (code !== 0) throw new Error('The site could not be built for the tests: see above.');
    }
    return folder;
  } finally {
    lock.close();
  }
}
