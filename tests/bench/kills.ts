import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '#supabase/database.types.ts';
import { loadOrCreateKeys } from '#supabase/local/keys.ts';
import { neutralEnvironment } from '../support/command.ts';
import { freePort } from '../support/product.ts';
import { rows } from '../support/rows.ts';
import { buildForTests } from '../support/test-build.ts';
import { percentile } from './figures.ts';

/**
 * `npm run bench:kills`: kills the web server, the embedded Supabase or its functions with kill -9 while rows are written, 50
 * times in all or as often as given, and starts the site anew each time. Ends with 1 when a confirmed row was lost, a start
 * was not clean or something went on running. Linux alone tells what runs.
 */
const rounds = Number(process.argv[2] ?? 50);
/** What a process is found by, by its command line. */
const victims = ['node-server.ts', 'stack.ts', 'functions-server.ts'] as const;
const writers = 4;

await mkdir('.data', { recursive: true, mode: 0o700 });
const folder = await mkdtemp(resolve('.data/kills-'));
const buildDir = dirname(await buildForTests());
const ports = {
  PORT: String(await freePort()),
  SUPABASE_PORT: String(await freePort()),
  SUPABASE_FUNCTIONS_PORT: String(await freePort()),
};

function start() {
  const child = spawn(process.execPath, ['app/launcher/production.ts'], {
    env: {
      ...neutralEnvironment(),
      ...ports,
      DATA_DIR: folder,
      BUILD_DIR: buildDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  child.once('exit', () => process.off('exit', stop));
  let output = '';
  let errors = '';
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  const ready = new Promise<void>((done, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('The site is at')) done();
    });
    void exited.then(() => fail(new Error(`It did not start: ${errors}`)));
  });
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return { pid: child.pid ?? 0, ready, exited, errors: () => errors };
}

/** A file of a process; empty when that is gone. */
const read = (path: string) => readFile(path, 'utf8').catch(() => '');

/** All processes that a process has started, and those that they have. */
async function descendants(pid: number): Promise<{ pid: number; command: string }[]> {
  const children = (await read(`/proc/${pid}/task/${pid}/children`)).split(' ').filter(Boolean);
  const found = await Promise.all(
    children
      .map(Number)
      .map(async (child) => [
        { pid: child, command: await read(`/proc/${child}/cmdline`) },
        ...(await descendants(child)),
      ]),
  );
  return found.flat();
}

async function isListening(port: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}

const startTimes: number[] = [];
let acknowledged: string[] = [];
let total = 0;
const problems: string[] = [];

try {
  for (let round = 0; round <= rounds; round += 1) {
    const began = performance.now();
    const site = start();
    await site.ready;
    startTimes.push(performance.now() - began);
    if (site.errors() !== '') problems.push(`Start ${round} was not clean: ${site.errors()}`);
    const { secretKey } = await loadOrCreateKeys(join(folder, 'supabase', 'keys.json'));
    const client = createClient<Database>(`http://127.0.0.1:${ports.SUPABASE_PORT}`, secretKey, {
      auth: { persistSession: false },
      db: { retry: false },
    });
    const { data } = await client
      .from('url_monitoring')
      .select('url')
      .in('url', acknowledged)
      .throwOnError();
    const lost = acknowledged.length - new Set(data.map(({ url }) => url)).size;
    if (lost > 0) problems.push(`Start ${round} has lost ${lost} of ${acknowledged.length} rows.`);
    const { count } = await client
      .from('url_monitoring')
      .select('*', { count: 'exact', head: true })
      .throwOnError();
    if ((count ?? 0) < total) problems.push(`Start ${round} has ${count} of ${total} rows.`);
    if (round === rounds) {
      process.kill(site.pid, 'SIGTERM');
      if ((await site.exited) !== 0) problems.push('The last end was not clean.');
      break;
    }

    const victim = victims[round % victims.length] ?? victims[0];
    const found = (await descendants(site.pid)).find(({ command }) => command.includes(victim));
    if (found === undefined) throw new Error(`No ${victim} runs.`);
    acknowledged = [];
    // In the middle of a write, of the first or of one of many.
    const killAt = 1 + Math.floor(Math.random() * 100);
    let isKilled = false;
    await Promise.all(
      Array.from({ length: writers }, async () => {
        for (;;) {
          const row = rows.url_monitoring();
          const { error } = await client.from('url_monitoring').insert(row);
          if (error !== null) return;
          acknowledged.push(row.url);
          if (acknowledged.length < killAt || isKilled) continue;
          isKilled = true;
          setImmediate(() => process.kill(found.pid, 'SIGKILL'));
        }
      }),
    );
    total += acknowledged.length;
    if ((await site.exited) !== 1) problems.push(`The end after kill ${round} was not an error.`);
    const listening = await Promise.all(Object.values(ports).map(isListening));
    if (listening.includes(true)) problems.push(`After kill ${round} something went on running.`);
    process.stdout.write('.');
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
const seconds = (time: number) => (time / 1_000).toFixed(1);
console.log(
  `\n${rounds} kills, ${total} rows confirmed; a start took ${seconds(percentile(startTimes, 0.5))} s, at most ${seconds(Math.max(...startTimes))} s.`,
);
for (const problem of problems) console.error(`BROKEN: ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
