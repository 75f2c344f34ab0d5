import * as v from 'valibot';

/** How Start tells that a server function's schema refused the input: the schema's issues as JSON. */
const issuesText = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      kind: v.picklist(['schema', 'validation', 'transformation']),
      type: v.string(),
      path: v.optional(v.array(v.object({ key: v.union([v.string(), v.number()]) })), []),
    }),
  ),
);

/** What was wrong with the input, without what was sent; undefined when the error is another one. */
export function describeInvalidInput(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const result = v.safeParse(issuesText, error.message);
  if (!result.success) return undefined;
  return result.output
    .map(({ type, path }) => `${path.map(({ key }) => key).join('.')} (${type})`)
    .join(', ');
}
