import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atIntervals, WaitingLines, restOfInterval, slowdownAfter, wait } from './pace.ts';

it.each([
  [0, 500],
  [1, 499],
  [120, 380],
  [499.5, 0.5],
  [500, 0],
  [501, 499],
  [1_200, 300],
])('after %i ms the answer waits %i ms more', (elapsed, rest) => {
  expect(restOfInterval(elapsed, 500)).toBe(rest);
});

it.each([
  [0, 0],
  [1, 0],
  [10, 0],
  [11, 500],
  [21, 1_000],
  [31, 2_000],
  [41, 2_000],
  [1_000_000, 2_000],
])('attempt %i at an account waits %i ms more', (attempts, slowdown) => {
  expect(slowdownAfter(attempts)).toBe(slowdown);
});

/** When each of ten parallel wrong passwords is answered; checks at the same time share one processor. */
async function answerTimes(checkTime: number): Promise<number[]> {
  const lines = new WaitingLines(10);
  const start = performance.now();
  let running = 0;
  const check = async () => {
    running += 1;
    await wait(checkTime * running);
    running -= 1;
  };
  const tries = Array.from({ length: 10 }, async () => {
    await lines.run(['address', 'account'], () => atIntervals(500, check, () => false));
    return performance.now() - start;
  });
  await vi.runAllTimersAsync();
  return Promise.all(tries);
}

describe('in time', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('ten parallel tries are answered as late for a known account as for an unknown one', async () => {
    const known = await answerTimes(120);
    const unknown = await answerTimes(2);
    expect(known).toEqual(unknown);
    expect(known).toEqual(Array.from({ length: 10 }, (_, index) => (index + 1) * 500));
  });

  it('a right password is answered at once', async () => {
    const start = performance.now();
    const answered = atIntervals(
      500,
      () => wait(120),
      () => true,
    ).then(() => performance.now() - start);
    await vi.runAllTimersAsync();
    expect(await answered).toBe(120);
  });

  it('who shares a key waits, who shares none does not', async () => {
    const lines = new WaitingLines(10);
    const ended: string[] = [];
    const run = (name: string, keys: string[]) =>
      lines.run(keys, async () => {
        await wait(100);
        ended.push(`${name} at ${performance.now() - start}`);
      });
    const start = performance.now();
    void run('one', ['address 1', 'account 1']);
    void run('same account', ['address 2', 'account 1']);
    void run('same address', ['address 1', 'account 2']);
    void run('after both', ['address 2', 'account 2']);
    void run('neither', ['device']);
    await vi.runAllTimersAsync();
    expect(ended).toEqual([
      'one at 100',
      'neither at 100',
      'same account at 200',
      'same address at 200',
      'after both at 300',
    ]);
  });

  it('a full line turns away, and takes in again when it is shorter', async () => {
    const lines = new WaitingLines(2);
    const run = () => lines.run(['account'], () => wait(100).then(() => 'done'));
    const [first, second, third] = [run(), run(), run()];
    expect(await third).toBeUndefined();
    await vi.runAllTimersAsync();
    expect(await Promise.all([first, second])).toEqual(['done', 'done']);
    const later = run();
    await vi.runAllTimersAsync();
    expect(await later).toBe('done');
  });

  it('a task that fails holds nobody up', async () => {
    const lines = new WaitingLines(2);
    const failed = lines.run(['account'], () => Promise.reject(new Error('boom')));
    const next = lines.run(['account'], () => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('boom');
    expect(await next).toBe('done');
  });
});
