import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parseCompany } from '#app/company/environment.build.ts';
import { neutralEnvironment } from '../support/command.ts';
import { blockNamed } from '../support/guide.ts';
import { copyMigratedDatabase } from '../support/migrated-database.ts';
import { freePort } from '../support/product.ts';
import { buildForTests } from '../support/test-build.ts';

interface Ports {
  PORT: string;
  SUPABASE_PORT: string;
  SUPABASE_FUNCTIONS_PORT: string;
}

let folder: string;
let ports: Ports;

/** Free ports for a site of its own, with other settings. */
const freePorts = async <Settings extends object>(
  settings: Settings,
): Promise<Ports & Settings> => ({
  ...settings,
  PORT: String(await freePort()),
  SUPABASE_PORT: String(await freePort()),
  SUPABASE_FUNCTIONS_PORT: String(await freePort()),
});

beforeAll(async () => {
  await mkdir('.data', { recursive: true, mode: 0o700 });
  folder = await mkdtemp(resolve('.data/launcher-tests-'));
  ports = await freePorts({});
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const launched: ChildProcess[] = [];

afterEach(() => {
  for (const child of launched.splice(0)) child.kill('SIGKILL');
});

interface Launch {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** The launcher itself, or npm, which is the outermost process of a start. */
  command?: readonly [string, ...string[]];
}

const launcher = [process.execPath, 'app/launcher/production.ts'] as const;
/** The first command that a newcomer types; what else npm has to say of a machine is not asked. */
const [npmStart = ''] = blockNamed('two-commands').split('#');
const npm = ['env', 'npm_config_loglevel=error', ...npmStart.trim().split(' ')] as const;

const half = (task: 'build' | 'serve') => [...launcher, task] as const;

/** Starts the site; `ready` settles when it says where the site is, or when it ends. */
function launch({ env = {}, cwd, command: [program, ...args] = launcher }: Launch = {}) {
  const child = spawn(program, args, {
    cwd,
    env: {
      ...neutralEnvironment(),
      ...ports,
      DATA_DIR: folder,
      BUILD_DIR: join(folder, 'dist'),
      ...env,
    },
    // A group of its own, as a supervisor gives it; a test signals one process of it.
    detached: true,
  });
  launched.push(child);
  let output = '';
  let errors = '';
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  // When nothing is left that could write: what it started has ended too.
  const closed = new Promise((done) => child.once('close', done));
  const ready = new Promise<void>((done) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('The site is at')) done();
    });
    void exited.finally(done);
  });
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return {
    child,
    exited,
    closed,
    ready,
    /** kill -9 for npm and the launcher at once; the parts of the site have groups of their own. */
    killAll: () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'),
    output: () => output,
    errors: () => errors,
  };
}

async function isListening(port: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}

const listening = ({ PORT, SUPABASE_PORT, SUPABASE_FUNCTIONS_PORT } = ports) =>
  Promise.all([PORT, SUPABASE_PORT, SUPABASE_FUNCTIONS_PORT].map(isListening));
const nothing = [false, false, false];

const hosted = {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1234567890',
  SUPABASE_SECRET_KEY: 'sb_secret_1234567890',
};

describe('a start that cannot succeed says why in one sentence, and leaves nothing running', () => {
  it.each([
    [{ VITE_COMPANY_PHONE: '123' }, /^Invalid environment: VITE_COMPANY_PHONE must be .*\n$/],
    [{ VITE_SITE_URL: 'exemplo' }, /^Invalid environment: VITE_SITE_URL must be .*\n$/],
    [{ PORT: 'x' }, /^Invalid environment: PORT must be .*\n$/],
    [{ TRUST_PROXY: 'yes' }, /^Invalid environment: TRUST_PROXY must be .*\n$/],
    [{ OUTGOING_TIMEOUT_MS: 'abc' }, /^Invalid environment: OUTGOING_TIMEOUT_MS must be .*\n$/],
    [{ ENV_FILE: 'missing.env' }, /^ENV_FILE names missing\.env, which does not exist\.\n$/],
    [
      { SUPABASE_URL: 'https://abc.supabase.co' },
      /^Invalid environment: SUPABASE_PUBLISHABLE_KEY is not set.*\n$/,
    ],
    [
      hosted,
      /^The site has the placeholder phone number but runs on abc\.supabase\.co: set VITE_COMPANY_PHONE .*\n$/,
    ],
    [
      { ...hosted, VITE_COMPANY_PHONE: '(24) 98765-4321' },
      /^The site's address is http:\/\/localhost:\d+ but .* set VITE_SITE_URL .*\n$/,
    ],
  ])('%o', async (env, sentence) => {
    const { exited, errors, output } = launch({ env });
    expect(await exited).toBe(1);
    expect(errors()).toMatch(sentence);
    // It could be known before.
    expect(output()).not.toContain('Building');
    expect(await listening()).toEqual(nothing);
  });

  it('nothing built to serve', async () => {
    const { exited, errors } = launch({ command: half('serve') });
    expect(await exited).toBe(1);
    expect(errors()).toMatch(
      /^\S+dist has no build of these sources and settings: run "npm run build" .*\n$/,
    );
    expect(await listening()).toEqual(nothing);
  });

  it('a build that was stopped', async () => {
    const build = launch({ command: half('build') });
    await expect.poll(build.output).toContain('Building');
    build.child.kill('SIGTERM');
    // Not 0: what follows a build in a script must not run.
    expect(await build.exited).toBe(1);
    const serve = launch({ command: half('serve') });
    expect(await serve.exited).toBe(1);
    expect(serve.errors()).toContain('has no build');
  });

  it.each(['PORT', 'SUPABASE_PORT', 'SUPABASE_FUNCTIONS_PORT'] as const)(
    'a taken %s',
    async (variable) => {
      const other = createServer();
      await new Promise<void>((done) => other.listen(Number(ports[variable]), '127.0.0.1', done));
      const { exited, errors, output } = launch();
      expect(await exited).toBe(1);
      expect(errors()).toMatch(
        new RegExp(`^Port ${ports[variable]} is taken .* set ${variable} to a free port\\.\n$`),
      );
      expect(output()).not.toContain('Building');
      await new Promise((done) => other.close(done));
      expect(await listening()).toEqual(nothing);
    },
  );
});

