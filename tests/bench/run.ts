import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '#supabase/database.types.ts';
import { createAdmin } from '#supabase/admin/admin.ts';
import { startLocalSupabase } from '#supabase/local/stack-process.ts';
import { neutralEnvironment } from '../support/command.ts';
import { siteUrl } from './client.ts';
import { benchDashboard } from './dashboard.ts';
import { benchFunctions } from './functions.ts';
import { benchSitemap } from './sitemap.ts';

/** `npm run bench`: measures what must stay fast as data grows, on the embedded database, and reports ratios. */
const benches = { sitemap: benchSitemap, dashboard: benchDashboard, functions: benchFunctions };

await mkdir('.data', { recursive: true, mode: 0o700 });
const folder = await mkdtemp(resolve('.data/bench-'));
const supabase = await startLocalSupabase(
  {
    dataDir: folder,
    port: 0,
    functionsPort: 0,
    siteUrl,
    seed: false,
  },
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
const { error } = await operator.auth.signInWithPassword(admin);
if (error !== null) throw error;
/** Names of benches, and how many pages the functions check. */
const given = process.argv.slice(2);
const pages = Number(given.find((one) => /^\d+$/.test(one)) ?? 50_000);
const chosen = given.filter((one) => !/^\d+$/.test(one));

try {
  for (const [name, bench] of Object.entries(benches)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    console.log(`\n=== ${name}`);
    await bench(client, operator, { url: supabase.url, folder, pages });
  }
} finally {
  await supabase.stop();
  await rm(folder, { recursive: true, force: true });
}
