import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { functionsEnvironment } from '#supabase/local/functions-process.ts';
import { loadOrCreateKeys } from '#supabase/local/keys.ts';
import { startLocalSupabase } from '#supabase/local/stack-process.ts';
import { siteUrl, startServices } from '../stand-ins/services.ts';
import { startSite } from '../stand-ins/site.ts';
import { neutralEnvironment } from './command.ts';
import { copyMigratedDatabase } from './migrated-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    functions: {
      /** The stand-ins of the services on the internet, and of the site's own pages. */
      servicesUrl: string;
      pagesUrl: string;
      /** The settings with which the functions run. */
      ownSettings: Record<string, string>;
    };
  }
}

/** Milliseconds that the functions wait for a service, so that a test of one that hangs ends soon. */
const patience = '1500';

/**
 * One embedded Supabase for all function tests, behind whose gateway the functions run in Deno, with stand-ins for the
 * services on the internet.
 */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'site-functions-'));
  const services = await startServices();
  const site = await startSite();
  await copyMigratedDatabase(folder);
  const secrets = { ...services.env, OUTGOING_TIMEOUT_MS: patience };
  const supabase = await startLocalSupabase(
    {
      dataDir: folder,
      port: 0,
      functionsPort: 0,
      siteUrl,
      siteFetchUrl: site.url,
      seed: false,
    },
    { ...neutralEnvironment(), ...secrets },
  );
  const { url, publishableKey, secretKey } = supabase;
  const keys = await loadOrCreateKeys(join(folder, 'keys.json'));
  project.provide('supabase', { url, publishableKey, secretKey, dataDir: folder });
  project.provide('functions', {
    servicesUrl: services.url,
    pagesUrl: site.url,
    ownSettings: {
      ...secrets,
      ...functionsEnvironment({ supabaseUrl: url, siteUrl, siteFetchUrl: site.url, keys }),
    },
  });
  return async () => {
    await supabase.stop();
    await Promise.all([services.stop(), site.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
}
