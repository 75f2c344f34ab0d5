import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import * as v from 'valibot';
import { installParts } from '../support/install-parts.ts';
import { onLoadCore, processorTime } from './processes.ts';

/** The codings that Chrome accepts, as it lists them. */
export const asChrome = 'gzip, deflate, br, zstd';

export interface Load {
  url: string;
  acceptEncoding: string;
  connections: number;
  seconds: number;
}

interface Count {
  requests: number;
  /** Answers that were none of 200, and requests without one. */
  bad: number;
}

/** Folder of the packages that only measuring needs: autocannon and Lighthouse. */
export const benchPackages = () =>
  installParts(join(import.meta.dirname, 'parts'), 'bench-packages');

const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

async function run(command: string, args: readonly string[]): Promise<string> {
  const child = spawn(...onLoadCore(command, args), { stdio: ['ignore', 'pipe', 'ignore'] });
  return text(child.stdout);
}

const cannonReport = v.object({
  '2xx': v.number(),
  non2xx: v.number(),
  errors: v.number(),
});

/** autocannon, which npm has; it takes about as much of a processor as the server that it asks. */
async function askWithAutocannon({ url, acceptEncoding, connections, seconds }: Load) {
  const cannon = join(await benchPackages(), 'autocannon/autocannon.js');
  const printed = await run(process.execPath, [
    cannon,
    '--json',
    `--connections=${connections}`,
    `--duration=${seconds}`,
    `--headers=accept-encoding=${acceptEncoding}`,
    url,
  ]);
  const report = v.parse(v.pipe(v.string(), v.parseJson(), cannonReport), printed);
  return { requests: report['2xx'], bad: report.non2xx + report.errors };
}

/** wrk, where the machine has it: it takes so little that the server is what is measured. */
async function askWithWrk({ url, acceptEncoding, connections, seconds }: Load): Promise<Count> {
  const printed = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    // As autocannon's: what is slow has not gone wrong.
    '--timeout=10s',
    `-Haccept-encoding: ${acceptEncoding}`,
    url,
  ]);
  const numberIn = (pattern: RegExp) => Number(pattern.exec(printed)?.[1] ?? 0);
  return {
    requests: numberIn(/(\d+) requests in/),
    bad: numberIn(/Non-2xx or 3xx responses: (\d+)/) + numberIn(/timeout (\d+)/),
  };
}

/** What a server did under a load. */
export interface Served {
  requests: number;
  /** Processor time of the server. */
  milliseconds: number;
  perSecond: number;
}

/** Loads a server for some seconds. Throws when an answer was not 200. */
export async function load(pid: number, asked: Load): Promise<Served> {
  const before = await processorTime(pid);
  const began = performance.now();
  const { requests, bad } = await (hasWrk ? askWithWrk : askWithAutocannon)(asked);
  const seconds = (performance.now() - began) / 1_000;
  const milliseconds = (await processorTime(pid)) - before;
  if (bad > 0 || requests === 0) {
    throw new Error(`${asked.url}: ${bad} of ${requests} requests went wrong.`);
  }
  return { requests, milliseconds, perSecond: requests / seconds };
}
