import { spawnSync } from 'node:child_process';
import { chmod, copyFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installWithApt } from '../support/apt.ts';
import { contentsOfTables } from '../support/contents.ts';
import type { Operator } from './operator.ts';
import { startOperator } from './operator.ts';
import { migratedProject } from './postgres.ts';
import { production } from './production.ts';

const { packages, postgres } = production();
/** No call of these tests is for the Management API. */
const apiUrl = 'http://127.0.0.1:9';
const [lost, empty] = ['lost_project', 'empty_project_for_backup'];

const hasPsql = () => spawnSync('psql', ['--version']).status === 0;
if (!hasPsql()) installWithApt('postgresql-client');

let operator: Operator;
let restorer: Operator;

beforeAll(async () => {
  const operatorOf = async (database: string) => {
    await postgres.createDatabase(database, migratedProject);
    return startOperator({
      apiUrl,
      supabase: packages.supabase,
      databaseUrl: postgres.url('postgres', database),
    });
  };
  operator = await operatorOf(lost);
  restorer = await operatorOf(empty);
  const program = join(operator.folder, '../bin/pg_dump');
  const script = resolve('tests/production/pg-dump.ts');
  await writeFile(
    program,
    `#!/bin/sh\nPG_DUMP_MODULE='${packages.pgDump}' exec '${process.execPath}' '${script}' "$@"\n`,
  );
  await chmod(program, 0o755);
});
afterAll(async () => {
  await operator.stop();
  await restorer.stop();
});

const contents = (database: string) =>
  postgres.connect('postgres', database, (sql) =>
    contentsOfTables(async (query) => [...(await sql.unsafe(query))]),
  );

// It cannot be had from npm: `npm test` names the test as skipped where it is not.
it.skipIf(!hasPsql())(
  'a backup that the guide’s commands make and restore has every row as it was',
  async () => {
    await postgres.connect('postgres', lost, async (sql) => {
      const awkward = `It's \\n "quoted"; -- çãé 🚰\n\\. \t$$ end`;
      await sql`
      insert into auth.users (id, email, encrypted_password, email_confirmed_at)
      select gen_random_uuid(), 'pessoa-' || n || '@example.com', '$2a$10$' || n, now() from generate_series(1, 3) n`;
      await sql`insert into public.admins (user_id) select id from auth.users`;
      await sql`
      insert into public.blog_posts (title, slug, excerpt, content, meta_description, keywords, status, published_at)
      select 'Artigo ' || n, 'artigo-' || n, ${awkward}, ${`<p>${awkward}</p>`}, 'Descrição.', array['pia', ${awkward}],
        (array['published', 'draft'])[1 + n % 2], now() - n * interval '1 hour'
      from generate_series(1, 1200) n`;
      await sql`
      insert into public.search_console_data (date, url, query, clicks, impressions, position)
      select current_date - n % 30, 'https://www.example.com/', ${awkward} || n, 1, 2, 1.0 / n from generate_series(1, 3000) n`;
      await sql`
      insert into public.url_monitoring (url, issues, core_web_vitals)
      values ('https://www.example.com/', array[${awkward}], jsonb_build_object('text', ${awkward}::text))`;
      await sql`
      insert into public.seo_alerts (title, description, severity) values ('Alerta', ${awkward}, 'high')`;
    });
    const before = await contents(lost);
    expect([...before].filter(([, { rows }]) => rows > 0).length).toBeGreaterThan(7);
    expect(before.get('public.blog_posts')?.rows).toBe(1200);

    const made = await operator.run('backup');
    if (made.code !== 0) throw new Error(made.output);
    await postgres.connect('supabase_admin', 'template1', (sql) => sql`drop database ${sql(lost)}`);
    await copyFile(join(operator.folder, 'backup.sql'), join(restorer.folder, 'backup.sql'));
    const restored = await restorer.run('restore');
    if (restored.code !== 0) throw new Error(restored.output);
    expect(await contents(empty)).toEqual(before);
  },
);
