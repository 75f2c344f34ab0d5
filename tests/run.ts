import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runBrowserTests } from './support/browser-tests.ts';
import { runCommand } from './support/command.ts';
import { runFunctionTests } from './support/function-tests.ts';
import type { Tally } from './support/report.ts';
import { readVitestReport } from './support/report.ts';

/**
 * `npm test`: runs every step, or those named as arguments, and ends with one line "N passed, N failed".
 * Other arguments choose the files, for work in progress: `npm test -- browser quote map`. A step that ends
 * badly without a failed test of its own counts as one failure.
 */
const steps: Record<string, (folder: string) => Promise<Tally>> = {
  check: async () => {
    const code = await runCommand('npm', ['run', '--silent', 'check']);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
  unit: (folder) => runVitest('unit', folder),
  functions: (folder) => runFunctionTests(folder),
  database: (folder) => runVitest('database', folder),
  launcher: (folder) => runVitest('launcher', folder),
  browser: (folder) => runBrowserTests(folder, files),
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

const named = process.argv.slice(2);
const chosen = named.filter((name) => name in steps);
/** Parts of file names; only these run. */
const files = named.filter((name) => !(name in steps));
if (files.length > 0 && chosen.length === 0) {
  console.error(
    `Unknown step ${files.join(', ')}; the steps are ${Object.keys(steps).join(', ')}.`,
  );
  process.exit(1);
}

// Whoever started this is gone or wants the end; what runs for a step ends with this process.
process.once('disconnect', () => process.exit(1));

// Inside the project, because the built server finds its packages from where it stands.
await mkdir('.data', { recursive: true, mode: 0o700 });
const folder = await mkdtemp(resolve('.data/tests-'));
const total: Tally = { passed: 0, failed: 0 };
try {
  for (const [name, run] of Object.entries(steps)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    console.log(`\n=== ${name}`);
    const tally = await run(folder).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return { passed: 0, failed: 1 };
    });
    console.log(`=== ${name}: ${tally.passed} passed, ${tally.failed} failed`);
    total.passed += tally.passed;
    total.failed += tally.failed;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
