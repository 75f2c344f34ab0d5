import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { StackError } from './messages.ts';

export const migrationsFolder = join(import.meta.dirname, '../migrations');

/** What a hosted project has before its first migration, and lite has not. */
const hostedGround = `
  do $$
  begin
    if not exists (select from pg_roles where rolname = 'anon') then
      create role anon nologin noinherit;
    end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then
      create role authenticated nologin noinherit;
    end if;
    if not exists (select from pg_roles where rolname = 'service_role') then
      create role service_role nologin noinherit bypassrls;
    end if;
  end $$;
  create schema if not exists extensions;
  grant usage on schema public, extensions, auth to anon, authenticated, service_role;
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key,
    statements text[],
    name text
  );
`;

/**
 * Applies the migrations that the database has not seen, in their order, each in one transaction with its
 * row of the history table that the Supabase CLI keeps too. Answers the names applied. Throws a StackError
 * that names the migration which failed; those before it stay applied.
 */
export async function applyMigrations(
  database: PGlite,
  folder = migrationsFolder,
): Promise<string[]> {
  await database.exec(hostedGround);
  const { rows } = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const seen = new Set(rows.map((row) => row.version));
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const applied: string[] = [];
  for (const file of files) {
    const [, version, name] = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(file) ?? [];
    if (version === undefined || name === undefined) {
      throw new StackError(`Migration ${file} is not named YYYYMMDDHHmmss_snake_case.sql.`);
    }
    if (seen.has(version)) continue;
    const sql = await readFile(join(folder, file), 'utf8');
    await database
      .transaction(async (transaction) => {
        await transaction.exec(sql);
        await transaction.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
          [version, name, [sql]],
        );
      })
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw new StackError(`Migration ${file} failed and was undone: ${reason}`);
      });
    applied.push(file);
  }
  return applied;
}
