import { readFile } from 'node:fs/promises';
import { typesOf } from '#supabase/types/types-of.ts';
import { openMigratedDatabase } from './migrated-database.ts';

/** Fails when `supabase/database.types.ts` is not what the migrations make. */
const database = await openMigratedDatabase();
// What tests have and the product has not.
await database.exec('drop function public.empty_tables');
const types = await typesOf(database);
await database.close();
if ((await readFile('supabase/database.types.ts', 'utf8').catch(() => '')) !== types) {
  console.error('supabase/database.types.ts is not current: run "npm run types".');
  process.exit(1);
}
