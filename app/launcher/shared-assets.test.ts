import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sharedAssets } from './shared-assets.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-assets-'));
  for (const version of ['old', 'new']) {
    await mkdir(join(folder, version, 'assets'), { recursive: true });
    await writeFile(join(folder, version, 'assets', `${version}.js`), version);
  }
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function ask(files: Awaited<ReturnType<typeof sharedAssets>>, name: string) {
  const request = new Request(`http://localhost/assets/${name}`);
  const response = await files(request, () => new Response('', { status: 404 }));
  const cache = response.headers.get('cache-control');
  return [response.status, await response.text(), cache?.includes('immutable') ?? false];
}

it('a page of one version finds its files at the other, whichever started first', async () => {
  const shared = join(folder, 'shared');
  const versions = [
    await sharedAssets(join(folder, 'old'), shared),
    await sharedAssets(join(folder, 'new'), shared),
  ];
  for (const version of versions) {
    expect(await ask(version, 'old.js')).toEqual([200, 'old', true]);
    expect(await ask(version, 'new.js')).toEqual([200, 'new', true]);
    expect(await ask(version, 'none.js')).toEqual([404, '', false]);
  }
});

it('without a shared folder a version has its own files, and writes nothing', async () => {
  const own = await sharedAssets(join(folder, 'new'), undefined);
  expect(await ask(own, 'new.js')).toEqual([200, 'new', true]);
  expect(await ask(own, 'old.js')).toEqual([404, '', false]);
  expect((await readdir(folder)).toSorted()).toEqual(['new', 'old']);
});
