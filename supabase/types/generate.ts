import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import { applyMigrations } from '../local/migrations.ts';
import { authGround } from './auth-ground.ts';

/**
 * Writes `database.types.ts` from the migrations, applied to a database in memory; with `--check` it writes
 * nothing and fails when the file is not current.
 */
const target = join(import.meta.dirname, '../database.types.ts');

/**
 * PostgreSQL calls every column of a view nullable. Those of `published_posts` are not: all are NOT NULL in its table
 * but `published_at`, and the view leaves out rows without it (a database test holds this).
 */
function withKnownNullability<Column extends { table: string; is_nullable: boolean }>(
  column: Column,
): Column {
  return column.table === 'published_posts' ? { ...column, is_nullable: false } : column;
}

const database = new PGlite();
await database.exec(authGround);
await applyMigrations(database);
const metadata = await introspect(database, { includedSchemas: ['public'] });
const types = await generateTypescript(
  sortGeneratorMetadata({ ...metadata, columns: metadata.columns.map(withKnownNullability) }),
  { postgrestVersion: '14' },
);
await database.close();

if (!process.argv.includes('--check')) {
  await writeFile(target, types);
} else if ((await readFile(target, 'utf8').catch(() => '')) !== types) {
  console.error('supabase/database.types.ts is not current: run "npm run types".');
  process.exit(1);
}
