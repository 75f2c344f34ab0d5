import { Cron } from 'croner';
import type { ScheduledJob } from '#supabase/local/schedule.ts';
import { formatWhen } from '#app/admin/reports/dates.ts';
import type { Connection } from './connections.ts';

/** How a scheduled job ended last, as `function_outcomes` has it. */
export interface JobOutcome {
  function: string;
  status: string;
  message: string;
  last_at: string;
  first_at: string;
}

const minute = 60_000;
const hour = 60 * minute;

type Verdict = Pick<Connection, 'status' | 'message' | 'details'>;

/** What the schedule of a hosted project lacks to call a function at all; undefined for nothing. */
export function missingAccess(names: readonly string[]): Verdict | undefined {
  if (names.length === 0) return undefined;
  const list = new Intl.ListFormat('pt-BR').format(names);
  return {
    status: 'missing',
    message: `O agendamento não chega às funções: no Vault do Supabase falta ${list}. Quem cuida do site deve rodar "npm run schedule:key".`,
  };
}

/**
 * Judges the schedule by what each of its jobs did and when, each by its own interval. An operator's own runs say
 * nothing of it, so `outcomes` are those of the schedule alone. Of a job that runs only when there is something to do,
 * its own time says nothing.
 */
export function judgeSchedule(
  allJobs: readonly ScheduledJob[],
  outcomes: readonly JobOutcome[],
  now: Date,
): Verdict {
  const jobs = allJobs.filter(({ when }) => when === undefined);
  const since = Math.min(...outcomes.map(({ first_at }) => Date.parse(first_at)));
  if (outcomes.length === 0) {
    return {
      status: 'missing',
      message:
        'Nenhuma tarefa automática rodou ainda. Se continuar assim por uma hora, quem cuida do site deve ligar as extensões pg_cron e pg_net no Supabase.',
    };
  }
  const problems = jobs.flatMap((job) => {
    const problem = jobProblem(job, outcomeOf(job, outcomes), since, now);
    return problem === undefined ? [] : [{ ...problem, text: `${job.title}: ${problem.text}` }];
  });
  if (problems.length > 0) {
    return {
      status: problems.every(({ status }) => status === 'missing') ? 'missing' : 'error',
      message: 'Isto precisa de atenção:',
      details: problems.map(({ text }) => text),
    };
  }
  return {
    status: 'ok',
    message: 'Nenhuma tarefa está atrasada ou com falha.',
    details: jobs.map((job) => `${job.title}: ${lastOrNext(job, outcomeOf(job, outcomes), now)}.`),
  };
}

function lastOrNext({ cron }: ScheduledJob, outcome: JobOutcome | undefined, now: Date): string {
  if (outcome !== undefined) return formatWhen(outcome.last_at, now.toISOString());
  const next = pattern(cron).nextRun(now);
  return next === null
    ? 'ainda não rodou'
    : `a primeira vez é ${formatWhen(next.toISOString(), now.toISOString())}`;
}

const pattern = (cron: string) => new Cron(cron, { timezone: 'UTC', paused: true });

/** What a job is known by: its edge function, or its own name. */
function outcomeOf({ name, call }: ScheduledJob, outcomes: readonly JobOutcome[]) {
  const known = 'rpc' in call ? name : call.edgeFunction;
  return outcomes.find((outcome) => outcome.function === known);
}

function jobProblem(
  { cron, needs }: ScheduledJob,
  outcome: JobOutcome | undefined,
  since: number,
  now: Date,
): { status: 'missing' | 'error'; text: string } | undefined {
  const due = lastDue(cron, now);
  const when = (iso: string) => formatWhen(iso, now.toISOString());
  if (outcome === undefined) {
    if (due === undefined || due.getTime() <= since) return undefined;
    if (needs.length > 0) {
      const text = `ainda não rodou, porque falta configurar ${needs.join(' e ')}.`;
      return { status: 'missing', text };
    }
    return error(`ainda não rodou; deveria ter rodado ${when(due.toISOString())}. ${tellSupport}`);
  }
  // A second or two lie between the job's time and its start.
  if (due !== undefined && Date.parse(outcome.last_at) < due.getTime()) {
    return error(
      `rodou pela última vez ${when(outcome.last_at)}; deveria ter rodado ${when(due.toISOString())}. ${tellSupport}`,
    );
  }
  if (outcome.status === 'error')
    return error(`falhou ${when(outcome.last_at)}. ${outcome.message}`);
  if (outcome.status === 'partial_success') {
    return error(`feita só em parte ${when(outcome.last_at)}. ${outcome.message}`);
  }
  return undefined;
}

const error = (text: string) => ({ status: 'error', text }) as const;

const tellSupport = 'Avise quem cuida do site para ver o agendamento (pg_cron) no Supabase.';

/**
 * The last time at which a job should have begun, and long enough ago to have ended: ten minutes at least, an hour for
 * one that runs every hour, three for those of a day or a week.
 */
function lastDue(cron: string, now: Date): Date | undefined {
  const [next, second] = pattern(cron).nextRuns(2, now);
  const interval = next && second ? second.getTime() - next.getTime() : hour;
  const patience = Math.min(Math.max(interval, 10 * minute), 3 * hour);
  const [due] = pattern(cron).previousRuns(1, new Date(now.getTime() - patience));
  return due;
}