/** What a start complained of; a regular job that is due before the web server is there finds no site, and says so. */
const complaints = ({ errors }: ReturnType<typeof launch>) =>
  errors()
    .split('\n')
    .filter((line) => line !== '' && !line.includes('advanced-url-monitoring'));

const robotsOf = async (site: string) => (await fetch(`${site}/robots.txt`)).text();

it('.env.example, copied as it is, asks for the same build as no file', async () => {
  const copied = parseEnv(await readFile('.env.example', 'utf8'));
  expect(parseCompany(copied)).toEqual(parseCompany({}));
});

describe('a start in a clone with a copy of .env.example', () => {
  let clone: string;
  /** Nothing is set but the ports and, since the build is that of other tests, its address. */
  const asNewcomer = {
    DATA_DIR: undefined,
    BUILD_DIR: undefined,
    ENV_FILE: undefined,
    VITE_SITE_URL: 'http://localhost:3000',
  };
  const start = (env: NodeJS.ProcessEnv = {}) =>
    launch({ command: npm, cwd: clone, env: { ...asNewcomer, ...env } });

  beforeAll(async () => {
    const shared = await buildForTests();
    // Outside the project, whose .gitignore would hide its sources from Tailwind.
    clone = await mkdtemp(join(tmpdir(), 'site-clone-'));
    const root = ['app.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];
    for (const part of ['app', 'supabase', 'public', ...root]) {
      cpSync(part, join(clone, part), { recursive: true });
    }
    await symlink(resolve('node_modules'), join(clone, 'node_modules'));
    cpSync('.env.example', join(clone, '.env'));
    cpSync(shared, join(clone, 'dist', basename(shared)), { recursive: true });
  });
  afterAll(() => rm(clone, { recursive: true, force: true }));

  it('makes a database and shows the sign-in, goes on beside one that builds and ends with npm, and leaves by kill -9 what the next one takes over', async () => {
    const data = join(clone, '.data');
    // As a start leaves it that is killed while it makes the database.
    await mkdir(join(data, 'supabase', 'database', 'base'), { recursive: true });
    await writeFile(join(data, 'supabase', 'database', 'PG_VERSION'), '17');
    await chmod(data, 0o755);
    const first = start();
    await first.ready;
    expect((await stat(data)).mode & 0o777, 'its data is for its owner alone').toBe(0o700);
    expect([complaints(first), first.output().includes('Building')]).toEqual([[], false]);
    expect(first.output()).toContain(`The site is at http://localhost:${ports.PORT}`);
    expect(first.output()).toMatch(/only samples: 3, marked "Exemplo" .*testimonials\.ts/);
    expect(first.output()).toMatch(/e-mail: {3}admin@example\.com\n {2}password: \S{16}\n/);
    const site = `http://127.0.0.1:${ports.PORT}`;
    expect((await fetch(`${site}/blog`)).status).toBe(200);
    const scripts = /src="(\/assets\/[^"]+\.js)"/;
    const [, script = '/no-script'] = scripts.exec(await (await fetch(site)).text()) ?? [];

    const beside = await freePorts({ VITE_SITE_URL: 'http://localhost:3001' });
    const otherData = join(clone, 'other');
    await copyMigratedDatabase(join(otherData, 'supabase'));
    const other = start({ ...beside, DATA_DIR: otherData });
    await other.ready;
    expect([complaints(other), other.output().includes('Building')]).toEqual([[], true]);
    expect(await robotsOf(`http://127.0.0.1:${beside.PORT}`)).toContain(
      'http://localhost:3001/sitemap.xml',
    );
    // A supervisor that does not ask: npm is gone, and what it started notices.
    other.child.kill('SIGKILL');
    await other.closed;
    expect(other.output()).toContain('Stopping…');
    expect(await listening(beside)).toEqual(nothing);
    expect(await readdir(join(clone, 'dist'))).toHaveLength(2);
    expect(await robotsOf(site)).toContain('http://localhost:3000/sitemap.xml');
    expect((await fetch(`${site}${script}`)).status).toBe(200);

    first.killAll();
    await first.exited;
    await expect.poll(() => listening()).toEqual(nothing);
    const second = start();
    await second.ready;
    expect([complaints(second), second.output().includes('Building')]).toEqual([[], false]);
    // Its data are those of the first: the sign-in was shown by the start that made the account.
    expect(second.output()).not.toContain('password');
    expect(await listening()).toEqual([true, true, true]);
    // A request in flight finishes.
    const inFlight = fetch(`${site}/blog?pagina=2`).then((response) => response.text());
    await fetch(`${site}/robots.txt`);
    second.child.kill('SIGTERM');
    expect(await inFlight).toContain('</html>');
    expect(await second.exited).toBe(0);
    expect(await listening()).toEqual(nothing);
  });
});
