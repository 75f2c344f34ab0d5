import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { neutralEnvironment } from '../support/command.ts';
import { freePort } from '../support/product.ts';

let folder: string;
let ports: { PORT: string; SUPABASE_PORT: string; SUPABASE_FUNCTIONS_PORT: string };

beforeAll(async () => {
  await mkdir('.data', { recursive: true, mode: 0o700 });
  folder = await mkdtemp(resolve('.data/launcher-tests-'));
  ports = {
    PORT: String(await freePort()),
    SUPABASE_PORT: String(await freePort()),
    SUPABASE_FUNCTIONS_PORT: String(await freePort()),
  };
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const launched: ChildProcess[] = [];

afterEach(() => {
  for (const child of launched.splice(0)) child.kill('SIGKILL');
});

/** Runs `npm start`'s launcher; `ready` settles when it says where the site is, or when it ends. */
function launch(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['app/launcher/start.ts'], {
    env: {
      ...neutralEnvironment(),
      ...ports,
      DATA_DIR: folder,
      BUILD_DIR: join(folder, 'dist'),
      ...env,
    },
  });
  launched.push(child);
  let output = '';
  let errors = '';
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  const ready = new Promise<void>((done) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('The site is at')) done();
    });
    void exited.finally(done);
  });
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return { child, exited, ready, output: () => output, errors: () => errors };
}

async function isListening(port: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}

const listening = () => Promise.all(Object.values(ports).map(isListening));
const nothing = [false, false, false];

describe('a start that cannot succeed says why in one sentence, and leaves nothing running', () => {
  it.each([
    [{ VITE_COMPANY_PHONE: '123' }, /^Invalid environment: VITE_COMPANY_PHONE must be .*\n$/],
    [{ VITE_SITE_URL: 'exemplo' }, /^Invalid environment: VITE_SITE_URL must be .*\n$/],
    [{ PORT: 'x' }, /^Invalid environment: PORT must be .*\n$/],
    [
      { SUPABASE_URL: 'https://abc.supabase.co' },
      /^Invalid environment: SUPABASE_PUBLISHABLE_KEY is not set.*\n$/,
    ],
    [
      {
        SUPABASE_URL: 'https://abc.supabase.co',
        SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1234567890',
        SUPABASE_SECRET_KEY: 'sb_secret_1234567890',
      },
      /^The site was built with the placeholder phone number .* set VITE_COMPANY_PHONE .*\n$/,
    ],
  ])('%o', async (env, sentence) => {
    const { exited, errors } = launch(env);
    expect(await exited).toBe(1);
    expect(errors()).toMatch(sentence);
    expect(await listening()).toEqual(nothing);
  });

  it.each(['PORT', 'SUPABASE_PORT', 'SUPABASE_FUNCTIONS_PORT'] as const)(
    'a taken %s',
    async (variable) => {
      const other = createServer();
      await new Promise<void>((done) => other.listen(Number(ports[variable]), '127.0.0.1', done));
      const { exited, errors } = launch();
      expect(await exited).toBe(1);
      expect(errors()).toContain(ports[variable]);
      await new Promise((done) => other.close(done));
      expect(await listening()).toEqual(nothing);
    },
  );
});

describe('a start', () => {
  it('brings the site up, shows the sign-in once, and ends cleanly on SIGTERM', async () => {
    await chmod(folder, 0o755);
    const first = launch();
    await first.ready;
    expect((await stat(folder)).mode & 0o777, 'its data is for its owner alone').toBe(0o700);
    expect(first.errors()).toBe('');
    expect(first.output()).toContain(`The site is at http://localhost:${ports.PORT}`);
    expect(first.output()).toMatch(/e-mail: {3}admin@example\.com\n {2}password: \S{16}\n/);
    const page = fetch(`http://127.0.0.1:${ports.PORT}/blog`);
    expect((await page).status).toBe(200);

    // A request in flight finishes.
    const inFlight = fetch(`http://127.0.0.1:${ports.PORT}/blog?pagina=2`).then((response) =>
      response.text(),
    );
    await fetch(`http://127.0.0.1:${ports.PORT}/robots.txt`);
    first.child.kill('SIGTERM');
    expect(await inFlight).toContain('</html>');
    expect(await first.exited).toBe(0);
    expect(await listening()).toEqual(nothing);
  });

  it('keeps its data, and ends with all its processes when it is killed', async () => {
    const second = launch();
    await second.ready;
    expect(second.output()).not.toContain('password');
    second.child.kill('SIGKILL');
    await second.exited;
    await expect.poll(listening, { timeout: 20_000 }).toEqual(nothing);

    const third = launch();
    await third.ready;
    expect(await listening()).toEqual([true, true, true]);
    third.child.kill('SIGINT');
    expect(await third.exited).toBe(0);
    expect(await listening()).toEqual(nothing);
  });
});
