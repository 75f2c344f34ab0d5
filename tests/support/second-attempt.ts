import type { Failure, Tally } from './report.ts';
import { addTallies } from './report.ts';
import { runSideBySide } from './side-by-side.ts';

/** With more files than this, it is the change that fails and not the busy machine. */
const mostFiles = 8;

/**
 * Runs the files in which a test failed once more, one step after the other on a machine that has nothing else to do,
 * since two cores that run three steps at once now and then let a browser miss its time. A test that passes there is
 * named as unsteady; one that fails twice has failed. A step that broke as a whole is run again as a whole; one with more
 * broken files than `mostFiles` is not.
 *
 * @param parts The arguments of each step, of which the first is its name.
 * @param tallies How each of them ended.
 */
export async function runAgain(
  parts: readonly (readonly string[])[],
  tallies: readonly Tally[],
  run: (parts: readonly (readonly string[])[], atOnce: number) => Promise<Tally[]> = runSideBySide,
): Promise<{ tally: Tally; unsteady: readonly Failure[] }> {
  const unsteady: Failure[] = [];
  const ended: Tally[] = [];
  for (const [index, tally] of tallies.entries()) {
    const [step = '', ...chosen] = parts[index] ?? [];
    const { failures = [] } = tally;
    const files = [...new Set(failures.map(({ file }) => file))];
    if (tally.failed === 0 || files.length > mostFiles) {
      ended.push(tally);
      continue;
    }
    const isWhole = files.length === 0;
    const second = addTallies(await run([[step, ...(isWhole ? chosen : files)]], 1));
    if (second.failed > 0) {
      ended.push(isWhole ? second : { ...tally, failures: second.failures ?? failures });
      continue;
    }
    unsteady.push(...(isWhole ? [{ file: `all of ${step}` }] : failures));
    const passed = isWhole ? second.passed : tally.passed + tally.failed;
    ended.push({ ...tally, passed, failed: 0, failures: [] });
  }
  return { tally: addTallies(ended), unsteady };
}
