import * as v from 'valibot';
import { severity } from '#app/admin/reports/report-parts.ts';

/** One of the things that a job did (supabase/functions/_shared/actions.ts). */
const action = v.object({
  name: v.string(),
  status: v.picklist(['success', 'error', 'skipped']),
  message: v.string(),
});
const sourceTest = v.object({
  status: v.picklist(['success', 'error']),
  url_count: v.number(),
  message: v.optional(v.string(), ''),
});

/** What the admin area keeps of each function's answer. */
const answers = {
  'generate-sitemap': v.object({ url_count: v.number(), warnings: v.array(v.string()) }),
  'notify-search-engines': v.object({
    success: v.boolean(),
    message: v.optional(v.string(), ''),
    actions: v.array(action),
  }),
  'url-audit': v.object({
    message: v.string(),
    url_count: v.number(),
    counts: v.record(severity, v.number()),
  }),
  'sitemap-status': v.object({
    sitemap_health: v.object({
      edge_function_test: sourceTest,
      public_sitemap_test: sourceTest,
      expected_urls: v.number(),
    }),
    recommendations: v.array(v.string()),
    checked_at: v.string(),
  }),
  'force-google-indexing': v.object({
    actions: v.array(action),
    manual_actions: v.array(
      v.object({
        url: v.string(),
        reason: v.string(),
        how: v.string(),
        link: v.optional(v.string()),
      }),
    ),
    next_steps: v.array(v.string()),
    /** Whether the sitemap passed the check beforehand; the run goes on in either case. */
    validated: v.optional(v.boolean(), true),
  }),
  'google-search-console': v.object({ success: v.boolean(), message: v.string() }),
  'advanced-url-monitoring': v.object({ message: v.string() }),
};

export type Operation = keyof typeof answers;

/** The operations that an admin can start: each is the edge function of that name. */
export const operationNames = [
  'generate-sitemap',
  'notify-search-engines',
  'url-audit',
  'sitemap-status',
  'force-google-indexing',
  'google-search-console',
  'advanced-url-monitoring',
] as const satisfies readonly Operation[];

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

function runOf<Name extends Operation>(operation: Name) {
  return v.object({
    operation: v.literal(operation),
    id: v.string(),
    startedAt: v.string(),
    finishedAt: v.nullable(v.string()),
    outcome: v.nullable(
      v.variant('kind', [
        v.object({ kind: v.literal('done'), answer: answers[operation] }),
        failed,
        interrupted,
      ]),
    ),
  });
}

/** A run of an operation; `outcome` is null while it goes on. */
export const runSchema = v.variant('operation', [
  runOf('generate-sitemap'),
  runOf('notify-search-engines'),
  runOf('url-audit'),
  runOf('sitemap-status'),
  runOf('force-google-indexing'),
  runOf('google-search-console'),
  runOf('advanced-url-monitoring'),
]);

export type Run = v.InferOutput<typeof runSchema>;

/** The answer of a function as a run keeps it: what is not needed, such as a whole sitemap, is left out. */
export function parseAnswer(operation: Operation, answer: unknown): unknown {
  return v.parse(answers[operation], answer);
}
