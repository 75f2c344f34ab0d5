/**
 * Search params of pages, read from whatever stands in the address. They are checked by hand because this code is
 * part of every page: valibot, which checks all that servers receive, would be 2 KB more for each visitor.
 */

/** A text; undefined for anything else. */
export function textParam(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** One of the values that a param may have; undefined for anything else. */
export function choiceParam<Choice>(
  choices: readonly Choice[],
  value: unknown,
): Choice | undefined {
  return choices.find((choice) => choice === value);
}
