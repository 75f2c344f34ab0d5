/**
 * Lines of tasks: those that share a key run one after another, in the order they came. A stranger's parallel tries
 * then wait for each other, and not one of them makes another's answer late.
 */
export class Lines {
  readonly #lines = new Map<string, { length: number; last: Promise<unknown> }>();
  readonly #longest: number;

  /** `longest`: how many stand in a line, the one whose turn it is included. */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /** Runs a task when it is first in the line of each of its keys; undefined, at once, when one of them is full. */
  async run<T>(keys: readonly string[], task: () => Promise<T>): Promise<T | undefined> {
    const lines = keys.map((key) => this.#lines.get(key) ?? { length: 0, last: Promise.resolve() });
    if (lines.some(({ length }) => length >= this.#longest)) return undefined;
    const turn = Promise.all(lines.map(({ last }) => last)).then(task);
    const over = turn.catch(() => {});
    for (const [index, line] of lines.entries()) {
      line.length += 1;
      line.last = over;
      this.#lines.set(keys[index] ?? '', line);
    }
    try {
      return await turn;
    } finally {
      for (const [index, line] of lines.entries()) {
        line.length -= 1;
        if (line.length === 0) this.#lines.delete(keys[index] ?? '');
      }
    }
  }
}

/** Milliseconds from `elapsed` to the next full multiple of `step`. */
export function restOfStep(elapsed: number, step: number): number {
  return Math.max(1, Math.ceil(elapsed / step)) * step - elapsed;
}

/** Milliseconds of a step of the sign-in: more than Supabase takes to check a password. */
const shortestStep = 500;
const longestStep = 4_000;
/** Attempts that an account has before its step doubles, and again each time. */
const attemptsPerStep = 10;

/**
 * The step of a try at an account that was tried so often: the more it is tried from everywhere, the slower
 * its answers, up to four seconds. It never stops answering, so nobody can shut its owner out.
 */
export function stepAfter(attempts: number): number {
  const doublings = Math.floor(Math.max(0, attempts - 1) / attemptsPerStep);
  return Math.min(longestStep, shortestStep * 2 ** doublings);
}

/**
 * Runs a check whose time would tell something, as how long a password takes that is compared with a known account's:
 * the answer comes at the next full step after the start. One that `tells` anyway comes at once.
 */
export async function inSteps<T>(
  step: number,
  check: () => Promise<T>,
  tells: (answer: T) => boolean,
): Promise<T> {
  const start = performance.now();
  const answer = await check();
  if (!tells(answer)) {
    const rest = restOfStep(performance.now() - start, step);
    await new Promise((done) => {
      setTimeout(done, rest);
    });
  }
  return answer;
}
