import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { types } from '@electric-sql/pglite';
import type { Connection } from '@supabase/lite';
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { shortestPassword } from '../admin/password-length.ts';
import type { Keys } from './keys.ts';
import { fullDisk, hasRoom } from './disk-room.ts';
import { mailFolder } from './mail.ts';
import { applyMigrations } from './migrations.ts';
import { settingsInOneQuery } from './request-settings.ts';
import { startParams } from './start-params.ts';

/** PostgreSQL's text of a timestamp as PostgREST writes it: ISO 8601. */
function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
}

/** OIDs of numeric, timestamp and timestamptz, which lite would answer otherwise than PostgREST. */
const parsers = { 1700: Number, 1114: isoTimestamp, 1184: isoTimestamp };

/**
 * Opens the database in `dataDir`, brings it to the newest migration and puts Supabase's API over it. E-mails, with
 * links to `siteUrl`, become files in `dataDir`.
 */
export async function openDatabase(dataDir: string, keys: Keys, siteUrl: string) {
  const folder = join(dataDir, 'database');
  const initialized = join(dataDir, 'initialized');
  // A process killed while PGlite made the folder leaves one that cannot be opened and holds nothing yet.
  if (!existsSync(initialized)) await rm(folder, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: { parsers, startParams },
  });
  await connection.driver.waitReady;
  shareParsers(connection.driver);
  endWhenAborted(connection.driver, dataDir);
  await writeFile(initialized, '');

  const app = supabaseApi(connection, keys, siteUrl, join(dataDir, 'mail'));
  await app.ensureSystemSchema();
  await applyMigrations(connection.driver);
  withoutGrants(connection);
  settingsInOneQuery(connection);
  return { app, database: connection.driver, close: () => connection.close() };
}

/**
 * PGlite copies its database's table of parsers for each statement, and that takes longer than most statements do. What is not
 * in the copy it finds in the table that all its databases share: all parsers go there, and nothing is left to copy.
 */
function shareParsers(driver: PGlite): void {
  Object.assign(types.parsers, driver.parsers);
  Reflect.set(driver, 'parsers', Object.create(types.parsers));
}

/**
 * PostgreSQL ends itself when it can no longer keep what it confirms, as on a full disk, and in PGlite nothing but this
 * process would end: its next query hangs. What was confirmed is on the disk, and the next start has it.
 */
function endWhenAborted(driver: object, dataDir: string): void {
  const module: unknown = Reflect.get(driver, 'mod');
  if (typeof module !== 'object' || module === null) throw new TypeError('No module of PGlite.');
  Reflect.set(module, 'onAbort', () => {
    console.error(
      hasRoom(dataDir)
        ? 'PostgreSQL has ended itself. What it had confirmed is kept: start again.'
        : `PostgreSQL has ended itself. What it had confirmed is kept. ${fullDisk(dataDir)}`,
    );
    process.exit(1);
  });
}

/** Supabase's API over a database, as the project is configured; e-mails become files in `mail`. */
export function supabaseApi(
  connection: Connection,
  keys: Keys,
  siteUrl: string,
  mail: string,
): App {
  return new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      refresh_token_reuse_interval: 10,
      minimum_password_length: shortestPassword,
      site_url: siteUrl,
      email: {
        template: {
          recovery: {
            subject: 'Criar uma nova senha',
            content_path: join(import.meta.dirname, '../templates/recovery.html'),
          },
        },
      },
    },
    options: {
      drivers: { email: mailFolder(mail) },
      server: { disableStudio: true, disableFallback: true, admin: false },
    },
  });
}

/** Without this, lite would grant everything on every table to the API's roles at its first request. */
export function withoutGrants(connection: Connection): void {
  Reflect.set(connection, 'rlsState', 'active');
}
