import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, expect, it } from 'vitest';
import type { Database } from '#supabase/database.types.ts';
import { startLocalSupabase } from '#supabase/local/stack-process.ts';
import { neutralEnvironment } from '../support/command.ts';
import { copyMigratedDatabase } from '../support/migrated-database.ts';
import { rows } from '../support/rows.ts';

const disk = await mkdtemp(join(tmpdir(), 'site-full-disk-'));
/** Megabytes: a database of tests without rows takes 26, and 64 are to stay free. */
const mount = (megabytes: number, option = '') =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `${option}size=${megabytes}m`, 'tmpfs', disk]).status ===
  0;
const isMounted = process.getuid?.() === 0 && mount(116);

afterAll(async () => {
  if (isMounted) execFileSync('umount', [disk]);
  await rm(disk, { recursive: true, force: true });
});

const start = () =>
  startLocalSupabase(
    {
      dataDir: join(disk, 'supabase'),
      port: 0,
      functionsPort: 0,
      siteUrl: 'https://www.example.com',
      seed: false,
    },
    neutralEnvironment(),
  );

it.runIf(isMounted)(
  'on a full disk the database is read and not written, loses nothing, and goes on when there is room (needs root)',
  async () => {
    await copyMigratedDatabase(join(disk, 'supabase'));
    const first = await start();
    const connect = ({ url, secretKey }: typeof first) =>
      createClient<Database>(url, secretKey, {
        auth: { persistSession: false },
        db: { retry: false },
      }).from('blog_posts');
    const acknowledged: string[] = [];
    const write = async () => {
      // Text that cannot be compressed.
      const content = Buffer.from(crypto.getRandomValues(new Uint8Array(65_536))).toString('hex');
      const post = rows.blog_posts({ content: content.repeat(4) });
      const { error, status } = await connect(first).insert(post);
      if (error === null) acknowledged.push(post.slug);
      return { code: error?.code, status };
    };
    let answer = await write();
    while (answer.status === 201) answer = await write();
    expect(answer).toEqual({ code: '53100', status: 503 });
    const kept = async (from: typeof first) => {
      const { data } = await connect(from).select('slug').throwOnError();
      return new Set(data.map(({ slug }) => slug));
    };
    expect(await kept(first)).toEqual(new Set(acknowledged));

    expect(mount(400, 'remount,')).toBe(true);
    expect(await write()).toMatchObject({ status: 201 });
    await first.stop();

    const { bavail, bsize } = await statfs(disk);
    const filler = join(disk, 'filler');
    await writeFile(filler, Buffer.alloc(bavail * bsize));
    await expect(start()).rejects.toThrow(
      /^The disk of .* is full \(0 MB free, 64 MB are needed\): make room on it, or set DATA_DIR /,
    );
    await rm(filler);
    const second = await start();
    expect(await kept(second)).toEqual(new Set(acknowledged));
    await second.stop();
  },
);
