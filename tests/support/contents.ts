import * as v from 'valibot';

const named = v.array(v.object({ name: v.string() }));
const counted = v.tuple([v.object({ rows: v.number(), hash: v.string() })]);

/** Each table of the site and of its accounts, with how many rows it has and a hash of all that is in them. */
export async function contentsOfTables(ask: (query: string) => Promise<readonly unknown[]>) {
  const tables = await ask(`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'auth') order by 1`);
  const found = new Map<string, { rows: number; hash: string }>();
  for (const { name } of v.parse(named, tables)) {
    const answer = await ask(
      `select count(*)::integer as rows, md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as hash from ${name} t`,
    );
    const [row] = v.parse(counted, answer);
    found.set(name, row);
  }
  return found;
}
