import { join } from 'node:path';
import { startLocalSupabase } from '#supabase/local/stack-process.ts';
import { siteUrl, startServices } from '../stand-ins/services.ts';
import { startSite } from '../stand-ins/site.ts';
import { neutralEnvironment, runCommand } from './command.ts';
import type { Tally } from './report.ts';
import { readDenoReport } from './report.ts';

/** Milliseconds that the functions wait for a service, so that a test of one that hangs ends soon. */
const patience = '1500';

/**
 * Runs the edge function tests in Deno: against the embedded database and its gateway, where the functions run
 * in Deno too, with stand-ins for the services on the internet.
 */
export async function runFunctionTests(folder: string): Promise<Tally> {
  const services = await startServices();
  const site = await startSite();
  const supabase = await startLocalSupabase(
    {
      dataDir: join(folder, 'functions'),
      port: 0,
      functionsPort: 0,
      siteUrl,
      siteFetchUrl: site.url,
    },
    { ...neutralEnvironment(), ...services.env, OUTGOING_TIMEOUT_MS: patience },
  );
  const report = join(folder, 'functions.xml');
  try {
    const code = await runCommand('npm', ['run', '--silent', 'test:functions', '--', report], {
      ...services.env,
      SUPABASE_URL: supabase.url,
      SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
      SUPABASE_SECRET_KEY: supabase.secretKey,
      STAND_IN_SERVICES_URL: services.url,
      STAND_IN_SITE_URL: site.url,
    });
    return await readDenoReport(report, code);
  } finally {
    await supabase.stop();
    await Promise.all([services.stop(), site.stop()]);
  }
}
