import { createServer } from 'vite';
import { parseCompany } from '../company/environment.build.ts';
import { startBackend } from './backend.ts';
import { loadLauncherEnvironment } from './environment.ts';
import { createLifecycle } from './lifecycle.ts';
import { assertPortFree } from './port.ts';
import { printWelcome } from './welcome.ts';

const lifecycle = createLifecycle();

async function start(): Promise<void> {
  const environment = loadLauncherEnvironment();
  const { siteUrl } = parseCompany(process.env);
  await assertPortFree(environment.PORT, 'PORT');
  await import('../brand/render-images.ts');

  console.log('Starting the database and the functions…');
  const backend = await startBackend(environment, siteUrl);
  lifecycle.add({ name: 'The database', ...backend });

  console.log('Starting the web server with hot reload…');
  Object.assign(process.env, backend.env);
  const web = await createServer({
    configFile: 'app.config.ts',
    server: { port: environment.PORT, strictPort: true },
  });
  await web.listen();
  lifecycle.add({ name: 'The web server', onExit: () => {}, stop: () => web.close() });
  printWelcome(environment.PORT, backend);
}

start().catch((error: unknown) =>
  lifecycle.end(1, error instanceof Error ? error.message : String(error)),
);
