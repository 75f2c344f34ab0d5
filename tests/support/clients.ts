import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { createClient } from '@supabase/supabase-js';
import { inject } from 'vitest';
import type { Database } from '#supabase/database.types.ts';
import { emptyTablesAt } from './empty-tables.ts';

export type Client = SupabaseClient<Database>;

const { url, publishableKey, secretKey } = inject('supabase');
const options = { auth: { persistSession: false, autoRefreshToken: false }, db: { retry: false } };

/** Client of a caller with the publishable key and no session. */
export const anonClient = (): Client => createClient<Database>(url, publishableKey, options);

/** Client with every right. */
export const secretClient = (): Client => createClient<Database>(url, secretKey, options);

/** Deletes every row of tables in one call. */
export const emptyTables = (names: readonly string[]) => emptyTablesAt(url, secretKey, names);

/** Makes a user who never signed in, and answers its id. */
export async function newUserId(
  email = `${randomUUID()}@example.com`,
  password: string = randomUUID(),
): Promise<string> {
  const account = { email, password, email_confirm: true };
  const { data, error } = await secretClient().auth.admin.createUser(account);
  if (error !== null) throw error;
  return data.user.id;
}

/** Makes a user, an admin or not, and answers its id and a token of its session. */
export async function newUser(isAdmin: boolean): Promise<{ userId: string; accessToken: string }> {
  const email = `${randomUUID()}@example.com`;
  const password = randomUUID();
  const userId = await newUserId(email, password);
  if (isAdmin) await secretClient().from('admins').insert({ user_id: userId }).throwOnError();
  const signIn = await anonClient().auth.signInWithPassword({ email, password });
  if (signIn.error !== null) throw signIn.error;
  return { userId, accessToken: signIn.data.session.access_token };
}

/** Headers with which a caller of each role comes to the API. */
export async function headersByRole() {
  const member = await newUser(false);
  const admin = await newUser(true);
  return {
    anon: { apikey: publishableKey },
    member: { apikey: publishableKey, authorization: `Bearer ${member.accessToken}` },
    admin: { apikey: publishableKey, authorization: `Bearer ${admin.accessToken}` },
    secret: { apikey: secretKey },
  };
}
