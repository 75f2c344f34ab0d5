import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Company } from '#app/company/company.ts';

/** What a build is made of; `app/styles.css` tells Tailwind to look for class names in no more than that. */
const sources = [
  'app/**',
  'public/**',
  'supabase/functions/_shared/**',
  'supabase/*.ts',
  'app.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Files among the sources that do not count: tests, and what a build itself writes. */
const excluded = [
  'app/routeTree.gen.ts',
  'public/assets/**',
  'public/og/**',
  'public/*.{png,ico}',
  '**/*.test.{ts,tsx}',
];

/** A server may still run on an earlier build. */
const buildsKept = 3;
const unfinished = 'unfinished-';
/** Milliseconds after which nobody can still be working on an unfinished build. */
const unfinishedLimit = 60 * 60 * 1000;

/** One hash of everything that goes into a build: the sources, the lock file and what it says of the company. */
export async function fingerprint(company: Company, root = '.'): Promise<string> {
  const paths: string[] = [];
  for await (const entry of glob(sources, {
    cwd: root,
    exclude: excluded,
    withFileTypes: true,
  })) {
    if (entry.isFile()) paths.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256').update(JSON.stringify(company));
  for (const path of paths.toSorted()) {
    const content = await readFile(path);
    hash.update(`\n${relative(root, path)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

export interface SiteBuild {
  folder: string;
  exists: boolean;
}

/**
 * The build of these sources and this company, made or still to be made. Its folder inside `buildDir` is named by the
 * fingerprint, and is there only when the build is complete.
 */
export async function findBuild(buildDir: string, company: Company): Promise<SiteBuild> {
  const folder = join(buildDir, await fingerprint(company));
  const exists = existsSync(folder);
  // The builds that were used last are the ones that stay. Who may not write here does not remove any either.
  if (exists) await utimes(folder, new Date(), new Date()).catch(() => {});
  return { folder, exists };
}

/**
 * Has `make` write a build, and gives it its `folder` when it is complete. So a build that failed or was interrupted
 * never counts, and a server that runs on an earlier build keeps its files.
 */
export async function addBuild(
  folder: string,
  make: (outDir: string) => Promise<void>,
): Promise<void> {
  const buildDir = dirname(folder);
  const outDir = join(buildDir, `${unfinished}${randomUUID()}`);
  await mkdir(outDir, { recursive: true });
  try {
    await make(outDir);
    await rename(outDir, folder).catch((error: unknown) => {
      // Another process was faster with the same build.
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
  await removeOldBuilds(buildDir);
}

async function removeOldBuilds(buildDir: string): Promise<void> {
  const names = (await readdir(buildDir)).filter(
    (name) => name.startsWith(unfinished) || /^[0-9a-f]{16}$/.test(name),
  );
  const folders = await Promise.all(
    names.map(async (name) => ({
      name,
      used: (await stat(join(buildDir, name))).mtimeMs,
    })),
  );
  const complete = folders
    .filter(({ name }) => !name.startsWith(unfinished))
    .toSorted((a, b) => b.used - a.used);
  const abandoned = folders.filter(
    ({ name, used }) => name.startsWith(unfinished) && used < Date.now() - unfinishedLimit,
  );
  for (const { name } of [...complete.slice(buildsKept), ...abandoned]) {
    await rm(join(buildDir, name), { recursive: true, force: true });
  }
}
