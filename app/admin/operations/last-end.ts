import { formatWhen } from '#app/admin/reports/dates.ts';
import type { Operation, Outcome, Run } from './run-schema.ts';
import type { OperationToast } from './toasts.ts';
import { scheduledToast, toastOf } from './toasts.ts';

/** How an operation ended last, whoever had it done. */
export interface LastEnd {
  at: string;
  /** As in "por maria@example.com"; empty where nobody knows. */
  by: string;
  told: OperationToast;
}

export function startedByText({ startedBy }: Run): string {
  return startedBy === null ? '' : `por ${startedBy}`;
}

/** The newer one of an operator's last run and the schedule's; undefined while neither has ended. */
export function lastEnd(
  operation: Operation,
  run: Run | undefined,
  outcomes: readonly Outcome[],
): LastEnd | undefined {
  const ends: LastEnd[] = [];
  const ofRun = run && toastOf(run);
  if (run !== undefined && ofRun !== undefined) {
    ends.push({ at: run.finishedAt ?? run.startedAt, by: startedByText(run), told: ofRun });
  }
  const scheduled = outcomes.find((one) => one.function === operation && one.source === 'schedule');
  const ofSchedule = scheduled && scheduledToast(operation, scheduled);
  if (scheduled !== undefined && ofSchedule !== undefined) {
    ends.push({ at: scheduled.lastAt, by: 'pelo agendamento', told: ofSchedule });
  }
  return ends.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))[0];
}

/** When an operation ended with success for the last time, by all that is known. */
export function lastSuccess(
  operation: Operation,
  outcomes: readonly Outcome[],
): string | undefined {
  return outcomes
    .flatMap((one) => (one.function === operation ? (one.lastSuccessAt ?? []) : []))
    .toSorted((one, other) => Date.parse(other) - Date.parse(one))[0];
}

/** A sentence on when something happened, and by whom. */
export function whenText(label: string, at: string, by: string, now: string): string {
  return `${label} ${formatWhen(at, now)}${by === '' ? '' : `, ${by}`}.`;
}
