/**
 * lite prints every refused statement with its stack and its values. A refusal is an answer to the caller
 * (a violated constraint, a missing right, bad input), not an event of this process: it is left out here.
 */
export function quietRefusals(): void {
  const print = console.error;
  console.error = (...parts: unknown[]) => {
    if (!parts.some(isRefusal)) print(...parts);
  };
}

/** SQLSTATE classes 22, 23 and 42, and PostgREST's own refusals. */
function isRefusal(part: unknown): boolean {
  if (!(part instanceof Error)) return false;
  const code = 'code' in part ? String(part.code) : '';
  return /^(?:22|23|42|PGRST)/.test(code) || 'relation' in part;
}
