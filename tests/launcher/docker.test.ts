import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { chmod, lstat, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { Stage, Step } from '../support/dockerfile.ts';
import { readDockerfile } from '../support/dockerfile.ts';
import { copyMigratedDatabase } from '../support/migrated-database.ts';
import { freePort } from '../support/product.ts';
import { buildForTests } from '../support/test-build.ts';

/**
 * Where no Docker runs, the Dockerfile's own steps are performed in an empty folder, each stage in a folder of its own that stands
 * for the root of its file system; where this user is root, by one who owns nothing else. Two things are put in place of what
 * takes minutes: `npm ci --omit=dev` gets the packages that the lock file names for it from this project, and the build finds in
 * `dist` the one that other tests have made, which it takes only when what was copied has the same fingerprint. Both come as
 * hard links.
 */
let root: string;
const stages = readDockerfile(readFileSync('Dockerfile', 'utf8'));
const settings: Record<string, string> = { VITE_SITE_URL: 'http://localhost:3000' };
const install = 'npm ci --omit=dev --no-audit --no-fund';
const home = '/home/node';

const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

beforeAll(async () => {
  const build = await buildForTests();
  root = await mkdtemp(join(tmpdir(), 'site-docker-'));
  await chmod(root, 0o755);
  link([process.execPath], join(root, 'bin'));
  for (const stage of stages) {
    await mkdir(join(root, stage.name, home), { recursive: true });
    await mkdir(folderIn(stage), { recursive: true });
    handOver(join(root, stage.name));
    for (const step of stage.steps) await perform(stage, step, build);
  }
});

afterAll(async () => {
  execFileSync('find', [root, '-type', 'd', '-exec', 'chmod', 'u+w', '{}', '+']);
  // In one call, as it is so many files.
  rmSync(root, { recursive: true, force: true });
});

async function perform(stage: Stage, step: Step, build: string): Promise<void> {
  const folder = folderIn(stage);
  if (step.kind === 'COPY') {
    for (const source of step.sources) {
      if (step.stage === undefined) await copy(source, join(folder, step.target));
      else move(join(root, step.stage, source), join(folder, step.target));
    }
    handOver(folder);
  }
  if (step.kind !== 'RUN') return;
  const isBuild = step.command.endsWith('production.ts build');
  if (step.command.startsWith(install)) linkPackages(folder);
  if (isBuild) link([build], join(folder, 'dist'));
  handOver(folder);
  const output = execFileSync(
    '/bin/sh',
    ['-ec', inRoot(stage, step.command.replace(install, 'true'))],
    {
      cwd: folder,
      env: environmentOf(stage),
      encoding: 'utf8',
      ...asNobody,
    },
  );
  if (isBuild) {
    expect(output, 'all that a build is made of was copied').toBe(
      `Nothing changed since the build in dist/${basename(build)}.\n`,
    );
  }
}

/** Makes the folders the user's own; the files, which have links elsewhere, stay as they are. */
function handOver(folder: string): void {
  if (asNobody.uid === undefined) return;
  execFileSync('find', [
    folder,
    '-type',
    'd',
    '-exec',
    'chown',
    `${asNobody.uid}:${asNobody.gid}`,
    '{}',
    '+',
  ]);
}

/** Absolute paths that a stage writes to, in the folder that stands for its root. */
function inRoot({ name }: Stage, text: string): string {
  return text.replaceAll(home, join(root, name, home));
}

/** The stage that another one begins with; it has settings alone, no files. */
function parentOf({ base }: Stage): Stage | undefined {
  const parent = stages.find(({ name }) => name === base);
  if (parent?.steps.some(({ kind }) => kind === 'RUN' || kind === 'COPY') === true) {
    throw new Error(`The stage ${base} has files, which this test does not take over.`);
  }
  return parent;
}

function folderIn(stage: Stage): string {
  const folders = [parentOf(stage), stage].flatMap((part) =>
    (part?.steps ?? []).flatMap((step) => (step.kind === 'WORKDIR' ? [step.value] : [])),
  );
  return join(root, stage.name, folders.at(-1) ?? '/');
}

function environmentOf(stage: Stage): Record<string, string> {
  const environment: Record<string, string> = {
    PATH: `${join(root, 'bin')}:/usr/bin:/bin`,
    HOME: join(root, stage.name, home),
  };
  for (const step of [...(parentOf(stage)?.steps ?? []), ...stage.steps]) {
    if (step.kind !== 'ENV') continue;
    const value = step.value.replace(/^\$(\w+)$/, (_, name: string) => settings[name] ?? '');
    environment[step.name] = inRoot(stage, value);
  }
  return environment;
}

/** The patterns of `.dockerignore`; unlike those of shells, a star of Docker's stands for a dot too. */
const ignored = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const pattern = line
      .replace(/^!/, '')
      .replaceAll('.', String.raw`\.`)
      .replaceAll(/(\*\*\/)|\*/g, (_, folders?: string) =>
        folders === undefined ? '[^/]*' : '(?:.*/)?',
      );
    return { isBack: line.startsWith('!'), pattern: new RegExp(`^${pattern}$`) };
  });

