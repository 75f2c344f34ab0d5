import { openDatabase } from '#supabase/local/database.ts';
import { emptyTablesSql } from './empty-tables-sql.ts';

/**
 * Makes a database with all migrations in the folder it is given, a process of its own as the database always has. Tests
 * have one function more in it, which empties tables in one call of the API.
 */
const [folder = ''] = process.argv.slice(2);
// Any key does: keys are no part of the database.
const keys = { publishableKey: 'any', secretKey: 'any', jwtSecret: 'any' };
const { database, close } = await openDatabase(folder, keys, 'https://www.example.com');
await database.exec(emptyTablesSql);
await close();
process.exit(0);
