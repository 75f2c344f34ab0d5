import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { WebServer } from '#app/launcher/web-process.ts';
import { startWebServer } from '#app/launcher/web-process.ts';
import type { Keys } from '#supabase/local/keys.ts';
import type { LocalSupabase } from '#supabase/local/stack-process.ts';
import { startLocalSupabase } from '#supabase/local/stack-process.ts';
import { startFaultyGateway } from '../stand-ins/faulty-gateway.ts';
import { startServices } from '../stand-ins/services.ts';
import { neutralEnvironment } from './command.ts';
import { indexNowKey } from './index-now-key.ts';

/** What the site calls itself, whatever port it is on. */
const siteUrl = 'http://localhost:3000';

/** The whole product as visitors meet it, on free ports, with its data in `folder`. */
export interface Product {
  siteUrl: string;
  /** The same site, whose way to Supabase a test can break, and where it tells so. */
  siteWithFaultsUrl: string;
  faultsUrl: string;
  /** The services on the internet, which can be told to fail too. */
  servicesUrl: string;
  supabaseUrl: string;
  publishableKey: string;
  secretKey: string;
  /** Folder of the e-mails that were sent. */
  mailFolder: string;
  stop(): Promise<void>;
}

/** Data of the embedded Supabase of the product in `folder`. */
export const supabaseFolder = (folder: string) => join(folder, 'supabase');

/** A web server over a build, by the keys of a Supabase. */
function startSite(
  buildFolder: string,
  { url, publishableKey, secretKey }: Pick<LocalSupabase, 'url' | 'publishableKey' | 'secretKey'>,
  port: number,
  env: NodeJS.ProcessEnv = {},
): Promise<WebServer> {
  return startWebServer({
    ...neutralEnvironment(),
    BUILD_DIR: buildFolder,
    PORT: String(port),
    HOST: '127.0.0.1',
    SUPABASE_EMBEDDED: '1',
    // Each test has an address of its own, so that none uses up another's attempts.
    TRUST_PROXY: '1',
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
    ...env,
  });
}

/** The site with a database that does not answer: one for all products that have these keys. */
export async function startSiteWithoutDatabase(
  buildFolder: string,
  keys: Keys,
): Promise<WebServer> {
  const url = `http://127.0.0.1:${await freePort()}`;
  return startSite(buildFolder, { ...keys, url }, await freePort());
}

/**
 * Starts the services, the embedded Supabase and, once the site is built, two web servers over that build.
 */
export async function startProduct(folder: string, built: Promise<string>): Promise<Product> {
  const sitePort = await freePort();
  const dataDir = supabaseFolder(folder);
  const services = await startServices(siteUrl);
  const supabase = await startLocalSupabase(
    { dataDir, port: 0, functionsPort: 0, siteUrl, siteFetchUrl: `http://127.0.0.1:${sitePort}` },
    { ...neutralEnvironment(), ...services.env },
  );
  const faulty = await startFaultyGateway(supabase.url);
  const buildFolder = await built;
  const settings = { INDEXNOW_KEY: indexNowKey, WEBHOOK_PRIVATE_ORIGIN: services.url };
  const site = await startSite(buildFolder, supabase, sitePort, settings);
  const siteWithFaults = await startSite(
    buildFolder,
    { ...supabase, url: faulty.url },
    await freePort(),
    settings,
  );
  return {
    siteUrl: site.url,
    siteWithFaultsUrl: siteWithFaults.url,
    faultsUrl: faulty.url,
    servicesUrl: services.url,
    supabaseUrl: supabase.url,
    publishableKey: supabase.publishableKey,
    secretKey: supabase.secretKey,
    mailFolder: join(dataDir, 'mail'),
    stop: async () => {
      await Promise.all([site.stop(), siteWithFaults.stop()]);
      await supabase.stop();
      await Promise.all([faulty.stop(), services.stop()]);
    },
  };
}

/**
 * A port that nobody listens on. It lies below those that Linux gives away by itself (from 32,768 on), to connections and
 * to who listens on any port: such a one would now and then be taken before the test's own server listens.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(16_000, 32_768);
  const probe = createServer();
  const isFree = await new Promise<boolean>((done) => {
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => done(true));
  });
  if (!isFree) return freePort();
  await new Promise((done) => probe.close(done));
  return port;
}
