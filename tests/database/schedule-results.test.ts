import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { applyMigrations, migrationsFolder } from '#supabase/local/migrations.ts';
import { schedule } from '#supabase/local/schedule.ts';
import { runJob } from '#supabase/local/scheduler.ts';
import { openMigratedDatabase, undoMigrations } from '../support/migrated-database.ts';
import { secretClient } from '../support/clients.ts';

const secret = secretClient();
const api = inject('supabase');
const job = (name: string) => {
  const found = schedule.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No job ${name}.`);
  return found;
};

async function scheduled(name: string) {
  const { data } = await secret
    .from('function_outcomes')
    .select('status, message')
    .eq('function', name)
    .eq('source', 'schedule')
    .maybeSingle()
    .throwOnError();
  return data;
}

it('the embedded schedule keeps what its jobs did', async () => {
  await runJob(api, job('publish-scheduled-posts'));
  expect(await scheduled('publish-scheduled-posts')).toEqual({ status: 'success', message: '' });
  // Nothing serves this database's site: the function itself says so.
  await expect(runJob(api, job('url-audit'))).rejects.toThrow(/HTTP 502/);
  expect(await scheduled('url-audit')).toEqual({
    status: 'error',
    message: expect.stringMatching(/^O site/),
  });
});

it('the embedded schedule keeps that a function never began', async () => {
  const [call, name] = [job('notify-search-engines').call, 'notify-search-engines'];
  const broken = { ...api, url: 'http://127.0.0.1:9' };
  await expect(runJob(broken, { ...job(name), call })).rejects.toThrow('fetch failed');
  const missing = { ...job('url-audit'), name: 'outra', call: { rpc: 'nao_existe' } };
  await expect(runJob(api, missing)).rejects.toThrow(/HTTP 404/);
  expect(await scheduled('outra')).toMatchObject({
    status: 'error',
    message: expect.stringMatching(/^O banco de dados não conseguiu fazer esta tarefa/),
  });
});

/** What pg_cron, pg_net and Vault of a hosted project have, as far as our SQL uses it. */
const hostedGround = `
  create schema net;
  create table net._http_response (id bigint, status_code integer, error_msg text);
  create sequence net.requests;
  create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds integer) returns bigint
    language sql as $$ select nextval('net.requests') $$;
  create schema cron;
  create table cron.job (jobid bigint primary key, jobname text, command text);
  create table cron.job_run_details (
    runid bigserial primary key, jobid bigint, status text, return_message text, end_time timestamptz
  );
  create schema vault;
  create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text);
  create view vault.decrypted_secrets as select id, name, secret as decrypted_secret from vault.secrets;
  create function vault.create_secret(new_secret text, new_name text) returns uuid
    language sql as $$ insert into vault.secrets (name, secret) values (new_name, new_secret) returning id $$;
  create function vault.update_secret(secret_id uuid, new_secret text) returns void
    language sql as $$ update vault.secrets set secret = new_secret where id = secret_id $$;
  insert into cron.job values
    (1, 'publish-scheduled-posts', 'select public.publish_scheduled_posts()'),
    (2, 'url-audit', $$select public.call_edge_function('url-audit', '{"source":"schedule"}')$$);
