import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { neutralEnvironment } from '../support/command.ts';

interface Options {
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Another user, by number. */
  user?: { uid: number; gid: number };
  /** What it writes to its standard error when it serves. */
  readyWhen: RegExp;
}

/** Ends the program that it starts as soon as its own standard input ends: with the tests, however these end. */
const guard = '"$@" </dev/null & program=$!; read -r _; kill -INT $program; wait $program';

/** Starts a program that cannot outlive this process, and waits until it serves. Rejects with what it wrote when it ends before. */
export async function startGuarded({ command, args, env, user, readyWhen }: Options) {
  const child = spawn('sh', ['-c', guard, 'sh', command, ...args], {
    cwd: '/',
    env: { PATH: neutralEnvironment()['PATH'], LC_ALL: 'C', ...env },
    // Ctrl-C reaches the tests, which end it in order.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    ...user,
  });
  const exited = new Promise<void>((done) => child.once('close', () => done()));
  const written: string[] = [];
  await new Promise<void>((done, reject) => {
    child.once('error', reject);
    createInterface({ input: child.stderr }).on('line', (line) => {
      written.push(line);
      if (readyWhen.test(line)) done();
    });
    void exited.then(() => reject(new Error(`${command} ended:\n${written.join('\n')}`)));
  });
  return {
    /** What it wrote to its standard error so far. */
    written,
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
}
