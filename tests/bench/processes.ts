import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
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
}

/** Starts a server as a process of its own and waits until it says where it listens. */
export async function startServer(started: Started): Promise<BenchServer> {
  const { file, env, args = [], execArgv = [] } = started;
  const child = fork(file, args, {
    env: { ...env, NODE_ENV: 'production' },
    execArgv,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const pid = child.pid ?? 0;
  const [message]: unknown[] = await Promise.race([
    once(child, 'message'),
    exited.then(() => Promise.reject(new Error(`${file} ended at its start.`))),
  ]);
  return {
    url: v.parse(readyMessage, message).url.replace(/\/$/, ''),
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
