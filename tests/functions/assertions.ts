// Deno's own assertions live on JSR, which the project does not use, and Node's want types that Deno does
// not find from here.

/** The condition holds. */
export function assert(
  condition: boolean,
  message = 'The condition does not hold.',
): asserts condition {
  if (!condition) throw new Error(message);
}

/** Two values of plain data are the same, key order included. */
export function assertEquals<T>(actual: T, expected: T): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  assert(a === b, `Expected ${b}, got ${a}.`);
}

/** The text matches the pattern. */
export function assertMatch(text: string, pattern: RegExp): void {
  assert(pattern.test(text), `${pattern} does not match: ${text}`);
}
