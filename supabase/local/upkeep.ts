import type { PGlite } from '@electric-sql/pglite';

/** Milliseconds between two looks, and in `due` the thresholds, as PostgreSQL has them (section 24.1.6 of its manual). */
const interval = 60_000;

const due = `
  select format('%I.%I', stat.schemaname, stat.relname) as name
  from pg_stat_user_tables stat join pg_class on pg_class.oid = stat.relid
  where n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
    or n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
    or n_ins_since_vacuum > 1000 + 0.2 * greatest(reltuples, 0)`;

/**
 * Vacuums and analyses the tables that have changed much. PostgreSQL does so by itself, in a process that PGlite has not: without, it
 * knows nothing of its tables, and reads all posts of an index for one of them.
 */
export async function keepUpTables(database: PGlite): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(due);
  const names = rows.map(({ name }) => name);
  for (const name of names) await database.exec(`vacuum (analyze) ${name}`);
  return names;
}

/** Looks after the tables from now on; answers how to end that. */
export function startUpkeep(database: PGlite): () => Promise<void> {
  const look = async () => {
    try {
      await keepUpTables(database);
    } catch (error) {
      console.warn('The tables were not looked after:', error);
    }
  };
  let last = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(look);
  }, interval);
  return () => {
    clearInterval(timer);
    return last;
  };
}
