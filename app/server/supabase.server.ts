import type { SupabaseClient } from '@supabase/supabase-js';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '#supabase/database.types.ts';
import { serverEnvironmentOfProcess } from './environment.server.ts';
import { supabaseFetch } from './supabase-fetch.server.ts';

/** A page answers within 2 s whatever the database does (design, section 6); this is the database's share. */
export const databaseTimeout = 1_200;

let publicClient: SupabaseClient<Database> | undefined;

/**
 * The client with the public's rights (role anon): what a public page reads is what RLS lets anybody read.
 * It neither retries nor waits longer than `databaseTimeout` milliseconds, and holds no session.
 */
export function publicSupabase(): SupabaseClient<Database> {
  publicClient ??= createPublicClient();
  return publicClient;
}

function createPublicClient() {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = serverEnvironmentOfProcess();
  return createClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { timeout: databaseTimeout, retry: false },
    global: { fetch: supabaseFetch },
  });
}

/** Where the project's Supabase Storage serves its files, with a slash at the end. */
export function storageUrl(): string {
  return `${serverEnvironmentOfProcess().SUPABASE_URL}/storage/v1/`;
}

/** Milliseconds that an admin page waits for the database; its reports sum up many rows. */
const reportTimeout = 15_000;

/**
 * Client with every right (role service_role), for what an admin was allowed to do: whoever calls it has checked
 * that first. It holds no session.
 */
export function secretSupabase() {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = serverEnvironmentOfProcess();
  return createClient<Database>(SUPABASE_URL, SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { timeout: reportTimeout, retry: false },
    global: { fetch: supabaseFetch },
  });
}
