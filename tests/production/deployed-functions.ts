import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { denoBinary } from '#supabase/local/functions-process.ts';
import { listen } from '../stand-ins/listen.ts';
import { sendJson } from '../stand-ins/control.ts';
import { neutralEnvironment } from '../support/command.ts';
import { startGuarded } from './guarded-process.ts';
import type { DeployedFunction } from './management-api.ts';

interface Options {
  functions: Iterable<DeployedFunction>;
  /** All that their environment holds: the project's secrets, and what hosted Supabase says of the project itself. */
  env: Record<string, string>;
}

/**
 * Serves functions as hosted Supabase does: each in a process of its own, which has the uploaded files, the packages of the
 * uploaded import map and its environment, and nothing else. They answer at `/functions/v1/{slug}`.
 */
export async function serveDeployedFunctions({ functions, env }: Options) {
  const folder = await mkdtemp(join(tmpdir(), 'deployed-functions-'));
  const unpacked: Unpacked[] = [];
  for (const edgeFunction of functions) unpacked.push(await unpack(edgeFunction, folder));
  const processes = await Promise.all(unpacked.map((one) => startFunction(one, env)));
  const running = new Map(processes.map((one) => [one.slug, one]));
  const gateway = await listen(async (request, response, body) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, slug = ''] = /^\/functions\/v1\/([^/]+)/.exec(pathname) ?? [];
    const target = running.get(slug);
    if (target === undefined) {
      return sendJson(response, 404, {
        code: 'NOT_FOUND',
        message: 'Requested function was not found',
      });
    }
    // Opaque keys are no tokens: hosted Supabase turns them away where a function wants a token checked.
    if (target.verifyJwt) {
      return sendJson(response, 401, { code: 401, message: 'Missing authorization header' });
    }
    const headers = new Headers();
    for (const name of ['apikey', 'authorization', 'content-type']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const answer = await fetch(`${target.url}/${slug}`, {
      method: request.method ?? 'GET',
      headers,
      ...(body === '' ? {} : { body }),
    });
    response.statusCode = answer.status;
    for (const name of ['content-type', 'x-request-id', 'retry-after']) {
      const value = answer.headers.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    return response.end(await answer.text());
  });
  return {
    url: gateway.url,
    stop: async () => {
      await gateway.stop();
      await Promise.all(processes.map((one) => one.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Unpacked {
  slug: string;
  verifyJwt: boolean;
  /** The one folder that the function may read. */
  root: string;
  entrypoint: string;
  importMap: string;
  /** Deno's cache: the packages of the import map, and nothing yet of ours. */
  cache: string;
}

async function unpack(
  { slug, verifyJwt, entrypoint, importMap, files }: DeployedFunction,
  folder: string,
): Promise<Unpacked> {
  const root = join(folder, slug);
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const cache = join(folder, `${slug}-cache`);
  await mkdir(cache);
  await symlink(await packagesOf(files.get(importMap) ?? ''), join(cache, 'npm'));
  return {
    slug,
    verifyJwt,
    root,
    entrypoint: join(root, entrypoint),
    importMap: join(root, importMap),
    cache,
  };
}

async function startFunction(
  { slug, verifyJwt, root, entrypoint, importMap, cache }: Unpacked,
  env: Record<string, string>,
) {
  const { written, stop } = await startGuarded({
    command: denoBinary(),
    args: [
      'serve',
      ...alone,
      '--cached-only',
      '--no-prompt',
      '--allow-net',
      '--allow-env',
      `--allow-read=${root}`,
      `--import-map=${importMap}`,
      '--host=127.0.0.1',
      '--port=0',
      entrypoint,
    ],
    env: { ...env, DENO_DIR: cache, ...quiet },
    readyWhen: listening,
  });
  const [, url = ''] = listening.exec(written.at(-1) ?? '') ?? [];
  return { slug, verifyJwt, url, stop };
}

const listening = /^deno serve: Listening on (http:\S+)\/$/;

/** Whatever lies around it on this machine, Deno does not look for. */
const alone = ['--no-config', '--no-lock', '--node-modules-dir=none'];
const quiet = { NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1' };

const importMapFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ imports: v.record(v.string(), v.pipe(v.string(), v.startsWith('npm:'))) }),
);

/**
 * The folder with the packages that an import map names, fetched from npm when there is none for it yet. A function that
 * asks for another version of one of them does not find it there.
 */
async function packagesOf(importMap: string): Promise<string> {
  const packages = Object.values(v.parse(importMapFile, importMap).imports);
  const hash = createHash('sha256').update(packages.join('\n')).digest('hex').slice(0, 16);
  const folder = resolve('.data', `function-packages-${hash}`);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.new`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    const { status } = spawnSync(denoBinary(), ['cache', '--quiet', ...alone, ...packages], {
      env: { ...neutralEnvironment(), DENO_DIR: unfinished, ...quiet },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error('Deno could not fetch the packages of the functions.');
    await rename(unfinished, folder);
  }
  return join(folder, 'npm');
}
