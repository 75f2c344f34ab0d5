import { assertReadyForVisitors } from '#app/company/ready-for-visitors.ts';
import { startBackend } from './backend.ts';
import { buildSite } from './build.ts';
import { addBuild, findBuild } from './builds.ts';
import { readLaunch } from './launch.ts';
import { createLifecycle } from './lifecycle.ts';
import { assertPortsFree } from './port.ts';
import { printWelcome } from './welcome.ts';
import { startWebServer } from './web-process.ts';

/** `npm start` builds what is not built and serves it; `npm run build` and `npm run serve` do one half each. */
const [task = 'start'] = process.argv.slice(2);

// A build that was stopped is no build, and what was to follow it in a script must not run.
const lifecycle = createLifecycle({ exitCodeWhenStopped: task === 'build' ? 1 : 0 });

async function start(): Promise<void> {
  const launch = readLaunch();
  const { settings, company, hosted, environment } = launch;
  const { BUILD_DIR, PORT } = settings;
  if (hosted !== undefined) assertReadyForVisitors(company, hosted.SUPABASE_URL);
  if (task !== 'build') await assertPortsFree(launch);

  const { folder, exists } = await findBuild(BUILD_DIR, company);
  if (!exists) {
    if (task === 'serve') {
      throw new Error(
        `${BUILD_DIR} has no build of these sources and settings: run "npm run build" with the same variables first.`,
      );
    }
    console.log('Building the site…');
    await addBuild(folder, (outDir) =>
      buildSite({ outDir, env: environment, signal: lifecycle.signal }),
    );
  }
  if (task === 'build') {
    console.log(`${exists ? 'Nothing changed since the build in' : 'Built into'} ${folder}.`);
    return lifecycle.end(0);
  }

  console.log('Starting the database and the functions…');
  const backend = await startBackend(launch);
  lifecycle.add({ name: 'The database', ...backend });

  console.log('Starting the web server…');
  const web = await startWebServer({ ...environment, ...backend.env, BUILD_DIR: folder });
  lifecycle.add({ name: 'The web server', ...web });
  printWelcome(PORT, backend);
}

start().catch((error: unknown) =>
  lifecycle.end(1, error instanceof Error ? error.message : String(error)),
);
