import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { neutralEnvironment } from '../support/command.ts';
import { freePort } from '../support/product.ts';
import { buildForTests } from '../support/test-build.ts';
import type { BenchServer } from './processes.ts';
import { keepOnCore, startServer } from './processes.ts';

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

/** One of every kind of page that visitors see. */
export const pageKinds = [
  '/',
  '/servicos/pia',
  '/bairros/centro',
  '/blog/custo-desentupimento-petropolis',
  '/blog',
  '/blog/pia-da-cozinha-entupida-o-que-fazer',
  '/sobre',
  '/contato',
  '/politica-privacidade',
] as const;

async function siteEnvironment(project: Project): Promise<NodeJS.ProcessEnv> {
  // What it does is no part of what the site's own process costs.
  keepOnCore(project.pid, 'load');
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

/** The built site, as production runs it. */
export async function startSite(
  project: Project,
  env: NodeJS.ProcessEnv = {},
): Promise<BenchServer> {
  const settings = { ...(await siteEnvironment(project)), PORT: String(await freePort()), ...env };
  return startServer('app/launcher/node-server.ts', settings);
}

/** The built site, each of whose answers is made anew. */
export async function startUncachedSite(project: Project): Promise<BenchServer> {
  const env = await siteEnvironment(project);
  return startServer('tests/bench/uncached-server.ts', env, [await buildForTests()]);
}

export const startBareServer = () =>
  startServer('tests/bench/bare-server.ts', neutralEnvironment());

/** An answer as it comes over the line, compressed as it is. */
export async function get(url: string, headers: Record<string, string> = {}) {
  const answer = await new Promise<IncomingMessage>((done, reject) => {
    request(url, { headers }, done).once('error', reject).end();
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) };
}
