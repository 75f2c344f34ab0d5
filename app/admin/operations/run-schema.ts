import * as v from 'valibot';
import type { FunctionName } from '#functions/answers.ts';
import { answers, runStatus } from '#functions/answers.ts';

/** Why an operation failed: the function said so, it could not be reached, or anything else. */
const failed = v.object({
  kind: v.literal('failed'),
  reason: v.picklist(['http', 'network', 'other']),
  /** The function's own words, in Portuguese; absent where there are none. */
  message: v.optional(v.string()),
  validated: v.optional(v.boolean(), true),
});

export type Failure = v.InferOutput<typeof failed>;

const interrupted = v.object({ kind: v.literal('interrupted') });

function outcomeOf<Name extends FunctionName, Answer extends v.GenericSchema>(
  operation: Name,
  answer: Answer,
) {
  return v.object({
    operation: v.literal(operation),
    outcome: v.nullable(
      v.variant('kind', [v.object({ kind: v.literal('done'), answer }), failed, interrupted]),
    ),
  });
}

/**
 * The operations that an admin can start, each the edge function of that name, with what a run keeps of its answer.
 * The `outcome` is null while it goes on.
 */
const operationOutcome = v.variant('operation', [
  outcomeOf('generate-sitemap', v.pick(answers['generate-sitemap'], ['status', 'warnings'])),
  outcomeOf(
    'notify-search-engines',
    v.pick(answers['notify-search-engines'], ['status', 'message']),
  ),
  outcomeOf('url-audit', v.pick(answers['url-audit'], ['status', 'message'])),
  outcomeOf('sitemap-status', answers['sitemap-status']),
  outcomeOf(
    'force-google-indexing',
    v.object({
      ...v.pick(answers['force-google-indexing'], ['actions', 'manual_actions', 'next_steps'])
        .entries,
      /** Whether the sitemap passed the check beforehand; the run goes on in either case. */
      validated: v.optional(v.boolean(), true),
    }),
  ),
  outcomeOf(
    'google-search-console',
    v.pick(answers['google-search-console'], ['status', 'message']),
  ),
  outcomeOf(
    'advanced-url-monitoring',
    v.pick(answers['advanced-url-monitoring'], ['status', 'message']),
  ),
]);

export type Operation = v.InferOutput<typeof operationOutcome>['operation'];

export const operationNames = operationOutcome.options.map(
  ({ entries }) => entries.operation.literal,
);

/** A run of an operation. */
export const runSchema = v.intersect([
  v.object({
    id: v.string(),
    startedAt: v.string(),
    /** E-mail of who started it; null when the account is gone. */
    startedBy: v.nullable(v.string()),
    finishedAt: v.nullable(v.string()),
    /** How far it is, where it says so. */
    progress: v.optional(v.nullable(v.string())),
  }),
  operationOutcome,
]);

export type Run = v.InferOutput<typeof runSchema>;

/** How the last call of a function by someone ended, as the function or the schedule wrote it. */
export const outcomeSchema = v.object({
  function: v.string(),
  source: v.picklist(['schedule', 'operator']),
  status: runStatus,
  message: v.string(),
  lastAt: v.string(),
  lastSuccessAt: v.nullable(v.string()),
});

export type Outcome = v.InferOutput<typeof outcomeSchema>;

/** How a run ended. Of a function's answer, what is not needed, such as a whole sitemap, is left out. */
export function parseOutcome(operation: Operation, outcome: unknown): Run['outcome'] {
  return v.parse(operationOutcome, { operation, outcome }).outcome;
}
