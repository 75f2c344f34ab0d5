import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { loadOrCreateKeys } from '../local/keys.ts';
import { createAdmin } from './admin.ts';

/**
 * `npm run admin:create -- --email E-MAIL`: makes an admin with a generated password, on the Supabase that
 * `SUPABASE_URL` names, or else on the embedded one, which must be running.
 */
if (existsSync('.env')) process.loadEnvFile('.env');
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
  const { SUPABASE_URL, SUPABASE_SECRET_KEY, SUPABASE_SERVICE_ROLE_KEY, SUPABASE_PORT, DATA_DIR } =
    process.env;
  if (SUPABASE_URL) {
    const secretKey = SUPABASE_SECRET_KEY || SUPABASE_SERVICE_ROLE_KEY;
    if (!secretKey) throw new Error('SUPABASE_SECRET_KEY is not set.');
    return { url: SUPABASE_URL, secretKey };
  }
  const keys = join(DATA_DIR || '.data', 'supabase', 'keys.json');
  if (!existsSync(keys))
    throw new Error('There is no embedded Supabase yet: run "npm start" first.');
  const { secretKey } = await loadOrCreateKeys(keys);
  return { url: `http://127.0.0.1:${SUPABASE_PORT || '54321'}`, secretKey };
}

try {
  const password = randomBytes(12).toString('base64url');
  const { url, secretKey } = await target();
  await createAdmin(url, secretKey, { email: email.output, password });
  console.log(`Admin made.\n  e-mail:   ${email.output}\n  password: ${password}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
