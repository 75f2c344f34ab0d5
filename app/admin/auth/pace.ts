/**
 * Lines of tasks: those that share a key run one after another, in the order they came. A stranger's parallel tries
 * then wait for each other, and not one of them makes another's answer late.
 */
export class WaitingLines {
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

/** Milliseconds from `elapsed` to the next full multiple of `interval`. */
export function restOfInterval(elapsed: number, interval: number): number {
  return Math.max(1, Math.ceil(elapsed / interval)) * interval - elapsed;
}

/** Attempts at an account before its answers become slower, and slower again each time. */
const attemptsPerSlowdown = 10;
const firstSlowdown = 500;
const longestSlowdown = 2_000;

/**
 * Milliseconds by which the answer is delayed after so many attempts at an account, from any address. An account
 * becomes slow and is never closed, so nobody can lock its owner out.
 */
export function slowdownAfter(attempts: number): number {
  const times = Math.floor(Math.max(0, attempts - 1) / attemptsPerSlowdown);
  return times === 0 ? 0 : Math.min(longestSlowdown, firstSlowdown * 2 ** (times - 1));
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, milliseconds);
  });
}

/**
 * Hides how long a check took, which would tell, for example, whether an account exists: the answer waits for the end
 * of a full interval. An answer that tells it anyway (`tells`) comes at once.
 */
export async function atIntervals<T>(
  interval: number,
  check: () => Promise<T>,
  tells: (answer: T) => boolean,
): Promise<T> {
  const start = performance.now();
  const answer = await check();
  if (!tells(answer)) await wait(restOfInterval(performance.now() - start, interval));
  return answer;
}
