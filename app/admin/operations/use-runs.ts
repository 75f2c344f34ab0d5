import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { toast } from 'sonner';
import { isRefusal } from '#app/admin/auth/guard.ts';
import type { Operation, Run } from './run-schema.ts';
import { getRuns, startOperation } from './runs.functions.ts';
import type { OperationToast } from './toasts.ts';
import { failureToast } from './toasts.ts';
import { awaitRun } from './awaited-runs.ts';
import { callProblem } from './call-problem.ts';
import { lastEnd } from './last-end.ts';

/** Milliseconds between two looks at what is running. */
const pollInterval = 1_000;

/** The operations and their newest runs, looked at again and again while one goes on. */
export const runsQuery = queryOptions({
  queryKey: ['runs'],
  queryFn: () => getRuns(),
  refetchInterval: ({ state }) =>
    state.data?.runs.some(({ outcome }) => outcome === null) === true ? pollInterval : false,
});

/** The run of an operation among the latest ones. */
function runFor<Name extends Operation>(
  runs: readonly Run[],
  operation: Name,
): Extract<Run, { operation: Name }> | undefined {
  return runs.find((run): run is Extract<Run, { operation: Name }> => run.operation === operation);
}

/** What is known of an operation, and how to start it: once, however often it is pressed. */
export function useOperation<Name extends Operation>(operation: Name) {
  const client = useQueryClient();
  const {
    data: { runs, outcomes, readAt },
  } = useSuspenseQuery(runsQuery);
  const run = runFor(runs, operation);
  const { mutate, isPending } = useMutation({
    mutationFn: () => startOperation({ data: { operation } }),
    onSuccess: async ({ id }) => {
      if (id !== null) awaitRun(id);
      await client.invalidateQueries({ queryKey: runsQuery.queryKey });
    },
    onError: (error) => {
      // The redirect to the sign-in says it.
      if (isRefusal(error)) return;
      const message = callProblem(error, navigator.onLine);
      showToast(
        failureToast(operation, { kind: 'failed', reason: 'other', message, validated: true }),
      );
      // It may have begun all the same.
      void client.invalidateQueries({ queryKey: runsQuery.queryKey });
    },
  });
  const isRunning = isPending || run?.outcome === null;
  const last = lastEnd(operation, run, outcomes);
  return { run, isRunning, last, outcomes, readAt, start: () => mutate() };
}

/** How far a run is that goes on. */
export function progressOf(run: Run | undefined): string | null | undefined {
  return run?.outcome === null ? run.progress : undefined;
}

export function showToast({ kind, title, description }: OperationToast): void {
  toast[kind](title, { description });
}
