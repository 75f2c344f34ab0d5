import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { parseCompany } from '#app/company/environment.build.ts';
import { buildSite } from '#app/launcher/build.ts';
import { addBuild, findBuild } from '#app/launcher/builds.ts';
import { neutralEnvironment } from './command.ts';

const builds = join('.data', 'test-builds');

/**
 * The folder with the build of the site for tests. It is made once for the same sources, by the step that asks first,
 * while another one waits.
 */
export async function builtSite(): Promise<string> {
  await mkdir(builds, { recursive: true });
  // The operating system drops the lock with the process.
  using lock = new DatabaseSync(join(builds, 'lock'), { timeout: 0 });
  while (!isTaken(lock)) await pause(250);
  const env = neutralEnvironment();
  const { folder, exists } = await findBuild(builds, parseCompany(env));
  if (!exists) {
    await addBuild(folder, (outDir) =>
      buildSite({ outDir, env, signal: new AbortController().signal }),
    );
  }
  return folder;
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch {
    return false;
  }
}
