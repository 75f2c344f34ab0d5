import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import {
  embeddedSupabase,
  loadEnvironment,
  parseEnvironment,
  secretAccess,
} from '../environment.ts';
import { loadOrCreateKeys } from '../local/keys.ts';
import type { MadeAdmin } from './admin.ts';
import { createAdmin } from './admin.ts';

/**
 * `npm run admin:create -- --email E-MAIL`: makes an admin, with a generated password where the e-mail has no account yet,
 * on the Supabase that `SUPABASE_URL` names, or else on the embedded one, which must be running.
 */
const { values, positionals } = parseArgs({
  options: { email: { type: 'string' } },
  allowPositionals: true,
  strict: false,
});
const email = v.safeParse(v.pipe(v.string(), v.trim(), v.email()), values.email ?? positionals[0]);
if (!email.success) {
  console.error('Usage: npm run admin:create -- --email name@example.com');
  process.exit(1);
}

async function target(): Promise<{ url: string; secretKey: string }> {
  const environment = loadEnvironment();
  if (environment['SUPABASE_URL'] !== undefined) {
    const { SUPABASE_URL, SUPABASE_SECRET_KEY } = parseEnvironment(secretAccess, environment);
    return { url: SUPABASE_URL, secretKey: SUPABASE_SECRET_KEY };
  }
  const { DATA_DIR, SUPABASE_PORT } = parseEnvironment(embeddedSupabase, environment);
  const keys = join(DATA_DIR, 'supabase', 'keys.json');
  if (!existsSync(keys))
    throw new Error('There is no embedded Supabase yet: run "npm start" first.');
  const { secretKey } = await loadOrCreateKeys(keys);
  return { url: `http://127.0.0.1:${SUPABASE_PORT}`, secretKey };
}

const forgotten =
  'Where it is forgotten, "Esqueci a senha" on the sign-in page sends a link for a new one.';

const messages: Record<MadeAdmin, (address: string, password: string) => string> = {
  created: (address, password) => `Admin made.\n  e-mail:   ${address}\n  password: ${password}`,
  added: (address) =>
    `${address} had an account, which is an admin now. Its password is as it was. ${forgotten}`,
  already: (address) =>
    `${address} is an admin already: nothing was changed, nor the password. ${forgotten}`,
};

try {
  const password = randomBytes(12).toString('base64url');
  const { url, secretKey } = await target();
  const made = await createAdmin(url, secretKey, { email: email.output, password });
  console.log(messages[made](email.output, password));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
