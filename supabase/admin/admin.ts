import { createClient } from '@supabase/supabase-js';
import type { Database } from '../database.types.ts';

/**
 * Creates an auth user with a confirmed e-mail and makes it an admin, on hosted and embedded Supabase alike.
 * Throws with the service's own reason, for instance that the address already has an account.
 */
export async function createAdmin(
  url: string,
  secretKey: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const supabase = createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data, error } = await supabase.auth.admin.createUser({
    email,
    password,
    email_confirm: true,
  });
  if (error !== null) throw new Error(`Could not create the user ${email}: ${error.message}`);
  const { error: refused } = await supabase.from('admins').insert({ user_id: data.user.id });
  if (refused !== null) throw new Error(`Could not make ${email} an admin: ${refused.message}`);
}
