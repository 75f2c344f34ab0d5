import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSqlDatabase } from '../support/sql-database.ts';

let database: Awaited<ReturnType<typeof openSqlDatabase>>;

beforeAll(async () => {
  database = await openSqlDatabase();
});

afterAll(() => database.close());

/** The version as a web server reads it, which knows no secret. */
async function contentVersion(): Promise<unknown> {
  await database.exec('set role anon');
  try {
    const { rows } = await database.query('select content_version() as version');
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

/** Writes an article, whether there is one of this slug or not. */
const written = (slug: string, status: string, date: string) =>
  `insert into blog_posts (title, slug, excerpt, content, meta_description, status, published_at)
    values ('Artigo', '${slug}', 'x', '<p>x</p>', 'x', '${status}', now() + interval '${date}')
    on conflict (slug) do update set status = excluded.status, published_at = excluded.published_at`;

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

it('the schedule, which looks each minute for articles that are due, changes nothing where there is none', async () => {
  const before = await contentVersion();
  await database.exec('select publish_scheduled_posts()');
  await database.exec(`delete from blog_posts where slug = 'nenhum'`);
  expect(await contentVersion()).toBe(before);
});

it('the number of public articles is the same as counted', async () => {
  const kept: unknown[] = [];
  const counted: unknown[] = [];
  for (const change of [
    written('publico', 'published', '-1 day'),
    written('rascunho', 'draft', '-1 day'),
    written('futuro', 'published', '1 day'),
    written('rascunho', 'published', '-1 day'),
    written('futuro', 'published', '-1 hour'),
    written('publico', 'archived', '-1 day'),
    `update blog_posts set status = 'draft'`,
    `update blog_posts set status = 'published'`,
    `delete from blog_posts where slug in ('futuro', 'publico')`,
    'truncate blog_posts',
    written('novo', 'published', '-1 day'),
  ]) {
    await database.exec(change);
    const { rows } = await database.query(
      'select public_post_count() as kept, (select count(*) from published_posts) as counted',
    );
    kept.push([change, rows[0]?.kept]);
    counted.push([change, rows[0]?.counted]);
  }
  expect(kept).toEqual(counted);
  await database.exec('delete from blog_posts');
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
  const { rows } = await database.query(
    `select slug, published_at::text as date from blog_posts where slug in ('amanha', 'logo')`,
  );
  const dateOf = (wanted: string) => rows.find(({ slug }) => slug === wanted)?.date ?? wanted;
  await expect.poll(contentVersion).toContain(dateOf('logo'));
  expect(await contentVersion()).not.toContain(dateOf('amanha'));
});
