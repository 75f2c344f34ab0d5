import type { Failure, Operation, Run } from './run-schema.ts';

export type { Failure, Operation, Run };

/** The run of an operation among the latest ones. */
export function runFor<Name extends Operation>(
  runs: readonly Run[] | undefined,
  operation: Name,
): Extract<Run, { operation: Name }> | undefined {
  return runs?.find((run): run is Extract<Run, { operation: Name }> => run.operation === operation);
}
