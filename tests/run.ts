import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { missingParts } from './production/packages.ts';
import { keepProcessesCheap } from './support/brief-processes.ts';
import { changedFiles } from './support/changed-files.ts';
import { runCommand } from './support/command.ts';
import { makeMigratedDatabase } from './support/migrated-database.ts';
import type { Failure, Tally } from './support/report.ts';
import { describeFailure, describeTally, readVitestReport } from './support/report.ts';
import { runAgain } from './support/second-attempt.ts';
import { partMark, runSideBySide } from './support/side-by-side.ts';

interface Step {
  run: (folder: string) => Promise<Tally>;
  /** So many tests a whole run has at least, so that a wrong file pattern cannot pass for green. */
  atLeast: number;
  /** Where its tests are that "fast" runs when they changed. */
  tests?: string;
  /** Why it cannot run on this machine, where it cannot. */
  missing?: () => string | undefined;
}

/**
 * `npm test`: runs every step, or those named as arguments, side by side, and ends with one line "N passed, N failed".
 * Other arguments choose the files, for work in progress: `npm test -- browser quote map`. `npm test -- fast` checks,
 * runs the unit tests and the files of other tests that changed since the last commit. A step that ends badly without a
 * failed test of its own counts as one failure. Files with a failed test run once more, alone, after all steps
 * (second-attempt.ts), and the end names what failed.
 *
 * They begin in this order. A step that takes long stands first, so that none is left alone at the end; no step waits
 * for another one or uses what it made, but for the built site, which the first that needs it makes (test-build.ts).
 */
const steps: Record<string, Step> = {
  // What starts browsers is read by the processes of these steps alone: each of the others would read it for nothing.
  browser: {
    run: async (folder) =>
      (await import('./support/browser-tests.ts')).runBrowserTests(folder, files),
    atLeast: 408,
    tests: 'tests/e2e/',
  },
  production: {
    run: (folder) => runVitest('production', folder),
    atLeast: 379,
    tests: 'tests/production/',
    missing: missingParts,
  },
  functions: {
    run: (folder) => runVitest('functions', folder),
    atLeast: 150,
    tests: 'tests/functions/',
  },
  engines: {
    run: async (folder) =>
      (await import('./support/engine-tests.ts')).runEngineTests(folder, files, (tests, env) =>
        runVitest('engines', folder, tests, env),
      ),
    atLeast: 44,
    tests: 'tests/browsers/',
  },
  check: {
    run: async () => {
      // The checkers of types are written in Go: they collect garbage for a third of their time unless they may keep it, and
      // work that is shared out costs more in all, while other steps have use for the second core.
      const thrifty = { GOGC: 'off', GOMEMLIMIT: '2GiB', GOMAXPROCS: '1' };
      const code = await runCommand('npm', ['run', '--silent', 'check'], thrifty);
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
    atLeast: 1,
  },
  database: {
    run: (folder) => runVitest('database', folder),
    atLeast: 360,
    tests: 'tests/database/',
  },
  launcher: {
    run: (folder) => runVitest('launcher', folder),
    atLeast: 32,
    tests: 'tests/launcher/',
  },
  unit: { run: (folder) => runVitest('unit', folder), atLeast: 960 },
};

async function runVitest(
  project: string,
  folder: string,
  only: readonly string[] = files,
  env: NodeJS.ProcessEnv = {},
): Promise<Tally> {
  const report = join(folder, `${project}.json`);
  const code = await runCommand(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=tests/vitest.config.ts',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...only,
    ],
    env,
  );
  return readVitestReport(report, code);
}

/** Runs a step and says how it ended. */
async function runStep(
  name: string,
  { run, atLeast, missing }: Step,
  folder: string,
): Promise<Tally> {
  const reason = missing?.();
  if (reason !== undefined) {
    console.warn(`\n=== ${name}: NOT RUN. ${reason}`);
    return { passed: 0, failed: 0 };
  }
  console.log(`\n=== ${name}`);
  const began = performance.now();
  const tally: Tally = await run(folder).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const count = tally.passed + tally.failed;
  const isWhole = files.length === 0 && (tally.notRun ?? []).length === 0;
  if (isWhole && tally.failed === 0 && count < atLeast) {
    console.error(`Only ${count} tests ran, and there are ${atLeast} or more: are files left out?`);
    tally.failed = 1;
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`=== ${name}: ${describeTally(tally)}, ${seconds} s`);
  return tally;
}

/** The arguments of each part of a run by `npm test -- fast`. */
function fastParts(): string[][] {
  const changed = changedFiles();
  const others = Object.entries(steps).flatMap(([name, { tests }]) => {
    const own = changed.filter(
      (file) => tests !== undefined && file.startsWith(tests) && /\.(?:spec|test)\.ts$/.test(file),
    );
    return own.length === 0 ? [] : [[name, ...own]];
  });
  return [['check'], ['unit'], ...others];
}

/** Runs a step in this process, with a folder of its own. */
async function runInFolder(name: string, step: Step): Promise<Tally> {
  // Inside the project, because the built server finds its packages from where it stands.
  await mkdir('.data', { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(resolve('.data/tests-'));
  try {
    return await runStep(name, step, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

// A part has it from the run that it is one of.
if (!process.argv.includes(partMark)) keepProcessesCheap();

// Whoever started this is gone or wants the end; what runs for a step ends with this process.
process.once('disconnect', () => process.exit(1));

const named = process.argv.slice(2).filter((name) => name !== partMark);
const chosen = named.filter((name) => name in steps);
const isFast = named.includes('fast');
/** Parts of file names; only these run. */
const files = named.filter((name) => !(name in steps) && name !== 'fast');
if (isFast ? named.length > 1 : files.length > 0 && chosen.length === 0) {
  console.error(
    `Unknown step ${files.join(', ')}; the steps are ${Object.keys(steps).join(', ')}, or fast alone.`,
  );
  process.exit(1);
}

const wanted = Object.entries(steps).filter(
  ([name]) => chosen.length === 0 || chosen.includes(name),
);
/** The step that is wanted alone; it says what it says as it is, with its colours. */
const only = isFast || wanted.length > 1 ? undefined : wanted[0];
const total = only === undefined ? await runParts() : await runInFolder(...only);
const exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
if (process.argv.includes(partMark)) {
  process.send?.(total, () => process.exit(exitCode));
} else {
  console.log(`\n${describeTally(total)}`);
  process.exit(exitCode);
}

async function runParts(): Promise<Tally> {
  // Several would make it at once; one that cannot be made is told by each step that needs it.
  await makeMigratedDatabase().catch(() => undefined);
  const parts = isFast ? fastParts() : wanted.map(([name]) => [name, ...files]);
  const { tally, unsteady } = await runAgain(parts, await runSideBySide(parts));
  list('Unsteady, since they failed beside the other steps and passed alone:', unsteady);
  list('Failed:', tally.failures);
  return tally;
}

function list(heading: string, failures: readonly Failure[] = []): void {
  if (failures.length === 0) return;
  console.log(`\n${[heading, ...failures.map(describeFailure)].join('\n  ')}`);
}
