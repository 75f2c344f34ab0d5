import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

/** How many tests of a step passed and failed, and what could not be run on this machine. */
export interface Tally {
  passed: number;
  failed: number;
  notRun?: readonly string[];
}

/** A tally as it is told. */
export function describeTally({ passed, failed, notRun = [] }: Tally): string {
  const named = notRun.length === 0 ? '' : `, not run: ${notRun.join(', ')}`;
  return `${passed} passed, ${failed} failed${named}`;
}

/** The tally of all steps together. */
export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    notRun: tallies.flatMap(({ notRun = [] }) => notRun),
  };
}

const vitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });

const playwrightReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
  }),
});

/** Counts of Vitest's JSON report. */
export async function readVitestReport(path: string, code: number): Promise<Tally> {
  const report = v.parse(vitestReport, JSON.parse(await readFile(path, 'utf8')));
  return settle({ passed: report.numPassedTests, failed: report.numFailedTests }, code);
}

/** Counts of Playwright's JSON report; a flaky test has failed, and a skipped one, which says why, is neither. */
export async function readPlaywrightReport(path: string, code: number): Promise<Tally> {
  const { stats } = v.parse(playwrightReport, JSON.parse(await readFile(path, 'utf8')));
  return settle({ passed: stats.expected, failed: stats.unexpected + stats.flaky }, code);
}

/** A runner that failed with no failed test (a broken file, an unhandled error) counts as one failure; so does one that ran nothing. */
function settle(tally: Tally, code: number): Tally {
  if (tally.failed > 0) return tally;
  return code !== 0 || tally.passed === 0 ? { ...tally, failed: 1 } : tally;
}
