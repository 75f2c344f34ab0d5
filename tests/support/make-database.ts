import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '#supabase/local/database.ts';
import { typesOf } from '#supabase/types/types-of.ts';
import { emptyTablesSql } from './empty-tables-sql.ts';

/**
 * Makes a database with all migrations in the folder it is given, a process of its own as the database always has: as the
 * data folder of an embedded Supabase, and as an archive that is opened in memory, and its types beside them. Tests have one function
 * more in it, which empties tables in one call of the API.
 */
const [folder = ''] = process.argv.slice(2);
// Any key does: keys are no part of the database.
const keys = { publishableKey: 'any', secretKey: 'any', jwtSecret: 'any' };
const { database, close } = await openDatabase(
  join(folder, 'supabase'),
  keys,
  'https://www.example.com',
);
await writeFile(join(folder, 'database.types.ts'), await typesOf(database));
await database.exec(emptyTablesSql);
// Half of its files are those of databases that new ones would be made from, and each start of a test would copy them.
await database.exec(
  `update pg_database set datistemplate = false where datname in ('template0', 'template1')`,
);
for (const template of ['template0', 'template1']) await database.exec(`drop database ${template}`);
const archive = await database.dumpDataDir('none');
await writeFile(join(folder, 'database.tar'), archive.stream());
await close();
process.exit(0);
