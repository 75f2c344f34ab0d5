import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { newUserId, secretClient } from '../support/clients.ts';
import { rows } from '../support/rows.ts';
import { testedProject } from './postgres.ts';
import { production } from './production.ts';

/** Callers at the same moment; PGlite has one connection and knows no such moment. */
const callers = 8;

const secret = secretClient();

/** The answers of calls that are all under way together. */
const atOnce = async <Answer>(call: (index: number) => PromiseLike<Answer>) =>
  Promise.all(Array.from({ length: callers }, (_, index) => call(index)));

it('a job and an operation are taken by one of many', async () => {
  const job = randomUUID();
  const claims = await atOnce(() =>
    secret.rpc('claim_job', { job_name: job, run: randomUUID(), seconds: 60 }).throwOnError(),
  );
  expect(claims.filter(({ data }) => data)).toHaveLength(1);
  const admin = await newUserId();
  const operation = randomUUID();
  const runs = await atOnce(() =>
    secret
      .rpc('start_admin_run', {
        run_operation: operation,
        admin_id: admin,
        dead_after_seconds: 60,
      })
      .throwOnError(),
  );
  expect(runs.filter(({ data }) => data !== null)).toHaveLength(1);
});

it('no attempt at the sign-in is counted twice or not at all', async () => {
  const keys = [randomUUID(), randomUUID()];
  const counts = await atOnce(() =>
    secret
      .rpc('count_attempts', { limit_keys: keys, allowed: [0, 0], period_seconds: 60 })
      .single()
      .throwOnError(),
  );
  const expected = Array.from({ length: callers }, (_, index) => index + 1);
  expect(counts.map(({ data }) => data.attempts).toSorted((one, other) => one - other)).toEqual(
    expected,
  );
});

it('of the last two operators who leave at the same moment one stays', async () => {
  const { data: before } = await secret.from('admins').select('user_id').throwOnError();
  const pair = [await newUserId(), await newUserId()];
  await secret
    .from('admins')
    .insert(pair.map((user_id) => ({ user_id })))
    .throwOnError();
  for (const { user_id } of before) {
    await secret.from('admins').delete().eq('user_id', user_id).throwOnError();
  }
  const removals = await Promise.all(
    pair.map((user_id) => secret.from('admins').delete().eq('user_id', user_id)),
  );
  expect(removals.filter(({ error }) => error !== null)).toHaveLength(1);
  await secret.from('admins').insert(before).throwOnError();
});

it('a message is taken by one run, though another looked before', async () => {
  await secret
    .from('notification_settings')
    .upsert({ recipients: ['a@example.com'] })
    .throwOnError();
  await secret
    .from('seo_alerts')
    .insert(rows.seo_alerts({ severity: 'critical' }))
    .throwOnError();
  const claim =
    "select public.claim_notification_message('email', gen_random_uuid(), 60) as message";
  const server = production().postgres;
  const taken = await server.connect('postgres', testedProject, (one) =>
    server.connect('postgres', testedProject, async (other) => {
      let late: Promise<unknown> | undefined;
      const first = await one.begin(async (sql) => {
        // The other run may look, and waits before it takes.
        await sql`lock table public.notification_messages in exclusive mode`;
        const answer = await sql.unsafe(claim);
        late = other.unsafe(claim).execute();
        await expect.poll(() => sql`select from pg_locks where not granted`).toHaveLength(1);
        return answer;
      });
      return [first, await late];
    }),
  );
  expect(taken).toEqual([[{ message: expect.any(Object) }], [{ message: null }]]);
});