/** Whether a path goes to Docker: of the patterns that fit it, or a folder that it is in, the last one counts. */
function isSent(path: string): boolean {
  const names = path.split('/');
  const within = names.map((_, index) => names.slice(0, index + 1).join('/'));
  return (
    ignored.findLast(({ pattern }) => within.some((part) => pattern.test(part)))?.isBack ?? true
  );
}

/** Copies what of this project is sent to Docker, as COPY does: of a folder, its content. */
async function copy(source: string, target: string): Promise<void> {
  const isFolder = (await lstat(source)).isDirectory();
  cpSync(source, isFolder ? target : join(target, basename(source)), {
    recursive: true,
    filter: isSent,
  });
}

const lockFile = v.object({
  packages: v.record(v.string(), v.object({ dev: v.optional(v.boolean()) })),
});

/** The packages that `npm ci --omit=dev` installs, as they are installed here. */
function linkPackages(folder: string): void {
  const { packages } = v.parse(
    lockFile,
    JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')),
  );
  const wanted = Object.entries(packages)
    // Those within another one come with it.
    .filter(([path, { dev }]) => dev !== true && /^node_modules\/[^/]+(?:\/[^/]+)?$/.test(path))
    .map(([path]) => path)
    .filter((path) => existsSync(path));
  for (const scope of new Set(wanted.map((path) => dirname(path)))) {
    link(
      wanted.filter((path) => dirname(path) === scope),
      join(folder, scope),
    );
  }
  link(['node_modules/.bin'], join(folder, 'node_modules'));
}

/** Copies by hard links, or in full where these would lead to another file system. */
function link(paths: string[], target: string): void {
  execFileSync('mkdir', ['-p', target]);
  try {
    execFileSync('cp', ['-al', ...paths, target], { stdio: 'ignore' });
  } catch {
    execFileSync('cp', ['-a', ...paths, target]);
  }
}

/** Takes all that a stage has made: it comes to another one alone, and copies of 30,000 files would be a third of these tests' work. */
function move(from: string, to: string): void {
  for (const name of readdirSync(from)) renameSync(join(from, name), join(to, name));
}

const image = () => {
  const stage = stages.at(-1);
  if (stage === undefined) throw new Error('The Dockerfile has no stage.');
  return stage;
};

/** The last step of a kind in the image. */
function last<Kind extends Step['kind']>(kind: Kind) {
  return image().steps.findLast(
    (step): step is Extract<Step, { kind: Kind }> => step.kind === kind,
  );
}

it('the image holds the packages that run the site and no others', async () => {
  const installed = await readdir(join(folderIn(image()), 'node_modules'));
  expect(installed).toEqual(expect.arrayContaining(['react', 'srvx', 'pino', '@supabase']));
  for (const absent of ['vitest', 'playwright', 'oxlint', 'knip']) {
    expect(installed).not.toContain(absent);
  }
  expect(installed.filter((name) => name.startsWith('node-linux'))).toEqual([]);
  const content = await readdir(folderIn(image()));
  for (const absent of ['.env', '.git', '.data', 'tests']) expect(content).not.toContain(absent);
});

