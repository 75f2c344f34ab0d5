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

/** Calls a job as the schedule does. Throws when it is not answered with success. */
export async function runJob({ url, secretKey }: Api, { call }: ScheduledJob): Promise<void> {
  const path = 'rpc' in call ? `/rest/v1/rpc/${call.rpc}` : `/functions/v1/${call.edgeFunction}`;
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify('rpc' in call ? {} : call.body),
    signal: AbortSignal.timeout(timeout),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${text}`);
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
