import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { migratedProject, postgresAt } from '../production/postgres.ts';
import { openMigratedDatabase } from './migrated-database.ts';

/** A database of one test file, asked in SQL with every right. */
interface SqlDatabase {
  /** Runs statements. */
  exec(statements: string): Promise<unknown>;
  query(query: string, values?: (string | number)[]): Promise<{ rows: Record<string, unknown>[] }>;
  close(): Promise<void>;
}

/** A new database with all migrations and no rows: PGlite, or in the rehearsal of production a project of its PostgreSQL. */
export async function openSqlDatabase(): Promise<SqlDatabase> {
  const production = inject('production');
  return production === undefined
    ? openPglite()
    : openPostgres(postgresAt(production.postgresPort));
}

async function openPglite(): Promise<SqlDatabase> {
  const database = await openMigratedDatabase();
  return {
    exec: (statements) => database.exec(statements),
    query: (query, values) => database.query(query, values),
    close: () => database.close(),
  };
}

async function openPostgres(server: ReturnType<typeof postgresAt>): Promise<SqlDatabase> {
  const name = `test_${randomUUID()}`;
  await server.createDatabase(name, migratedProject);
  // One connection, so that a role that is set stays set.
  const sql = postgres(server.url('postgres', name), {
    max: 1,
    onnotice: () => {},
    types: { int8: { to: 20, from: [20], serialize: String, parse: Number } },
  });
  return {
    exec: (statements) => sql.unsafe(statements),
    query: async (query, values = []) => ({ rows: [...(await sql.unsafe(query, values))] }),
    close: () => sql.end(),
  };
}
