import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import type { Sql } from 'postgres';
import postgres from 'postgres';
import { freePort } from '../support/product.ts';
import { startGuarded } from './guarded-process.ts';

/** A PostgreSQL with the roles of hosted Supabase, and as many projects' databases as tests want. */
export interface Postgres {
  port: number;
  /** Address of a database as a role; nobody needs a password. */
  url: (role: string, database: string) => string;
  /** Runs `work` with a connection as a role. */
  connect: <Result>(
    role: string,
    database: string,
    work: (sql: Sql) => Promise<Result>,
  ) => Promise<Result>;
  /** Makes the database of a new project, or a copy of another one to which nobody is connected. */
  createDatabase: (name: string, template?: string) => Promise<void>;
}

/** The database that each new project is a copy of. */
const emptyProject = 'empty_project';

/** The database of a project with all migrations, to be copied. */
export const migratedProject = 'migrated_project';

/** The database of the project that the database tests meet. */
export const testedProject = 'tested_project';

/** nobody: PostgreSQL refuses to run as root. */
const nobody = { uid: 65_534, gid: 65_534 };

const settings = {
  // The platform counts on solid-state disks.
  random_page_cost: '1.1',
  // Nothing of this is to survive, so nothing is waited for.
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  listen_addresses: '127.0.0.1',
  max_connections: '90',
  shared_preload_libraries: 'pg_stat_statements',
  log_min_messages: 'error',
};

/** The PostgreSQL that another process has started. */
export function postgresAt(port: number): Postgres {
  const url: Postgres['url'] = (role, database) =>
    `postgres://${role}@127.0.0.1:${port}/${database}`;
  const connect: Postgres['connect'] = async (role, database, work) => {
    const sql = postgres(url(role, database), { max: 1, onnotice: () => {} });
    try {
      return await work(sql);
    } finally {
      await sql.end();
    }
  };
  const createDatabase: Postgres['createDatabase'] = (name, template = emptyProject) =>
    connect('supabase_admin', 'template1', async (sql) => {
      await sql`create database ${sql(name)} template ${sql(template)} owner postgres`;
    });
  return { port, url, connect, createDatabase };
}

/** Starts an empty PostgreSQL 17 from the folder with its programs. */
export async function startPostgres(
  programs: string,
): Promise<Postgres & { stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'site-postgres-'));
  const user = process.getuid?.() === 0 ? nobody : undefined;
  // A copy, with the stand-ins of extensions among its own, in a folder that the other user may read.
  cpSync(programs, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  cpSync(join(import.meta.dirname, 'extensions'), join(folder, 'share/postgresql/extension'), {
    recursive: true,
  });
  if (user !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
  const data = join(folder, 'data');
  execFileSync(
    join(folder, 'bin/initdb'),
    [
      `--pgdata=${data}`,
      '--username=supabase_admin',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=en-US',
      '--no-sync',
    ],
    { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], env: { LC_ALL: 'C' }, ...user },
  );
  const port = await freePort();
  const running = await startGuarded({
    command: join(folder, 'bin/postgres'),
    args: [
      `-D${data}`,
      `-k${folder}`,
      `-p${port}`,
      ...Object.entries(settings).map(([name, value]) => `-c${name}=${value}`),
    ],
    ...(user && { user }),
    readyWhen: /ready to accept connections/,
  });
  const server = postgresAt(port);
  await server.connect('supabase_admin', 'template1', async (sql) => {
    await sql.file(join(import.meta.dirname, 'hosted-roles.sql'));
    await sql`create database ${sql(emptyProject)} owner postgres`;
  });
  await makeAuthSchema(server.url('supabase_admin', emptyProject));
  await server.connect('supabase_admin', emptyProject, (sql) =>
    sql.file(join(import.meta.dirname, 'hosted-database.sql')),
  );
  return {
    ...server,
    stop: async () => {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The tables of the auth service, as lite makes them. */
async function makeAuthSchema(url: string): Promise<void> {
  const connection = createPostgresConnection({ url, postgresOptions: { onnotice: () => {} } });
  await new App({ connection }).ensureSystemSchema();
  await connection.driver`drop schema supabase_migrations cascade`;
  await connection.close();
}
