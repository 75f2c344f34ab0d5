import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { openSqlDatabase } from '../support/sql-database.ts';

let database: Awaited<ReturnType<typeof openSqlDatabase>>;

beforeAll(async () => {
  database = await openSqlDatabase();
});

afterAll(() => database.close());

const answer = v.object({ purged: v.record(v.string(), v.number()) });

async function purge() {
  const { rows } = await database.query('select purge_old_rows() as purged');
  return v.parse(answer, rows[0]).purged;
}

async function ids(query: string): Promise<unknown[]> {
  const { rows } = await database.query(query);
  return rows.map(({ name }) => name);
}

it('forgets what is old, each kind after its own time, and nothing else', async () => {
  await database.exec(`
    insert into automation_logs (type, status, message, data, created_at)
    select type, status, name, jsonb_build_object('source', source), now() - make_interval(days => age)
    from (values
      ('regular, old', 'seo_automation', 'success', 'schedule', 31),
      ('regular, new', 'seo_automation', 'success', 'schedule', 29),
      ('regular, failed', 'seo_automation', 'error', 'schedule', 31),
      ('regular, failed long ago', 'seo_automation', 'error', 'schedule', 181),
      ('of a person', 'sitemap_generation', 'success', 'operator', 179),
      ('of a person long ago', 'sitemap_generation', 'success', 'operator', 181),
      ('audit', 'url_audit', 'success', 'schedule', 399),
      ('audit long ago', 'url_audit', 'success', 'schedule', 401)
    ) l (name, type, status, source, age);
    insert into url_inspections (url, indexed, inspected_at) values
      ('https://a/new', true, now() - interval '179 days'), ('https://a/old', true, now() - interval '181 days');
    insert into admin_runs (operation, started_at, finished_at, outcome) values
      ('new', now() - interval '399 days', now() - interval '399 days', '{}'),
      ('old', now() - interval '401 days', now() - interval '401 days', '{}'),
      ('running', now() - interval '401 days', null, null);
    insert into seo_alerts (title, description, severity, created_at, resolved, resolved_at) values
      ('open', 'a', 'low', now() - interval '900 days', false, null),
      ('new', 'a', 'low', now() - interval '900 days', true, now() - interval '399 days'),
      ('old', 'a', 'low', now() - interval '900 days', true, now() - interval '401 days');
  `);
  expect(await purge()).toEqual({ logs: 4, inspections: 1, runs: 1, alerts: 1, cron_details: 0 });
  expect(await ids('select message as name from automation_logs order by message')).toEqual([
    'audit',
    'of a person',
    'regular, failed',
    'regular, new',
  ]);
  expect(await ids('select url as name from url_inspections')).toEqual(['https://a/new']);
  expect(await ids('select operation as name from admin_runs order by 1')).toEqual([
    'new',
    'running',
  ]);
  expect(await ids('select title as name from seo_alerts order by 1')).toEqual(['new', 'open']);
});

it('forgets what pg_cron noted of its runs, where it is', async () => {
  await database.exec(`
    do $$ begin
      if to_regclass('cron.job_run_details') is null then
        create schema cron;
        create table cron.job_run_details (runid bigint, start_time timestamptz);
      end if;
    end $$;
    insert into cron.job_run_details (runid, start_time) values (1, now() - interval '15 days'), (2, now() - interval '13 days');
  `);
  expect((await purge())['cron_details']).toBe(1);
  expect(await ids('select runid::text as name from cron.job_run_details')).toEqual(['2']);
});
