import { randomBytes } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { createAdmin } from './admin.ts';

const email = 'admin@example.com';

/**
 * Makes an admin with a generated password when the embedded database has none. A start that was killed
 * between the auth user and its row here leaves a user whose password nobody knows: it is made anew.
 */
export async function createFirstAdmin(database: PGlite, url: string, secretKey: string) {
  const { rows } = await database.query('select 1 from public.admins limit 1');
  if (rows.length > 0) return undefined;
  await database.query('delete from auth.users where email = $1', [email]);
  const password = randomBytes(12).toString('base64url');
  await createAdmin(url, secretKey, { email, password });
  return { email, password };
}
