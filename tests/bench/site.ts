import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { webServerProcess } from '#app/launcher/web-process.ts';
import { neutralEnvironment } from '../support/command.ts';
import { freePort } from '../support/product.ts';
import { buildForTests } from '../support/test-build.ts';
import type { BenchServer } from './processes.ts';
import { keepOnCore, startServer } from './processes.ts';

/** What the build of the tests calls itself. */
export const builtSiteUrl = 'http://localhost:3000';

/** The Supabase that a bench runs on. */
export interface Project {
  url: string;
  publishableKey: string;
  secretKey: string;
  pid: number;
  /** Where its data lies. */
  folder: string;
  /** Pages of the site that the functions check. */
  pages: number;
}

/** A post of the seed. */
export const postPage = '/blog/pia-da-cozinha-entupida-o-que-fazer';

/** One of every kind of page that visitors see. */
export const pageKinds = [
  '/',
  '/servicos/pia',
  '/bairros/centro',
  '/blog/custo-desentupimento-petropolis',
  '/blog',
  postPage,
  '/sobre',
  '/contato',
  '/politica-privacidade',
] as const;

async function siteEnvironment(project: Project): Promise<NodeJS.ProcessEnv> {
  return {
    ...neutralEnvironment(),
    BUILD_DIR: await buildForTests(),
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    SUPABASE_EMBEDDED: '1',
    SUPABASE_URL: project.url,
    SUPABASE_PUBLISHABLE_KEY: project.publishableKey,
    SUPABASE_SECRET_KEY: project.secretKey,
  };
}

/** An instance of the built site, as production runs it. */
export async function startSite(
  project: Project,
  env: NodeJS.ProcessEnv = {},
): Promise<BenchServer> {
  const settings = { ...(await siteEnvironment(project)), PORT: String(await freePort()), ...env };
  return startServer({ ...webServerProcess, env: { ...webServerProcess.env, ...settings } });
}

/** The same on a core of its own: what the database does is no part of what the site costs. */
export async function startMeasuredSite(project: Project): Promise<BenchServer> {
  keepOnCore(project.pid, 'load');
  return onServerCore(await startSite(project));
}

/** The built site, each of whose answers is made anew. */
export async function startUncachedSite(project: Project): Promise<BenchServer> {
  keepOnCore(project.pid, 'load');
  const env = await siteEnvironment(project);
  const args = [await buildForTests()];
  const { execArgv } = webServerProcess;
  return onServerCore(
    await startServer({ file: 'tests/bench/uncached-server.ts', env, args, execArgv }),
  );
}

export const startBareServer = async () =>
  onServerCore(
    await startServer({ file: 'tests/bench/bare-server.ts', env: neutralEnvironment() }),
  );

export function onServerCore(server: BenchServer): BenchServer {
  keepOnCore(server.pid, 'server');
  return server;
}

/** An answer as it comes over the line, compressed as it is. */
export async function get(url: string, headers: Record<string, string> = {}) {
  const answer = await new Promise<IncomingMessage>((done, reject) => {
    request(url, { headers }, done).once('error', reject).end();
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) };
}
