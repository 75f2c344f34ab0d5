import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepUpTables } from '#supabase/local/upkeep.ts';
import { openMigratedDatabase } from '../support/migrated-database.ts';

let database: PGlite;

beforeAll(async () => {
  database = await openMigratedDatabase();
});

afterAll(() => database.close());

it('after many articles were written a post is found by its slug alone, and nothing is left to do', async () => {
  await database.exec(`
    insert into blog_posts (title, slug, excerpt, content, meta_description, status, published_at)
      select 'Título', 'post-' || n, 'a', 'a', 'a', 'published', now() - n * interval '1 hour'
      from generate_series(1, 1000) n;
    -- What has changed is else known once a second.
    select pg_stat_force_next_flush()`);
  expect(await keepUpTables(database)).toContain('public.blog_posts');
  await database.exec('set role anon');
  const { rows } = await database.query<{ 'QUERY PLAN': string }>(
    `explain select * from published_posts where slug in ('post-8', 'pia', 'ralo', 'vaso')`,
  );
  await database.exec('reset role');
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('blog_posts_slug_key');
  expect(plan).not.toContain('blog_posts_published_idx');
  expect(await keepUpTables(database)).toEqual([]);
});
