import { resolve } from 'node:path';
import { parseCompany } from '#app/company/environment.build.ts';
import { buildSite } from '#app/launcher/build.ts';
import { addBuild, findBuild } from '#app/launcher/builds.ts';
import { neutralEnvironment } from './command.ts';

/** Folder of the builds of all tests; inside the project, because a built server finds its packages from where it stands. */
const testBuilds = resolve('.data/test-builds');

/** The site as these sources make it with no variable set: built once for all tests, and again when a source changed. */
export async function buildForTests(): Promise<string> {
  const env = neutralEnvironment();
  const { folder, exists } = await findBuild(testBuilds, parseCompany(env));
  if (!exists) {
    const { signal } = new AbortController();
    await addBuild(folder, (outDir) => buildSite({ outDir, env, signal }));
  }
  return folder;
}
