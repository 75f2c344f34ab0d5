import { openDatabase } from '#supabase/local/database.ts';

/** Makes a database with all migrations in the folder it is given, a process of its own as the database always has. */
const [folder = ''] = process.argv.slice(2);
// Any key does: keys are no part of the database.
const keys = { publishableKey: 'any', secretKey: 'any', jwtSecret: 'any' };
const { close } = await openDatabase(folder, keys, 'https://www.example.com');
await close();
process.exit(0);
