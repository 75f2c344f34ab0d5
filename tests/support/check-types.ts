import { readFile } from 'node:fs/promises';
import { typesOfMigratedDatabase } from './migrated-database.ts';

/** Fails when `supabase/database.types.ts` is not what the migrations make. */
const types = await typesOfMigratedDatabase();
if ((await readFile('supabase/database.types.ts', 'utf8').catch(() => '')) !== types) {
  console.error('supabase/database.types.ts is not current: run "npm run types".');
  process.exit(1);
}
