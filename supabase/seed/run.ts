import { existsSync } from 'node:fs';
import { seedPosts } from './seed.ts';

/** `npm run seed`: fills the empty blog of the hosted Supabase that `SUPABASE_URL` names. */
if (existsSync('.env')) process.loadEnvFile('.env');
const { SUPABASE_URL, SUPABASE_SECRET_KEY, SUPABASE_SERVICE_ROLE_KEY } = process.env;
const secretKey = SUPABASE_SECRET_KEY || SUPABASE_SERVICE_ROLE_KEY;
if (!SUPABASE_URL || !secretKey) {
  console.error('Set SUPABASE_URL and SUPABASE_SECRET_KEY to the project to fill.');
  process.exit(1);
}
const written = await seedPosts(SUPABASE_URL, secretKey);
console.log(
  written === 0 ? 'The blog has posts already: nothing written.' : `${written} posts written.`,
);
