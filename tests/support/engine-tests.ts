import { join } from 'node:path';
import { startWebServer } from '#app/launcher/web-process.ts';
import { startLocalSupabase } from '#supabase/local/stack-process.ts';
import { neutralEnvironment } from './command.ts';
import { findOrInstallEngines } from './engines.ts';
import { copyMigratedDatabase } from './migrated-database.ts';
import { freePort } from './product.ts';
import type { Tally } from './report.ts';
import { buildForTests } from './test-build.ts';

/**
 * Starts the site and has `run` tell its visitors' stories in WebKit and in Firefox: it gets the test files of the
 * engines that are here, or of those that have one of `names` in theirs, and the site's address. An engine that cannot
 * be had is named.
 */
export async function runEngineTests(
  folder: string,
  names: readonly string[],
  run: (files: readonly string[], env: NodeJS.ProcessEnv) => Promise<Tally>,
): Promise<Tally> {
  const { here, missing } = await findOrInstallEngines();
  for (const { name, packages } of missing) {
    console.warn(
      `NOT RUN in ${name}: it is not on this machine (Debian: apt-get install ${packages.join(' ')}).`,
    );
  }
  const notRun = missing.map(({ name }) => name);
  if (here.length === 0) return { passed: 0, failed: 0, notRun };
  const buildFolder = await buildForTests();
  const dataDir = join(folder, 'supabase');
  await copyMigratedDatabase(dataDir);
  const port = await freePort();
  const siteUrl = `http://127.0.0.1:${port}`;
  const supabase = await startLocalSupabase(
    { dataDir, port: 0, functionsPort: 0, siteUrl, siteFetchUrl: siteUrl },
    neutralEnvironment(),
  );
  try {
    const site = await startWebServer({
      ...neutralEnvironment(),
      BUILD_DIR: buildFolder,
      PORT: String(port),
      HOST: '127.0.0.1',
      SUPABASE_EMBEDDED: '1',
      SUPABASE_URL: supabase.url,
      SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
      SUPABASE_SECRET_KEY: supabase.secretKey,
    });
    try {
      const tally = await run(
        here
          .map(({ tests }) => tests)
          .filter((test) => names.length === 0 || names.some((name) => test.includes(name))),
        { SITE_URL: site.url },
      );
      return { ...tally, notRun };
    } finally {
      await site.stop();
    }
  } finally {
    await supabase.stop();
  }
}
