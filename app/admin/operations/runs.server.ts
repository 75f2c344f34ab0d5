import { FunctionsFetchError, FunctionsHttpError } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import pRetry from 'p-retry';
import * as v from 'valibot';
import { continued } from '#functions/answers.ts';
import type { Database, Json } from '#supabase/database.types.ts';
import { finishBeforeEnd, isEnding } from '#app/server/ending.server.ts';
import { secretSupabase } from '#app/server/supabase.server.ts';
import { company } from '#app/company/company.ts';
import type { Failure, Operation, Outcome, Run } from './run-schema.ts';
import { outcomeSchema, parseOutcome, runSchema } from './run-schema.ts';

/** Milliseconds that a function gets (a hosted one ends after 150 s), and seconds after which a run counts as dead. */
const functionTimeout = 160_000;
const deadAfterSeconds = 200;
/** Milliseconds of the sitemap's check before indexing is forced, and between its two tries. */
const validationTimeout = 15_000;
const validationPause = 1_000;
/** Calls of an operation that does a part of its work each time: more than 50,000 pages take. */
const mostCalls = 5_000;

type CallOutcome = { kind: 'done'; answer: unknown } | Omit<Failure, 'validated'>;

/** What each function is called with beside `source` (specification, section 7). */
const bodies = {
  'generate-sitemap': (now) => ({ timestamp: now.toISOString() }),
  'notify-search-engines': () => ({}),
  'url-audit': () => ({}),
  'sitemap-status': (now) => ({ timestamp: now.toISOString() }),
  'force-google-indexing': (now) => ({ force: true, timestamp: now.toISOString() }),
  // Without dates every day that is missing comes, not the last seven alone.
  'google-search-console': () => ({ action: 'fetch_data', siteUrl: company.siteUrl }),
  'advanced-url-monitoring': () => ({}),
} as const satisfies Record<Operation, (now: Date) => Record<string, unknown>>;

const source = 'admin_panel';

/**
 * Starts an operation for an admin and answers the run's id at once; the operation goes on here, whatever
 * becomes of the caller's page. Null when a run of it goes on already.
 */
export async function startRun(
  operation: Operation,
  admin: { userId: string; email: string },
): Promise<string | null> {
  const { data: id } = await secretSupabase()
    .rpc('start_admin_run', {
      run_operation: operation,
      admin_id: admin.userId,
      dead_after_seconds: deadAfterSeconds,
    })
    .throwOnError();
  if (id !== null) finishBeforeEnd(finishRun(id, operation, admin.email));
  return id;
}

async function finishRun(id: string, operation: Operation, startedBy: string): Promise<void> {
  const outcome = await perform(id, operation, startedBy);
  try {
    await pRetry(
      async () => {
        await secretSupabase()
          .from('admin_runs')
          .update({ finished_at: new Date().toISOString(), outcome: toJson(outcome) })
          .eq('id', id)
          .throwOnError();
      },
      { retries: 4 },
    );
  } catch (error) {
    console.error(`How the run ${id} of ${operation} ended was not written:`, error);
  }
}

function toJson(outcome: Run['outcome']): Json {
  const json: Json = JSON.parse(JSON.stringify(outcome));
  return json;
}

async function perform(
  id: string,
  operation: Operation,
  startedBy: string,
): Promise<Run['outcome']> {
  const validated = operation !== 'force-google-indexing' || (await validateSitemap());
  const body = { ...bodies[operation](new Date()), source, startedBy };
  const outcome = await callToEnd(id, operation, body);
  if (outcome.kind === 'failed') return { ...outcome, validated };
  try {
    // For other operations, parsing drops `validated` again.
    const answer = Object.assign({}, outcome.answer, { validated });
    return parseOutcome(operation, { kind: 'done', answer });
  } catch (error) {
    console.error(`The answer of ${operation} is not as expected:`, error);
    return { kind: 'failed', reason: 'other', validated };
  }
}

/**
 * Calls a function again and again, while it says that there is more to do, and notes how far it is. A process that is to
 * end leaves the rest to the schedule.
 */
