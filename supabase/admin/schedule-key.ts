import { createClient } from '@supabase/supabase-js';
import type { Database } from '../database.types.ts';
import { loadEnvironment, parseEnvironment, secretAccess } from '../environment.ts';

/**
 * `npm run schedule:key`: keeps `SUPABASE_URL` and `SUPABASE_SECRET_KEY` in the Vault of the hosted project, so that its
 * regular jobs reach the edge functions; again after each change of the key.
 */
try {
  const environment = loadEnvironment();
  if (environment['SUPABASE_URL'] === undefined) {
    throw new Error(
      'Set SUPABASE_URL and SUPABASE_SECRET_KEY: the embedded Supabase needs no key for its jobs.',
    );
  }
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = parseEnvironment(secretAccess, environment);
  const address = new URL(SUPABASE_URL).origin;
  const supabase = createClient<Database>(SUPABASE_URL, SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await supabase.rpc('set_schedule_access', {
    address,
    secret: SUPABASE_SECRET_KEY,
  });
  if (error !== null) {
    throw new Error(
      error.message === 'no_vault'
        ? 'This Supabase has no Vault: turn on the extension supabase_vault.'
        : `The Vault of ${address} was not written: ${error.message}`,
    );
  }
  console.log(`The regular jobs of ${address} use this key from now on.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
