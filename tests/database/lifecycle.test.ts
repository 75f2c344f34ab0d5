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

it('kill -9 during writes loses no acknowledged row, and the next start comes up by itself', async () => {
  await copyMigratedDatabase(join(folder, 'killed'));
  const first = await start('killed');
  const client = connect(first);
  const acknowledged: string[] = [];
  const died = new Promise((done) => first.onExit(done));
  for (let count = 0; ; count += 1) {
    // Somewhere in the middle of a write, while the loop goes on.
    if (count === 40) setImmediate(() => process.kill(first.pid, 'SIGKILL'));
    const row = rows.url_monitoring();
    const { error } = await client.from('url_monitoring').insert(row);
    if (error !== null) break;
    acknowledged.push(row.url);
  }
  await died;
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  await expect.poll(() => answers(first.url)).toBe(false);

  const second = await start('killed');
  const { data } = await connect(second).from('url_monitoring').select('url').throwOnError();
  const kept = new Set(data.map(({ url }) => url));
  expect(acknowledged.filter((url) => !kept.has(url))).toEqual([]);
  expect(second.firstAdmin).toBeUndefined();
  expect(second.secretKey).toBe(first.secretKey);
  await second.stop();
});

it('ends although somebody asks again and again over one connection', async () => {
  await copyMigratedDatabase(join(folder, 'asked'));
  const stack = await start('asked');
  const client = connect(stack);
  let answered = 0;
  const ask = async () => {
    while ((await client.rpc('content_version')).error === null) answered += 1;
  };
  const asking = Promise.all([ask(), ask()]);
  await expect.poll(() => answered).toBeGreaterThan(10);
  await stack.stop();
  await asking;
});

it('a backup by the guide’s commands brings every row back, and the keys', async () => {
  const data = '.data/supabase';
  await copyMigratedDatabase(join(folder, data));
  const first = await start(data);
  const posts = Array.from({ length: 20 }, () => rows.blog_posts());
  await connect(first).from('blog_posts').insert(posts).throwOnError();
  await first.stop();
  const before = await contentsOf(data);
  expect([...before.keys()]).toEqual(expect.arrayContaining(['keys.json', 'database/PG_VERSION']));
  execFileSync('sh', ['-ec', blockNamed('backup-embedded')], { cwd: folder });
  await rm(join(folder, data, 'database'), { recursive: true });
  execFileSync('sh', ['-ec', blockNamed('restore-embedded')], { cwd: folder });
  expect(await contentsOf(data)).toEqual(before);
  const second = await start(data);
  const { count } = await connect(second)
    .from('blog_posts')
    .select('id', { count: 'exact', head: true })
    .throwOnError();
  expect(count).toBe(posts.length);
  const { auth } = createClient(second.url, second.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await auth.signInWithPassword(first.firstAdmin ?? { email: '', password: '' });
  await second.stop();
  expect(error).toBeNull();
  expect(second.firstAdmin).toBeUndefined();
  expect(second.secretKey).toBe(first.secretKey);
});

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

it('all of the data folder is for its owner alone, also what an older version left open', async () => {
  const open = join(folder, 'open');
  await copyMigratedDatabase(open);
  await mkdir(join(open, 'mail'));
  await writeFile(join(open, 'mail', 'old.html'), 'Link');
  await loadOrCreateKeys(join(open, 'keys.json'));
  for (const path of await contents(open)) await chmod(join(open, path), 0o755);
  const supabase = await start('open');
  const paths = await contents(open);
  const modes = await Promise.all(
    paths.map(async (path) => {
      const found = await stat(join(open, path));
      const expected = found.isDirectory() ? 0o700 : 0o600;
      return (found.mode & 0o777) === expected ? [] : [`${path}: ${found.mode.toString(8)}`];
    }),
  );
  await supabase.stop();
  expect(paths).toEqual(expect.arrayContaining(['mail/old.html', 'keys.json', 'lock', 'database']));
  expect(modes.flat()).toEqual([]);
});

/** A folder and everything in it. */
const contents = async (path: string) => ['.', ...(await readdir(path, { recursive: true }))];
