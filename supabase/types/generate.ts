import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { applyMigrations } from '../local/migrations.ts';
import { authGround } from './auth-ground.ts';
import { typesOf } from './types-of.ts';

/** Writes `database.types.ts` from the migrations, applied to a database in memory. */
const database = new PGlite();
await database.exec(authGround);
await applyMigrations(database);
await writeFile(join(import.meta.dirname, '../database.types.ts'), await typesOf(database));
await database.close();
