import { assertReadyForVisitors } from '#app/company/ready-for-visitors.ts';
import { startBackend } from './backend.ts';
import { buildSite } from './build.ts';
import { readLaunch } from './environment.ts';
import { createLifecycle } from './lifecycle.ts';
import { assertPortFree } from './port.ts';
import { printWelcome } from './welcome.ts';
import { startWebServer } from './web-server.ts';

const lifecycle = createLifecycle();

async function start(): Promise<void> {
  const launch = readLaunch();
  const { settings, company, hosted, environment } = launch;
  if (hosted !== undefined) assertReadyForVisitors(company, hosted.SUPABASE_URL);
  await assertPortFree(settings.PORT, 'PORT');

  console.log('Building the site…');
  await buildSite({ outDir: settings.BUILD_DIR, env: environment, signal: lifecycle.signal });

  console.log('Starting the database and the functions…');
  const backend = await startBackend(launch);
  lifecycle.add({ name: 'The database', ...backend });

  console.log('Starting the web server…');
  const web = await startWebServer({ ...environment, ...backend.env });
  lifecycle.add({ name: 'The web server', ...web });
  printWelcome(settings.PORT, backend);
}

start().catch((error: unknown) =>
  lifecycle.end(1, error instanceof Error ? error.message : String(error)),
);
