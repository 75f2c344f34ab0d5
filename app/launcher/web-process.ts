import { fork } from 'node:child_process';
import * as v from 'valibot';

const readyMessage = v.object({ type: v.literal('ready'), url: v.string() });

/**
 * The web server's process, and what keeps it small. Node would let young objects take 130 MB, and old ones many times what is needed,
 * before it looks which of them still are: with 64 MB of them, then whenever they are two fifths more than was needed, and the bytes
 * of finished requests go with them. The C library would give each thread that compresses a heap of its own, which never shrinks. A
 * limit for old objects (`--max-old-space-size`) made every page a fifth dearer.
 */
export const webServerProcess = {
  file: 'app/launcher/node-server.ts',
  // In megabytes.
  execArgv: [
    '--max-semi-space-size=8',
    '--initial-old-space-size=64',
    // In percent.
    '--heap-growing-percent=40',
  ],
  env: { MALLOC_ARENA_MAX: '2' },
};

export interface WebServer {
  url: string;
  onExit(listener: (code: number | null) => void): void;
  stop(): Promise<void>;
}

/**
 * Starts the web server as a process of its own and waits until it listens. Rejects with what the
 * process said when it ends before that.
 */
export async function startWebServer(env: NodeJS.ProcessEnv): Promise<WebServer> {
  const child = fork(webServerProcess.file, {
    env: { ...webServerProcess.env, ...env, NODE_ENV: 'production' },
    execArgv: webServerProcess.execArgv,
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    // Ctrl-C reaches only the launcher, which stops its processes in order.
    detached: true,
  });
  let problem = '';
  const collect = (chunk: Buffer) => (problem += chunk.toString());
  child.stderr?.on('data', collect);
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  const url = await new Promise<string>((done, reject) => {
    child.once('message', (message) => done(v.parse(readyMessage, message).url));
    void exited.then(() =>
      reject(new Error(problem.trim() || 'The web server ended at its start.')),
    );
  });
  child.stderr?.off('data', collect);
  child.stderr?.pipe(process.stderr);
  return {
    url,
    onExit: (listener) => void exited.then(listener),
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
