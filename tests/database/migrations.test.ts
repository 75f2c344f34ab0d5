import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyMigrations, migrationsFolder } from '#supabase/local/migrations.ts';
import { openMigratedDatabase, undoMigrations } from '../support/migrated-database.ts';

let folder: string;
let database: PGlite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-migrations-'));
  database = await openMigratedDatabase();
  await database.exec(undoMigrations);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

it('articles from before the rules about addresses and dates are put in order', async () => {
  const earlier = (await readdir(migrationsFolder)).filter((name) => name < '20261121121000');
  await Promise.all(earlier.map((name) => cp(join(migrationsFolder, name), join(folder, name))));
  await applyMigrations(database, folder);
  await database.exec(`
    insert into public.blog_posts (title, slug, excerpt, content, meta_description, status, published_at, updated_at)
    select 'Pia entupida', slug, 'x', 'x', 'x', 'published', '2025-08-21', updated_at::timestamptz
    from (values
      ('custo-desentupimento-petropolis', '2025-08-21'),
      ('escrito-antes', '2025-01-01'),
      ('mudado-depois', '2025-09-01')
    ) as posts (slug, updated_at)
  `);
  await applyMigrations(database);
  const { rows } = await database.query<{ slug: string; status: string; day: string }>(
    `select slug, status, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as day from public.blog_posts order by slug`,
  );
  expect(rows).toEqual([
    {
      slug: expect.stringMatching(/^custo-desentupimento-petropolis-[0-9a-f]{8}$/),
      status: 'draft',
      day: expect.any(String),
    },
    { slug: 'escrito-antes', status: 'published', day: '2025-08-21' },
    { slug: 'mudado-depois', status: 'published', day: '2025-09-01' },
  ]);
});