it('runs as a user without rights, writes into its own folders alone, and ends in order', async () => {
  expect(last('USER')?.value).toBe('node');
  const folder = folderIn(image());
  await copyMigratedDatabase(join(root, image().name, home, 'data/supabase'));
  if (asNobody.uid !== undefined) {
    const owner = `${asNobody.uid}:${asNobody.gid}`;
    execFileSync('chown', ['-R', owner, join(root, image().name, home)]);
  }
  execFileSync('find', [folder, '-type', 'd', '-exec', 'chmod', 'a-w', '{}', '+']);
  const env = {
    ...environmentOf(image()),
    PORT: String(await freePort()),
    SUPABASE_PORT: String(await freePort()),
    SUPABASE_FUNCTIONS_PORT: String(await freePort()),
    ASSETS_DIR: join(root, image().name, home, 'assets'),
  };
  const [program = '', ...args] = last('CMD')?.command ?? [];
  const site = spawn(program, args, { cwd: folder, env, stdio: 'pipe', ...asNobody });
  let printed = '';
  for (const output of [site.stdout, site.stderr]) {
    output.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  }
  const exited = once(site, 'exit');
  try {
    const [check = '', ...checkArgs] = last('HEALTHCHECK')?.command ?? [];
    const isHealthy = async () => {
      const [code] = await once(spawn(check, checkArgs, { env, ...asNobody }), 'exit');
      return code === 0 || site.exitCode !== null;
    };
    expect(await isHealthy(), 'before it listens').toBe(false);
    await expect.poll(isHealthy, { interval: 1_000 }).toBe(true);
    expect(printed).toContain('The site is at');
    for (const path of ['/healthz', '/readyz', '/', '/blog']) {
      const { status } = await fetch(`http://127.0.0.1:${env.PORT}${path}`);
      expect([path, status]).toEqual([path, 200]);
    }
  } finally {
    site.kill('SIGTERM');
    await exited;
  }
  expect([site.exitCode, printed]).toEqual([0, expect.not.stringMatching(/error/i)]);
});

it.each([
  ['app/router.tsx', true],
  ['supabase/migrations/20250818120000_blog_posts.sql', true],
  ['app/server/log.server.test.ts', false],
  ['public/favicon.svg', true],
  ['public/icon-192.png', false],
  ['.env', false],
  ['.git/config', false],
  ['.data/supabase/keys.json', false],
  ['node_modules/react/index.js', false],
])('%s is sent to Docker: %s', (path, sent) => {
  expect(isSent(path)).toBe(sent);
});

const compose = v.object({
  services: v.record(
    v.string(),
    v.object({
      build: v.optional(v.object({ args: v.record(v.string(), v.string()) })),
      environment: v.record(v.string(), v.string()),
    }),
  ),
});

it('every setting of the company reaches the build, and others are spelled as .env.example has them', () => {
  const known = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')));
  const company = known.filter((name) => name.startsWith('VITE_'));
  const given = stages.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.kind === 'ARG' ? [step.value] : [])),
  );
  expect(new Set(given)).toEqual(new Set(company));
  for (const name of company) expect(environmentOf(image())).toHaveProperty(name);

  const { services } = v.parse(
    compose,
    parse(readFileSync('compose.yaml', 'utf8'), { merge: true }),
  );
  expect(new Set(Object.keys(services['site-1']?.build?.args ?? {}))).toEqual(new Set(company));
  const unit = readFileSync('deploy/desentupimento@.service', 'utf8');
  const used = [
    ...Object.keys(services['site-2']?.environment ?? {}),
    ...[...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0]),
    ),
  ];
  expect(used.length).toBeGreaterThan(8);
  expect(used.filter((name) => name !== 'NODE_ENV' && !known.includes(name ?? ''))).toEqual([]);
});
