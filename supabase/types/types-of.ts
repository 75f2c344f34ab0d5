import type { PGlite } from '@electric-sql/pglite';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';

/**
 * PostgreSQL calls every column of a view nullable. Those of `published_posts` are not: all are NOT NULL in its table
 * but `published_at`, and the view leaves out rows without it (a database test holds this); those of `blog_list` are the same, and
 * a number.
 */
const viewsWithoutNull = new Set(['published_posts', 'blog_list']);

function withKnownNullability<Column extends { table: string; is_nullable: boolean }>(
  column: Column,
): Column {
  return viewsWithoutNull.has(column.table) ? { ...column, is_nullable: false } : column;
}

/** The contents of `database.types.ts` for a database with all migrations. */
export async function typesOf(database: PGlite): Promise<string> {
  const metadata = await introspect(database, { includedSchemas: ['public'] });
  return generateTypescript(
    sortGeneratorMetadata({ ...metadata, columns: metadata.columns.map(withKnownNullability) }),
    { postgrestVersion: '14' },
  );
}
