import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import * as v from 'valibot';

/** A test that failed; a whole file (no `test`) where that broke outside its tests. */
export interface Failure {
  /** From the project's folder. */
  file: string;
  test?: string;
}

/** How many tests of a step passed and failed, which those were, and what could not be run on this machine. */
export interface Tally {
  passed: number;
  failed: number;
  failures?: readonly Failure[];
  notRun?: readonly string[];
}

/** A tally as it is told. */
export function describeTally({ passed, failed, notRun = [] }: Tally): string {
  const named = notRun.length === 0 ? '' : `, not run: ${notRun.join(', ')}`;
  return `${passed} passed, ${failed} failed${named}`;
}

/** A failure as it is told. */
export function describeFailure({ file, test }: Failure): string {
  return test === undefined ? file : `${file} › ${test}`;
}

/** The tally of all steps together. */
export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    failures: tallies.flatMap(({ failures = [] }) => failures),
    notRun: tallies.flatMap(({ notRun = [] }) => notRun),
  };
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

interface PlaywrightSuite {
  specs: { title: string; file: string; ok: boolean; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[] | undefined;
}

const playwrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
  specs: v.array(
    v.object({
      title: v.string(),
      file: v.string(),
      ok: v.boolean(),
      tests: v.array(v.object({ status: v.string() })),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite))),
});

const playwrightReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
  }),
  suites: v.array(playwrightSuite),
});

/** Counts of Vitest's JSON report. */
export async function readVitestReport(path: string, code: number): Promise<Tally> {
  const report = v.parse(vitestReport, JSON.parse(await readFile(path, 'utf8')));
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }): Failure[] => {
      const file = relative('.', name);
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      return tests.length === 0 ? [{ file }] : tests.map((test) => ({ file, test: test.fullName }));
    });
  return settle({ passed: report.numPassedTests, failed: report.numFailedTests, failures }, code);
}

/** Counts of Playwright's JSON report; a flaky test has failed, and a skipped one, which says why, is neither. */
export async function readPlaywrightReport(path: string, code: number): Promise<Tally> {
  const { stats, suites } = v.parse(playwrightReport, JSON.parse(await readFile(path, 'utf8')));
  return settle(
    {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: suites.flatMap(failuresOf),
    },
    code,
  );
}

function failuresOf({ specs, suites = [] }: PlaywrightSuite): Failure[] {
  const own = specs
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(({ title, file }) => ({ file: `tests/e2e/${file}`, test: title }));
  return [...own, ...suites.flatMap(failuresOf)];
}

/** A runner that failed with no failed test (a broken file, an unhandled error) counts as one failure; so does one that ran nothing. */
function settle(tally: Tally, code: number): Tally {
  if (tally.failed > 0) return tally;
  return code !== 0 || tally.passed === 0 ? { ...tally, failed: 1 } : tally;
}
