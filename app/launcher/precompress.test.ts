import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';

const builds = mkdtempSync(join(tmpdir(), 'site-precompressed-'));
afterAll(() => rmSync(builds, { recursive: true }));

const client = (build: string) => join(builds, build, 'client');

function addBuild(build: string, files: Record<string, string>): void {
  mkdirSync(client(build), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(client(build), name), text);
}

it('compresses what is new or has changed, and takes over what a build beside it has of the same content', () => {
  const compressed = { 'same.js.br': 'kept', 'same.js.gz': 'kept', 'a.css.br': '', 'a.css.gz': '' };
  addBuild('earlier', { 'same.js': 'let a;', 'a.css': 'a{}', 'half.js': 'let b;', ...compressed });
  addBuild('unfinished', { 'same.js': 'let a;', 'a.css': 'b{}', 'half.js': 'let b;', 'a.png': '' });
  const folder = client('unfinished');
  execFileSync(process.execPath, ['app/launcher/precompress.ts', folder, builds]);
  const read = (name: string) => readFileSync(join(folder, name));
  expect([read('same.js.br'), read('same.js.gz')].map(String)).toEqual(['kept', 'kept']);
  for (const [name, text] of [
    ['a.css', 'b{}'],
    // Its build was ended before it was compressed.
    ['half.js', 'let b;'],
  ] as const) {
    expect(brotliDecompressSync(read(`${name}.br`)).toString()).toBe(text);
    expect(gunzipSync(read(`${name}.gz`)).toString()).toBe(text);
  }
  expect(() => read('a.png.br')).toThrow('ENOENT');
});
