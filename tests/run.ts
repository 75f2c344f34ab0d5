import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runBrowserTests } from './support/browser-tests.ts';
import { changedFiles } from './support/changed-files.ts';
import { runCommand } from './support/command.ts';
import { laneMark, runLanes } from './support/lanes.ts';
import type { Tally } from './support/report.ts';
import { readVitestReport } from './support/report.ts';

interface Step {
  run: (folder: string) => Promise<Tally>;
  /** So many tests a whole run has at least, so that a wrong file pattern cannot pass for green. */
  atLeast: number;
  /** Where its tests are that "fast" runs when they changed. */
  tests?: string;
}

/**
 * `npm test`: runs every step, or those named as arguments, and ends with one line "N passed, N failed". Other
 * arguments choose the files, for work in progress: `npm test -- browser quote map`. `npm test -- fast` checks, runs the
 * unit tests and the files of other tests that changed since the last commit. A step that ends badly without a failed
 * test of its own counts as one failure.
 */
const steps: Record<string, Step> = {
  check: {
    run: async () => {
      const code = await runCommand('npm', ['run', '--silent', 'check']);
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
    atLeast: 1,
  },
  unit: { run: (folder) => runVitest('unit', folder), atLeast: 900 },
  functions: {
    run: (folder) => runVitest('functions', folder),
    atLeast: 230,
    tests: 'tests/functions/',
  },
  database: {
    run: (folder) => runVitest('database', folder),
    atLeast: 620,
    tests: 'tests/database/',
  },
  production: {
    run: (folder) => runVitest('production', folder),
    atLeast: 1,
    tests: 'tests/production/',
  },
  launcher: {
    run: (folder) => runVitest('launcher', folder),
    atLeast: 16,
    tests: 'tests/launcher/',
  },
  browser: {
    run: (folder) => runBrowserTests(folder, files),
    atLeast: 480,
    tests: 'tests/e2e/',
  },
};

async function runVitest(project: string, folder: string): Promise<Tally> {
  const report = join(folder, `${project}.json`);
  const code = await runCommand(process.execPath, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=tests/vitest.config.ts',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  ]);
  return readVitestReport(report, code);
}

/** Runs a step and says how it ended. */
async function runStep(name: string, { run, atLeast }: Step, folder: string): Promise<Tally> {
  console.log(`\n=== ${name}`);
  const tally = await run(folder).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const count = tally.passed + tally.failed;
  if (files.length === 0 && tally.failed === 0 && count < atLeast) {
    console.error(`Only ${count} tests ran, and there are ${atLeast} or more: are files left out?`);
    tally.failed = 1;
  }
  console.log(`=== ${name}: ${tally.passed} passed, ${tally.failed} failed`);
  return tally;
}

/** The arguments of each lane of a run by `npm test -- fast`. */
function fastLanes(): string[][] {
  const changed = changedFiles();
  const others = Object.entries(steps).flatMap(([name, { tests }]) => {
    const own = changed.filter(
      (file) => tests !== undefined && file.startsWith(tests) && /\.(?:spec|test)\.ts$/.test(file),
    );
    return own.length === 0 ? [] : [[name, ...own]];
  });
  return [['check'], ['unit'], ...others];
}

/** The steps one after the other in this process. */
async function runSteps(names: readonly string[]): Promise<Tally> {
  // Inside the project, because the built server finds its packages from where it stands.
  await mkdir('.data', { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(resolve('.data/tests-'));
  const total: Tally = { passed: 0, failed: 0 };
  try {
    for (const [name, step] of Object.entries(steps)) {
      if (!names.includes(name)) continue;
      const { passed, failed } = await runStep(name, step, folder);
      total.passed += passed;
      total.failed += failed;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return total;
}

// Whoever started this is gone or wants the end; what runs for a step ends with this process.
process.once('disconnect', () => process.exit(1));

const named = process.argv.slice(2).filter((name) => name !== laneMark);
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

const names = chosen.length > 0 ? chosen : Object.keys(steps);
/** Pages wait for a browser and the other steps for a database, so these run beside each other. */
const lanes = [
  names.filter((name) => name !== 'browser'),
  names.filter((name) => name === 'browser'),
]
  .filter((lane) => lane.length > 0)
  .map((lane) => [...lane, ...files]);

if (process.argv.includes(laneMark)) {
  const tally = await runSteps(names);
  process.send?.(tally, () => process.exit(tally.failed === 0 ? 0 : 1));
} else {
  const total = isFast
    ? await runLanes(fastLanes())
    : lanes.length > 1
      ? await runLanes(lanes)
      : await runSteps(names);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
}
