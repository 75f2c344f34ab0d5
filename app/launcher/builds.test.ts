import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseCompany } from '#app/company/environment.build.ts';
import { addBuild, findBuild, fingerprint } from './builds.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-builds-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const company = parseCompany({});

async function write(path: string, content: string): Promise<void> {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), content);
}

/** A folder as a build of another fingerprint has it. */
const named = (digit: number) => join(folder, String(digit).repeat(16));
const site = (content: string) => (outDir: string) => writeFile(join(outDir, 'server.js'), content);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);

describe('a build is made anew when something that goes into it changed', () => {
  beforeEach(async () => {
    await write('app/routes/index.tsx', 'home');
    await write('public/favicon.svg', '<svg/>');
    await write('package-lock.json', '{}');
  });

  it.each([
    'app/routes/index.tsx',
    'app/routes/new.tsx',
    'public/favicon.svg',
    'supabase/functions/_shared/sitemap/build.ts',
    'supabase/environment.ts',
    'app.config.ts',
    'tsconfig.json',
    'package-lock.json',
  ])('%s', async (path) => {
    const before = await fingerprint(company, folder);
    await write(path, 'changed');
    expect(await fingerprint(company, folder)).not.toBe(before);
  });

  it('a file that moves, and one that goes', async () => {
    const before = await fingerprint(company, folder);
    await cp(join(folder, 'app/routes/index.tsx'), join(folder, 'app/routes/home.tsx'));
    await rm(join(folder, 'app/routes/index.tsx'));
    const moved = await fingerprint(company, folder);
    await rm(join(folder, 'app/routes/home.tsx'));
    const gone = await fingerprint(company, folder);
    expect(new Set([before, moved, gone]).size).toBe(3);
  });

  it.each([
    [{ VITE_COMPANY_NAME: 'Outra Empresa' }, false],
    [{ PORT: '4000' }, false],
    [{ PORT: '3000', VITE_COMPANY_NAME: '' }, true],
    [{ TRUST_PROXY: '1', SUPABASE_URL: 'https://abc.supabase.co' }, true],
  ])('settings %o leave it as it is: %s', async (environment, same) => {
    const other = await fingerprint(parseCompany(environment), folder);
    expect(other === (await fingerprint(company, folder))).toBe(same);
  });

  it.each([
    'public/assets/drawings-1a2b3c4d/sink.svg',
    'public/og/site.png',
    'public/icon-192.png',
    'public/favicon.ico',
    'app/routeTree.gen.ts',
    'app/ui/button.test.tsx',
    'supabase/config.test.ts',
    'tests/e2e/home.spec.ts',
    'README.md',
  ])('but not for %s', async (path) => {
    const before = await fingerprint(company, folder);
    await write(path, 'changed');
    expect(await fingerprint(company, folder)).toBe(before);
  });
});

describe('a build counts when it is complete', () => {
  it('and is found by the sources and the settings that it was made of', async () => {
    const { folder: build, exists } = await findBuild(folder, company);
    expect(exists).toBe(false);
    await addBuild(build, site('built'));
    expect(await findBuild(folder, company)).toEqual({ folder: build, exists: true });
    expect(await readFile(join(build, 'server.js'), 'utf8')).toBe('built');
    const other = await findBuild(folder, { ...company, name: 'Outra Empresa' });
    expect(other.exists).toBe(false);
  });

  it('one that fails leaves nothing, and the build before it stays', async () => {
    await addBuild(named(1), site('before'));
    const failing = addBuild(named(2), async (outDir) => {
      await site('half')(outDir);
      throw new Error('The build failed.');
    });
    await expect(failing).rejects.toThrow('The build failed.');
    expect(await readdir(folder)).toEqual(['1'.repeat(16)]);
  });

  it('while it is made it has another name', async () => {
    await addBuild(named(1), async (outDir) => {
      await site('half')(outDir);
      await expect(stat(named(1))).rejects.toThrow('ENOENT');
    });
    expect(await readdir(folder)).toEqual(['1'.repeat(16)]);
  });

  it('two made at once are one', async () => {
    await Promise.all([addBuild(named(1), site('built')), addBuild(named(1), site('built'))]);
    expect(await readdir(folder)).toEqual(['1'.repeat(16)]);
  });

  it('the three used last stay, and what a killed build left goes; other files are not touched', async () => {
    await writeFile(join(folder, 'notes.txt'), '');
    for (const digit of [1, 2, 3]) {
      await addBuild(named(digit), site('built'));
      await utimes(named(digit), hoursAgo(4 - digit), hoursAgo(4 - digit));
    }
    for (const [name, hours] of [
      ['unfinished-killed', 2],
      ['unfinished-elsewhere', 0],
    ] as const) {
      await mkdir(join(folder, name));
      await utimes(join(folder, name), hoursAgo(hours), hoursAgo(hours));
    }
    await addBuild(named(4), site('built'));
    expect((await readdir(folder)).toSorted()).toEqual([
      ...[2, 3, 4].map((digit) => String(digit).repeat(16)),
      'notes.txt',
      'unfinished-elsewhere',
    ]);
  });
});
