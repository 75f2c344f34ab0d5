import { Cron } from 'croner';
import * as v from 'valibot';
import { environmentOfProcess } from '../environment.ts';
import { continued } from '../functions/_shared/answers.ts';
import type { ScheduledJob } from './schedule.ts';
import { schedule } from './schedule.ts';

interface Api {
  url: string;
  secretKey: string;
}

/** Milliseconds that a job gets. */
const timeout = 150_000;

/**
 * Calls a job as the schedule does, when there is something to do, and keeps how it ended where the job does not do so itself, as a hosted project
 * does (`collect_scheduled_calls`). Throws when it is not answered with success.
 */
export async function runJob(api: Api, job: ScheduledJob): Promise<void> {
  const { call, when } = job;
  if (when !== undefined) {
    const { status, text } = await post(api, `/rest/v1/rpc/${when}`, {});
    if (status >= 300) throw new Error(`HTTP ${status}: ${text}`);
    if (text !== 'true') return;
  }
  const body = 'rpc' in call ? {} : call.body;
  let next = await callOnce(api, job, body);
  while (next !== undefined) next = await callOnce(api, job, { ...body, run: next });
}

const unfinished = v.pipe(v.string(), v.parseJson(), continued);

/** Does one call of a job; answers the run with which a next one is to go on, as a hosted project does by itself. */
async function callOnce(
  api: Api,
  { name, call }: ScheduledJob,
  body: Record<string, string>,
): Promise<string | undefined> {
  const calledAt = new Date().toISOString();
  const path = 'rpc' in call ? `/rest/v1/rpc/${call.rpc}` : `/functions/v1/${call.edgeFunction}`;
  const answer = await post(api, path, body).catch((error: unknown) => ({
    status: undefined,
    text: String(error),
  }));
  const isGood = answer.status !== undefined && answer.status >= 200 && answer.status < 300;
  const text = answer.status === undefined ? answer.text : `HTTP ${answer.status}: ${answer.text}`;
  const kept = await ('rpc' in call
    ? post(api, '/rest/v1/rpc/record_function_outcome', {
        called: name,
        caller: 'schedule',
        end_status: isGood ? 'success' : 'error',
        end_message: isGood ? '' : `O banco de dados não conseguiu fazer esta tarefa. ${text}`,
      })
    : post(api, '/rest/v1/rpc/record_scheduled_call', {
        called: call.edgeFunction,
        called_at: calledAt,
        http_status: answer.status ?? null,
        problem: text,
      }));
  if (kept.status >= 300) console.warn(`How ${name} ended was not kept: ${kept.text}`);
  if (!isGood) throw new Error(text);
  const part = v.safeParse(unfinished, answer.text);
  return part.success ? part.output.continues?.run : undefined;
}

async function post(
  { url, secretKey }: Api,
  path: string,
  body: object,
): Promise<{ status: number; text: string }> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  });
  return { status: response.status, text: await response.text() };
}

/** Runs the schedule of the embedded stack, where pg_cron is not; answers how to end it. */
export function startScheduler(api: Api): () => void {
  const environment = environmentOfProcess();
  const jobs = schedule
    .filter(({ needs }) => needs.every((name) => environment[name] !== undefined))
    .map(
      (job) =>
        new Cron(
          job.cron,
          {
            timezone: 'UTC',
            // A run that takes longer than its interval is not started twice.
            protect: true,
            unref: true,
            catch: (error) => console.warn(`Scheduled job ${job.name} failed: ${String(error)}`),
          },
          () => runJob(api, job),
        ),
    );
  return () => {
    for (const job of jobs) job.stop();
  };
}
