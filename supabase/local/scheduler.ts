import { Cron } from 'croner';
import { environmentOfProcess } from '../environment.ts';
import type { ScheduledJob } from './schedule.ts';
import { schedule } from './schedule.ts';

interface Api {
  url: string;
  secretKey: string;
}

/** Milliseconds that a job gets. */
const timeout = 150_000;

/** Calls a job as the schedule does, when there is something to do. Throws when it is not answered with success. */
export async function runJob(api: Api, { call, when }: ScheduledJob): Promise<void> {
  if (when !== undefined && (await post(api, `/rest/v1/rpc/${when}`, {})) !== 'true') return;
  if ('rpc' in call) await post(api, `/rest/v1/rpc/${call.rpc}`, {});
  else await post(api, `/functions/v1/${call.edgeFunction}`, call.body);
}

async function post(
  { url, secretKey }: Api,
  path: string,
  body: Record<string, string>,
): Promise<string> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${text}`);
  return text;
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
