import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Database } from '#supabase/database.types.ts';
import { loadOrCreateKeys } from '#supabase/local/keys.ts';
import { startLocalSupabase } from '#supabase/local/stack-process.ts';
import { neutralEnvironment } from '../support/command.ts';
import { blockNamed } from '../support/guide.ts';
import { copyMigratedDatabase } from '../support/migrated-database.ts';
import { rows } from '../support/rows.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-lifecycle-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (name: string, port = 0) =>
  startLocalSupabase(
    {
      dataDir: resolve(folder, name),
      port,
      functionsPort: 0,
      siteUrl: 'https://www.example.com',
      seed: false,
    },
    neutralEnvironment(),
  );

const connect = ({ url, secretKey }: { url: string; secretKey: string }) =>
  createClient<Database>(url, secretKey, { auth: { persistSession: false }, db: { retry: false } });

/** Each file of a data folder that nobody uses, with what is in it. */
async function contentsOf(name: string) {
  const data = join(folder, name);
  const hashes = new Map<string, string>();
  for (const file of await readdir(data, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    const content = await readFile(path);
    hashes.set(relative(data, path), createHash('sha256').update(content).digest('hex'));
  }
  return hashes;
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

it('data survive kill -9 and a backup, are for their owner alone, and a stop comes to its end', async () => {
  const dataDir = '.data/supabase';
  await copyMigratedDatabase(join(folder, dataDir));
  const openFiles = await leaveOpenAsAnOlderVersionDid(dataDir);
  const first = await start(dataDir);
  expect(await pathsNotForTheirOwnerAlone(dataDir)).toEqual([]);
  expect(await contents(join(folder, dataDir))).toEqual(
    expect.arrayContaining([...openFiles, 'lock', 'database']),
  );

  const acknowledged = await writeUntilKilled(first);
  const second = await start(dataDir);
  await expectRows(second, acknowledged);
  await stopWhileAsked(second);

  const before = await contentsOf(dataDir);
  expect([...before.keys()]).toEqual(expect.arrayContaining(['keys.json', 'database/PG_VERSION']));
  execFileSync('sh', ['-ec', blockNamed('backup-embedded')], { cwd: folder });
  await rm(join(folder, dataDir, 'database'), { recursive: true });
  execFileSync('sh', ['-ec', blockNamed('restore-embedded')], { cwd: folder });
  expect(await contentsOf(dataDir)).toEqual(before);
  const third = await start(dataDir);
  await expectRows(third, acknowledged);
  const { auth } = createClient(third.url, third.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await auth.signInWithPassword(first.firstAdmin ?? { email: '', password: '' });
  await third.stop();
  expect(error).toBeNull();

  for (const later of [second, third]) {
    expect(later.firstAdmin).toBeUndefined();
    expect(later.secretKey).toBe(first.secretKey);
  }
});

type Stack = Awaited<ReturnType<typeof start>>;

/** Writes one row after the other to a process that is killed meanwhile; answers the addresses that it has acknowledged. */
async function writeUntilKilled(stack: Stack): Promise<string[]> {
  const client = connect(stack);
  const acknowledged: string[] = [];
  const died = new Promise((done) => stack.onExit(done));
  for (let count = 0; ; count += 1) {
    // Somewhere in the middle of a write, while the loop goes on.
    if (count === 40) setImmediate(() => process.kill(stack.pid, 'SIGKILL'));
    const row = rows.url_monitoring();
    const { error } = await client.from('url_monitoring').insert(row);
    if (error !== null) break;
    acknowledged.push(row.url);
  }
  await died;
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  await expect.poll(() => answers(stack.url)).toBe(false);
  return acknowledged;
}

async function expectRows(stack: Stack, urls: readonly string[]): Promise<void> {
  const { data } = await connect(stack).from('url_monitoring').select('url').throwOnError();
  const kept = new Set(data.map(({ url }) => url));
  expect(urls.filter((url) => !kept.has(url))).toEqual([]);
}

/** Stops a process of which somebody asks again and again over one connection. */
async function stopWhileAsked(stack: Stack): Promise<void> {
  const client = connect(stack);
  let answered = 0;
  const ask = async () => {
    while ((await client.rpc('content_version')).error === null) answered += 1;
  };
  const asking = Promise.all([ask(), ask()]);
  await expect.poll(() => answered).toBeGreaterThan(10);
  await stack.stop();
  await asking;
}

/** Opens every file of a data folder to everybody; answers those that it has added. */
async function leaveOpenAsAnOlderVersionDid(name: string): Promise<string[]> {
  const open = join(folder, name);
  await mkdir(join(open, 'mail'));
  await writeFile(join(open, 'mail', 'old.html'), 'Link');
  await loadOrCreateKeys(join(open, 'keys.json'));
  for (const path of await contents(open)) await chmod(join(open, path), 0o755);
  return ['mail/old.html', 'keys.json'];
}

async function pathsNotForTheirOwnerAlone(name: string): Promise<string[]> {
  const data = join(folder, name);
  const modes = await Promise.all(
    (await contents(data)).map(async (path) => {
      const found = await stat(join(data, path));
      const expected = found.isDirectory() ? 0o700 : 0o600;
      return (found.mode & 0o777) === expected ? [] : [`${path}: ${found.mode.toString(8)}`];
    }),
  );
  return modes.flat();
}

it('two processes on one folder are refused, in one clear sentence', async () => {
  const { url, dataDir } = inject('supabase');
  await expect(start(dataDir)).rejects.toThrow(
    /in use by another process: stop that one, or set DATA_DIR/,
  );
  expect(await answers(url)).toBe(true);
});

it('a taken port is refused, in one clear sentence, and leaves nothing running', async () => {
  const port = Number(new URL(inject('supabase').url).port);
  // It rejects when the process has ended.
  await expect(start('port', port)).rejects.toThrow(
    `Port ${port} is taken by another program: stop it, or set SUPABASE_PORT to a free port.`,
  );
});

/** A folder and everything in it. */
const contents = async (path: string) => ['.', ...(await readdir(path, { recursive: true }))];
