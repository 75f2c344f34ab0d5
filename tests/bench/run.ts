import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '#supabase/database.types.ts';
import { createAdmin } from '#supabase/admin/admin.ts';
import { startLocalSupabase } from '#supabase/local/stack-process.ts';
import { neutralEnvironment } from '../support/command.ts';
import { benchBrowser } from './browser.ts';
import type { Client } from './client.ts';
import { benchDashboard } from './dashboard.ts';
import { figuresTable } from './figures.ts';
import { benchFunctions } from './functions.ts';
import { benchGrowth } from './growth.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchFirst, benchMemory } from './memory.ts';
import type { Project } from './site.ts';
import { builtSiteUrl } from './site.ts';
import { benchOthers } from './others.ts';
import { benchSitemap } from './sitemap.ts';
import { benchSpeed } from './speed.ts';

/**
 * `npm run bench`: measures how fast the site is beside a bare server and other frameworks, what a browser gets of it, and what must stay fast as
 * data grows, and reports ratios. Each has an embedded database of its own, with the seeded articles or without.
 */
const benches = {
  speed: { run: benchSpeed, seed: true },
  others: { run: benchOthers, seed: true },
  browser: { run: benchBrowser, seed: true },
  lighthouse: { run: benchLighthouse, seed: true },
  first: { run: benchFirst, seed: true },
  memory: { run: benchMemory, seed: false },
  growth: { run: benchGrowth, seed: false },
  sitemap: { run: benchSitemap, seed: false },
  dashboard: { run: benchDashboard, seed: false },
  functions: { run: benchFunctions, seed: false },
};

type Bench = (client: Client, operator: Client, project: Project) => Promise<void>;

async function runBench(bench: Bench, seed: boolean): Promise<void> {
  await mkdir('.data', { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(resolve('.data/bench-'));
  const supabase = await startLocalSupabase(
    { dataDir: folder, port: 0, functionsPort: 0, siteUrl: builtSiteUrl, seed },
    neutralEnvironment(),
  );
  const client = createClient<Database>(supabase.url, supabase.secretKey, {
    auth: { persistSession: false },
  });
  const admin = { email: 'bench@example.com', password: randomUUID() };
  await createAdmin(supabase.url, supabase.secretKey, admin);
  const operator = createClient<Database>(supabase.url, supabase.publishableKey, {
    auth: { persistSession: false },
  });
  try {
    const { error } = await operator.auth.signInWithPassword(admin);
    if (error !== null) throw error;
    await bench(client, operator, { ...supabase, folder, pages });
  } finally {
    await supabase.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Names of benches, and how many pages the functions check. */
const given = process.argv.slice(2);
const pages = Number(given.find((one) => /^\d+$/.test(one)) ?? 50_000);
const chosen = given.filter((one) => !/^\d+$/.test(one));

for (const [name, { run, seed }] of Object.entries(benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n=== ${name}`);
  await runBench(run, seed);
}
console.log(`\n${figuresTable()}`);