async function callToEnd(
  id: string,
  operation: Operation,
  body: Record<string, unknown>,
): Promise<CallOutcome> {
  let outcome = await callFunction(operation, body, functionTimeout);
  for (let calls = 1; calls < mostCalls && outcome.kind === 'done'; calls += 1) {
    const part = v.safeParse(continued, outcome.answer);
    if (!part.success || part.output.continues === null) break;
    if (isEnding()) break;
    const { run, progress } = part.output.continues;
    const { error } = await secretSupabase()
      .from('admin_runs')
      .update({ progress, progress_at: new Date().toISOString() })
      .eq('id', id);
    if (error !== null) console.error(`How far the run ${id} is was not written:`, error.message);
    outcome = await callFunction(operation, { ...body, run }, functionTimeout);
  }
  return outcome;
}

/**
 * Whether the sitemap is in order before Google is sent to it: tried twice, a second apart. What it finds never
 * stops the indexing (specification, section 8).
 */
async function validateSitemap(): Promise<boolean> {
  for (const pause of [0, validationPause]) {
    if (pause > 0) await new Promise((done) => setTimeout(done, pause));
    const body = { test: true, source, timestamp: new Date().toISOString() };
    const outcome = await callFunction('generate-sitemap', body, validationTimeout);
    if (outcome.kind === 'done') return true;
  }
  return false;
}

/** Calls an edge function with the secret key and says how it went; never throws. */
async function callFunction(
  name: Operation,
  body: Record<string, unknown>,
  timeout: number,
): Promise<CallOutcome> {
  const { data, error } = await secretSupabase().functions.invoke(name, { body, timeout });
  if (error === null) return { kind: 'done', answer: data };
  if (error instanceof FunctionsFetchError) {
    console.error(`The function ${name} was not reached:`, error.context);
    return { kind: 'failed', reason: 'network' };
  }
  if (!(error instanceof FunctionsHttpError)) {
    console.error(`The function ${name} failed:`, error);
    return { kind: 'failed', reason: 'http' };
  }
  const message = await ownWords(error.context);
  return { kind: 'failed', reason: 'http', ...(message !== undefined && { message }) };
}

const errorBody = v.object({ message: v.pipe(v.string(), v.nonEmpty()) });

/** What the function itself said. A gateway's words, which lack the function's request id, are not for operators. */
async function ownWords(context: unknown): Promise<string | undefined> {
  if (!(context instanceof Response) || !context.headers.has('x-request-id')) return undefined;
  const body = v.safeParse(errorBody, await context.json().catch(() => undefined));
  return body.success ? body.output.message : undefined;
}

/** What the admin area knows of its operations. */
export async function readOperations(client: SupabaseClient<Database>, now: Date) {
  const [runs, outcomes] = await Promise.all([latestRuns(client, now), readOutcomes(client)]);
  return { runs, outcomes, readAt: now.toISOString() };
}

/** The newest run of each operation. A run that has gone on for too long has died with its server. */
async function latestRuns(client: SupabaseClient<Database>, now: Date): Promise<Run[]> {
  const [{ data }, { data: running }] = await Promise.all([
    client.rpc('latest_admin_runs').throwOnError(),
    client
      .from('admin_runs')
      .select('id, progress, progress_at')
      .is('finished_at', null)
      .throwOnError(),
  ]);
  const heard = new Map(running.map(({ id, ...heardOf }) => [id, heardOf]));
  return data.flatMap(({ id, operation, started_at, started_by_email, finished_at, outcome }) => {
    const { progress = null, progress_at = null } = heard.get(id) ?? {};
    const silence = now.getTime() - Date.parse(progress_at ?? started_at);
    const dead = finished_at === null && silence > deadAfterSeconds * 1000;
    const run = v.safeParse(runSchema, {
      id,
      operation,
      startedAt: started_at,
      startedBy: started_by_email,
      finishedAt: finished_at,
      progress,
      outcome: dead ? { kind: 'interrupted' } : outcome,
    });
    return run.success ? [run.output] : [];
  });
}

async function readOutcomes(client: SupabaseClient<Database>): Promise<Outcome[]> {
  const { data } = await client
    .from('function_outcomes')
    .select('function, source, status, message, lastAt:last_at, lastSuccessAt:last_success_at')
    .throwOnError();
  return v.parse(v.array(outcomeSchema), data);
}
