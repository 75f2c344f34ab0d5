import type { ChildProcess } from 'node:child_process';
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import pRetry from 'p-retry';
import * as v from 'valibot';

/** A server on one core and its load on another do not take time from each other, where there are two and Linux. */
const cores = { server: 0, load: 1 };

/** Keeps a process, and what it starts from now on, on a core; `taskset` is Linux's. */
export function keepOnCore(pid: number, core: keyof typeof cores): void {
  if (availableParallelism() < 2) return;
  spawnSync('taskset', ['-acp', String(cores[core]), String(pid)], { stdio: 'ignore' });
}

/** The arguments that start a command on the core of the load. */
export function onLoadCore(command: string, args: readonly string[]): [string, string[]] {
  const isPossible = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;
  return isPossible
    ? ['taskset', ['-c', String(cores.load), command, ...args]]
    : [command, [...args]];
}

const readyMessage = v.object({ type: v.literal('ready'), url: v.string() });

export interface BenchServer {
  url: string;
  pid: number;
  send(message: object): Promise<void>;
  stop(): Promise<void>;
}

interface Started {
  file: string;
  env: NodeJS.ProcessEnv;
  args?: readonly string[];
  /** Node's own arguments. */
  execArgv?: string[];
  /** Where a server will listen that does not say so. */
  url?: string;
}

/** Starts a server as a process of its own and waits until it says where it listens, or answers there. */
export async function startServer(started: Started): Promise<BenchServer> {
  const { file, env, args = [], execArgv = [], url } = started;
  const child = fork(file, args, {
    env: { ...env, NODE_ENV: 'production' },
    execArgv,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  const exited = once(child, 'exit').finally(() => process.off('exit', kill));
  const pid = child.pid ?? 0;
  const listening = await Promise.race([
    url === undefined ? whereReady(child) : untilItAnswers(url),
    exited.then(() => Promise.reject(new Error(`${file} ended at its start.`))),
  ]);
  return {
    url: listening.replace(/\/$/, ''),
    pid,
    send: async (sent) => {
      const done = once(child, 'message');
      child.send(sent);
      await done;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function whereReady(child: ChildProcess): Promise<string> {
  const [message]: unknown[] = await once(child, 'message');
  return v.parse(readyMessage, message).url;
}

/** Asks until a server is there, whatever it answers. */
const untilItAnswers = (url: string): Promise<string> =>
  pRetry(() => fetch(url, { method: 'HEAD' }), {
    retries: 300,
    minTimeout: 100,
    factor: 1,
  }).then(() => url);

/** Milliseconds of processor time that a process has used. */
export async function processorTime(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  // utime and stime, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The most memory that a process has held since the last look, in megabytes. */
export async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_000;
}

/** The memory that a process holds now, in megabytes. */
export async function memory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_000;
}
