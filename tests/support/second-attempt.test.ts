import { expect, it, vi } from 'vitest';
import type { Tally } from './report.ts';
import { runAgain } from './second-attempt.ts';

type Run = NonNullable<Parameters<typeof runAgain>[2]>;

const parts = [['browser'], ['unit']];
const quote = { file: 'tests/e2e/quote.spec.ts', test: 'sends' };
const failed: Tally = { passed: 9, failed: 1, failures: [quote] };
const green: Tally = { passed: 5, failed: 0, failures: [] };

it('runs a failed file alone, and names what passes then as unsteady', async () => {
  const run = vi.fn<Run>(async () => [{ passed: 3, failed: 0 }]);
  const { tally, unsteady } = await runAgain(parts, [failed, green], run);
  expect(run.mock.calls).toEqual([[[['browser', quote.file]], 1]]);
  expect(tally).toMatchObject({ passed: 15, failed: 0, failures: [] });
  expect(unsteady).toEqual([quote]);
});

it('what fails twice has failed', async () => {
  const run = async () => [{ passed: 2, failed: 1, failures: [quote] }];
  const { tally, unsteady } = await runAgain(parts, [failed, green], run);
  expect(tally).toMatchObject({ passed: 14, failed: 1, failures: [quote] });
  expect(unsteady).toEqual([]);
});

it('a step that broke as a whole runs again as a whole', async () => {
  const run = vi.fn<Run>(async () => [green]);
  const broken: Tally = { passed: 0, failed: 1 };
  const { tally, unsteady } = await runAgain([['unit', 'quote']], [broken], run);
  expect(run.mock.calls).toEqual([[[['unit', 'quote']], 1]]);
  expect(tally).toMatchObject({ passed: 5, failed: 0 });
  expect(unsteady).toEqual([{ file: 'all of unit' }]);
});

it('a step with many broken files gets no second chance', async () => {
  const run = vi.fn<Run>(async () => [green]);
  const failures = Array.from({ length: 9 }, (_, index) => ({ file: `${index}.spec.ts` }));
  const { tally } = await runAgain(parts, [{ passed: 1, failed: 9, failures }, green], run);
  expect(run).not.toHaveBeenCalled();
  expect(tally).toMatchObject({ passed: 6, failed: 9 });
});
