import { createClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Database } from '../database.types.ts';

const granted = v.picklist(['added', 'already', 'no_account']);

/** What was done: the account made, an existing one made an admin, or nothing, since it was one. */
export type MadeAdmin = 'created' | 'added' | 'already';

/**
 * Makes someone an admin, on hosted and embedded Supabase alike: with that password where the e-mail has no account
 * yet; an existing account keeps its own. Throws with the service's own reason.
 */
export async function createAdmin(
  url: string,
  secretKey: string,
  { email, password }: { email: string; password: string },
): Promise<MadeAdmin> {
  const supabase = createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const grant = async () => {
    const { data, error } = await supabase.rpc('grant_admin', { address: email });
    if (error !== null) throw new Error(`Could not make ${email} an admin: ${error.message}`);
    return v.parse(granted, data);
  };
  const first = await grant();
  if (first !== 'no_account') return first;
  const { error } = await supabase.auth.admin.createUser({ email, password, email_confirm: true });
  if (error !== null) throw new Error(`Could not create the user ${email}: ${error.message}`);
  const second = await grant();
  if (second === 'no_account') throw new Error(`The account of ${email} was made, and is gone.`);
  return 'created';
}
