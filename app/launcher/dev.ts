import { createServer } from 'vite';
import { setEnvironment } from '#supabase/environment.ts';
import { startBackend } from './backend.ts';
import { readLaunch } from './launch.ts';
import { createLifecycle } from './lifecycle.ts';
import { assertPortsFree } from './port.ts';
import { printWelcome } from './welcome.ts';

const lifecycle = createLifecycle();

async function start(): Promise<void> {
  const launch = readLaunch();
  const { PORT } = launch.settings;
  await assertPortsFree(launch);
  await import('./render-images.ts');

  console.log('Starting the database and the functions…');
  const backend = await startBackend(launch);
  lifecycle.add({ name: 'The database', ...backend });

  console.log('Starting the web server with hot reload…');
  setEnvironment(backend.env);
  const web = await createServer({
    configFile: 'app.config.ts',
    server: { port: PORT, strictPort: true },
  });
  await web.listen();
  lifecycle.add({ name: 'The web server', onExit: () => {}, stop: () => web.close() });
  printWelcome(PORT, backend);
}

start().catch((error: unknown) =>
  lifecycle.end(1, error instanceof Error ? error.message : String(error)),
);
