import { createServer } from 'node:net';
import { join } from 'node:path';
import { startWebServer } from '../../app/launcher/web-server.ts';
import { startLocalSupabase } from '../../supabase/local/process.ts';
import { neutralEnvironment } from './command.ts';

/** Key that the site serves for IndexNow. */
export const indexNowKey = 'chave-de-teste-1234';

/** The whole product as visitors meet it, on free ports, with its data in `folder`. */
export interface Product {
  siteUrl: string;
  /** The same site with a database that does not answer. */
  siteWithoutDatabaseUrl: string;
  supabaseUrl: string;
  publishableKey: string;
  secretKey: string;
  stop(): Promise<void>;
}

/** Starts the embedded Supabase and two web servers over the build in `buildFolder`. */
export async function startProduct(folder: string, buildFolder: string): Promise<Product> {
  const sitePort = await freePort();
  const supabase = await startLocalSupabase({
    dataDir: join(folder, 'supabase'),
    port: 0,
    functionsPort: 0,
    siteUrl: 'http://localhost:3000',
    siteFetchUrl: `http://127.0.0.1:${sitePort}`,
  });
  const web = (supabaseUrl: string, port: number) =>
    startWebServer({
      ...neutralEnvironment(),
      BUILD_DIR: buildFolder,
      PORT: String(port),
      HOST: '127.0.0.1',
      SUPABASE_EMBEDDED: '1',
      INDEXNOW_KEY: indexNowKey,
      SUPABASE_URL: supabaseUrl,
      SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
      SUPABASE_SECRET_KEY: supabase.secretKey,
    });
  const site = await web(supabase.url, sitePort);
  const siteWithoutDatabase = await web(`http://127.0.0.1:${await freePort()}`, await freePort());
  return {
    siteUrl: site.url,
    siteWithoutDatabaseUrl: siteWithoutDatabase.url,
    supabaseUrl: supabase.url,
    publishableKey: supabase.publishableKey,
    secretKey: supabase.secretKey,
    stop: async () => {
      await Promise.all([site.stop(), siteWithoutDatabase.stop()]);
      await supabase.stop();
    },
  };
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
