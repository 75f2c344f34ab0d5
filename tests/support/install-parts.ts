import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * Installs what a lock file of its own says into a folder under `.data`, unless it is there already: packages that neither
 * `npm start` nor most tests need, and that are large. `list` is the folder with package.json and lock file, a folder of its
 * own because imports by `#` end at a package. `finish` does what an install script would. Answers the folder of the packages.
 */
export async function installParts(
  list: string,
  name: string,
  finish: (modules: string) => Promise<void> = async () => {},
): Promise<string> {
  const folder = resolve('.data', name);
  const mark = join(folder, '.installed-lock');
  const modules = join(folder, 'node_modules');
  const lock = await readFile(join(list, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  if ((await readFile(mark, 'utf8').catch(() => '')) === hash) return modules;
  console.log(`Installing ${name} (npm ci)…`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const file of ['package.json', 'package-lock.json']) {
    await copyFile(join(list, file), join(folder, file));
  }
  const { status } = spawnSync(
    'npm',
    [
      'ci',
      '--ignore-scripts',
      // pg_dump alone is wanted of the tools of PGlite, not PGlite.
      '--legacy-peer-deps',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) throw new Error(`The ${name} could not be installed with npm.`);
  await finish(modules);
  await writeFile(mark, hash);
  return modules;
}
