import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseCompany } from '#app/company/environment.build.ts';
import { buildSite } from '#app/launcher/build.ts';
import { addBuild, findBuild } from '#app/launcher/builds.ts';
import { neutralEnvironment } from './command.ts';

/** Folder of the builds of all tests; inside the project, because a built server finds its packages from where it stands. */
const testBuilds = resolve('.data/test-builds');
/** Milliseconds that a step waits for the build that another one makes. */
const patience = 300_000;

/**
 * The site as these sources make it with no variable set: built once for all tests, and again when a source changed. Steps
 * run side by side, so that the first of them builds and the others wait; the lock ends with its process.
 */
export async function buildForTests(): Promise<string> {
  const env = neutralEnvironment();
  await mkdir(testBuilds, { recursive: true });
  const lock = new DatabaseSync(join(testBuilds, 'lock'), { timeout: patience });
  try {
    lock.exec('begin exclusive');
    const { folder, exists } = await findBuild(testBuilds, parseCompany(env));
    if (!exists) {
      const { signal } = new AbortController();
      await addBuild(folder, (outDir) => buildSite({ outDir, env, signal }));
    }
    return folder;
  } finally {
    lock.close();
  }
}
