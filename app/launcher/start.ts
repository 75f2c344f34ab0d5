import { parseCompany } from '../company/environment.build.ts';
import { startBackend } from './backend.ts';
import { buildSite } from './build.ts';
import { loadLauncherEnvironment } from './environment.ts';
import { createLifecycle } from './lifecycle.ts';
import { assertPortFree } from './port.ts';
import { printWelcome } from './welcome.ts';
import { startWebServer } from './web-server.ts';

const lifecycle = createLifecycle();

async function start(): Promise<void> {
  const environment = loadLauncherEnvironment();
  const { siteUrl } = parseCompany(process.env);
  await assertPortFree(environment.PORT, 'PORT');

  console.log('Building the site…');
  await buildSite({ outDir: environment.BUILD_DIR, mode: 'production', signal: lifecycle.signal });

  console.log('Starting the database and the functions…');
  const backend = await startBackend(environment, siteUrl);
  lifecycle.add({ name: 'The database', ...backend });

  console.log('Starting the web server…');
  const web = await startWebServer({
    ...process.env,
    ...backend.env,
    PORT: String(environment.PORT),
  });
  lifecycle.add({ name: 'The web server', ...web });
  printWelcome(environment.PORT, backend);
}

start().catch((error: unknown) =>
  lifecycle.end(1, error instanceof Error ? error.message : String(error)),
);
