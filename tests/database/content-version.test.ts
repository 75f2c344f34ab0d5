import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMigratedDatabase } from '../support/migrated-database.ts';

let database: PGlite;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ database, close } = await openMigratedDatabase());
});

afterAll(() => close());

/** The version as a web server reads it, which knows no secret. */
async function contentVersion(): Promise<unknown> {
  await database.exec('set role anon');
  try {
    const { rows } = await database.query<{ version: unknown }>(
      'select content_version() as version',
    );
    return rows[0]?.version;
  } finally {
    await database.exec('reset role');
  }
}

function addPost(slug: string, published: string): Promise<unknown> {
  return database.query(
    `insert into blog_posts (title, slug, excerpt, content, meta_description, status, published_at)
      values ('Artigo', $1, 'x', '<p>x</p>', 'x', 'published', now() + $2::interval)`,
    [slug, published],
  );
}

it('each change of an article is a new version, and nothing else is', async () => {
  const versions = [await contentVersion()];
  const afterwards = async (change: Promise<unknown>) => {
    await change;
    versions.push(await contentVersion());
  };
  await afterwards(addPost('um', '-1 day'));
  await afterwards(database.exec(`update blog_posts set title = 'Outro' where slug = 'um'`));
  await afterwards(database.exec(`update blog_posts set status = 'archived' where slug = 'um'`));
  await afterwards(database.exec(`delete from blog_posts where slug = 'um'`));
  expect(new Set(versions).size).toBe(versions.length);
  await database.exec(`insert into url_monitoring (url) values ('https://a/')`);
  expect(await contentVersion()).toBe(versions.at(-1));
});

it('a change that is taken back is none', async () => {
  const before = await contentVersion();
  await database.exec('begin');
  await addPost('desfeito', '-1 day');
  await database.exec('rollback');
  expect(await contentVersion()).toBe(before);
});

it('the version names the newest date that has come, so that one more is a new version without a write', async () => {
  await addPost('amanha', '1 day');
  await addPost('logo', '300 milliseconds');
  const { rows } = await database.query<{ slug: string; date: string }>(
    `select slug, published_at::text as date from blog_posts where slug in ('amanha', 'logo')`,
  );
  const dateOf = (wanted: string) => rows.find(({ slug }) => slug === wanted)?.date ?? wanted;
  await expect.poll(contentVersion).toContain(dateOf('logo'));
  expect(await contentVersion()).not.toContain(dateOf('amanha'));
});