`;

let hosted: PGlite;
let folder: string;

beforeAll(async () => {
  hosted = await openMigratedDatabase();
  folder = await mkdtemp(join(tmpdir(), 'site-migrations-'));
  await hosted.exec(undoMigrations);
  const earlier = (await readdir(migrationsFolder)).filter((name) => name < '20261122130100');
  await Promise.all(earlier.map((name) => cp(join(migrationsFolder, name), join(folder, name))));
  await applyMigrations(hosted, folder);
  await hosted.exec(hostedGround);
  await applyMigrations(hosted);
});
beforeEach(() =>
  hosted.exec(`
    truncate public.function_outcomes, public.scheduled_calls, net._http_response, cron.job_run_details;
    truncate vault.secrets, public.page_runs cascade;
    insert into vault.secrets (name, secret) values ('project_url', 'https://x.example'), ('secret_key', 'sb_secret_x');
  `),
);
afterAll(async () => {
  await hosted.close();
  await rm(folder, { recursive: true, force: true });
});

const callAudit = () =>
  hosted.query(`select public.call_edge_function('url-audit', '{"source":"schedule"}')`);

async function outcomes() {
  await hosted.query('select public.collect_scheduled_calls()');
  const { rows } = await hosted.query<{ function: string; status: string; message: string }>(
    `select function, status, message from public.function_outcomes where source = 'schedule' order by function`,
  );
  return rows;
}

it.each([
  [401, null, /não aceitou a chave.*secret_key/],
  [404, null, /supabase functions deploy/],
  [546, null, /parou no meio \(HTTP 546\)/],
  [null, 'Timeout of 150000 ms reached', /não respondeu.*Timeout.*project_url/],
])('a hosted call that was answered %s is told with what to do', async (status, problem, text) => {
  await callAudit();
  await hosted.query(
    'insert into net._http_response select request_id, $1, $2 from public.scheduled_calls',
    [status, problem],
  );
  expect(await outcomes()).toEqual([
    { function: 'url-audit', status: 'error', message: expect.stringMatching(text) },
  ]);
  const { rows } = await hosted.query('select 1 from public.scheduled_calls');
  expect(rows).toEqual([]);
});

it.each([200, 409])('a hosted call that was answered %i is no failure', async (status) => {
  await callAudit();
  await hosted.query(
    'insert into net._http_response select request_id, $1, null from public.scheduled_calls',
    [status],
  );
  expect(await outcomes()).toEqual([]);
});

it('what the function wrote itself stays', async () => {
  await callAudit();
  await hosted.exec(`
    insert into net._http_response select request_id, 502, null from public.scheduled_calls;
    select public.record_function_outcome('url-audit', 'schedule', 'error', 'O site não respondeu.', now() + interval '1 second');
  `);
  expect(await outcomes()).toMatchObject([{ message: 'O site não respondeu.' }]);
});

it('a hosted call without its secrets says which are missing, and sends nothing', async () => {
  await hosted.exec(`delete from vault.secrets where name = 'secret_key'`);
  await callAudit();
  expect(await outcomes()).toEqual([
    {
      function: 'url-audit',
      status: 'error',
      message: expect.stringMatching(/project_url e secret_key/),
    },
  ]);
});

const missingAccess = async () =>
  (await hosted.query('select public.missing_schedule_access() as names')).rows;

it('one command keeps a new address and key, and what is missing is known before any job runs', async () => {
  await hosted.exec(`delete from vault.secrets where name = 'secret_key'`);
  expect(await missingAccess()).toEqual([{ names: ['secret_key'] }]);
  await hosted.exec(
    `select public.set_schedule_access('https://neu.example', 'sb_secret_aaaaaaaaaaaaaaaaaaaa')`,
  );
  expect(await missingAccess()).toEqual([{ names: [] }]);
  const { rows } = await hosted.query('select name, secret from vault.secrets order by name');
  expect(rows).toEqual([
    { name: 'project_url', secret: 'https://neu.example' },
    { name: 'secret_key', secret: 'sb_secret_aaaaaaaaaaaaaaaaaaaa' },
  ]);
  await expect(
    hosted.query(`select public.set_schedule_access('https://neu.example', '')`),
  ).rejects.toThrow('not_usable');
});

it('a run of many steps has its next one called at once', async () => {
  const { rows } = await hosted.query<{ run: string }>(
    `select public.begin_page_run('url-audit', 'schedule') ->> 'id' as run`,
  );
  await hosted.query(`select public.continue_page_run('url-audit', $1)`, [rows[0]?.run]);
  const { rows: calls } = await hosted.query('select function from public.scheduled_calls');
  expect(calls).toEqual([{ function: 'url-audit' }]);
});

it('jobs of the database, and calls that were never sent, are known from pg_cron', async () => {
  await hosted.exec(`
    insert into cron.job_run_details (jobid, status, return_message, end_time) values
      (1, 'failed', 'ERROR: x', now() - interval '1 minute'),
      (1, 'succeeded', '1 row', now()),
      (1, 'running', null, null),
      (2, 'failed', 'ERROR: function does not exist', now());
  `);
  expect(await outcomes()).toEqual([
    { function: 'publish-scheduled-posts', status: 'success', message: '' },
    {
      function: 'url-audit',
      status: 'error',
      message: expect.stringMatching(
        /Quem cuida do site deve ver: ERROR: function does not exist$/,
      ),
    },
  ]);
});

it('an end that is told late does not hide a newer one', async () => {
  await hosted.exec(`
    select public.record_function_outcome('x', 'schedule', 'success', '', now());
    select public.record_function_outcome('x', 'schedule', 'error', 'antes', now() - interval '1 hour');
  `);
  expect(await outcomes()).toMatchObject([{ function: 'x', status: 'success' }]);
});

const endAt = (hour: number, status: string) =>
  hosted.query(`select public.record_function_outcome('x', 'schedule', $1, '', $2::timestamptz)`, [
    status,
    `2026-11-21T0${hour}:00:00Z`,
  ]);

async function knownHours() {
  const { rows } = await hosted.query(
    `select extract(hour from last_success_at at time zone 'UTC')::int as success,
      extract(hour from failing_since at time zone 'UTC')::int as failing
    from public.function_outcomes where function = 'x'`,
  );
  return rows[0];
}

it('errors in a row keep since when, and the last success', async () => {
  await endAt(1, 'success');
  await endAt(2, 'error');
  await endAt(3, 'error');
  expect(await knownHours()).toEqual({ success: 1, failing: 2 });
  await endAt(4, 'partial_success');
  expect(await knownHours()).toEqual({ success: 1, failing: null });
});
