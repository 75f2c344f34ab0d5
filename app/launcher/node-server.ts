import { Server } from 'node:http';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { serve } from 'srvx';
import { staticMiddleware } from 'srvx/static';
import { environmentOfProcess } from '#supabase/environment.ts';
import { assertReadyForVisitors } from '#app/company/ready-for-visitors.ts';
import type * as Site from '#app/server.ts';
import { compression } from './compression.ts';
import { boundConnections, patience } from './connections.ts';
import { busy, limitRequests } from './limit-requests.ts';
import { PageCache } from './page-cache.ts';
import { listenAddress, parseServerEnvironment } from '#app/server/environment.server.ts';
import { refusal } from '#app/server/refusal.server.ts';
import { sharedAssets } from './shared-assets.ts';

/**
 * Milliseconds that an idle connection of a proxy stays open: longer than proxies keep theirs (nginx and load balancers 60 s), else
 * one closes here while a request comes in on it.
 */
const keepAliveBehindProxy = 75_000;

/** Milliseconds that a start waits for the pages that need no database. */
const warmStart = 5_000;
/** Milliseconds that are looked at before a page is made in the background. */
const pause = 100;
/** The part of them in which the process may have been at work, so that no visitor waits behind that page. */
const quiet = 0.2;
/** Pauses after which the page is made all the same. */
const mostPauses = 50;

/** Serves the built site. Prints one sentence and exits with 1 when it cannot. */
async function main(): Promise<void> {
  const environment = parseServerEnvironment(environmentOfProcess());
  const buildFolder = resolve(environment.BUILD_DIR);
  const site: typeof Site = await import(
    pathToFileURL(resolve(buildFolder, 'server/server.js')).href
  );
  if (environment.SUPABASE_EMBEDDED === undefined) {
    assertReadyForVisitors(site.builtWith, environment.SUPABASE_URL);
  }

  const clientFolder = resolve(buildFolder, 'client');
  const hashedAssets = await sharedAssets(clientFolder, environment.ASSETS_DIR);
  const otherFiles = staticMiddleware({ dir: clientFolder, encodings: true, maxAge: 3600 });
  const names = await readdir(clientFolder, { recursive: true });
  const files = new Set(names.map((name) => `/${name}`));
  const writeLine = site.logAsJson();
  const log = environment.LOG_REQUESTS === '1' ? writeLine : undefined;
  const server = serve({
    node: {
      ...patience,
      ...(environment.TRUST_PROXY > 0 && { keepAliveTimeout: keepAliveBehindProxy }),
    },
    port: environment.PORT,
    hostname: listenAddress(environment),
    manual: true,
    silent: true,
    gracefulShutdown: false,
    middleware: [
      site.traceRequest(log),
      site.guardEveryAnswer,
      site.answerHealth,
      (request, next) => {
        const { pathname } = new URL(request.url);
        if (pathname.startsWith('/assets/')) {
          return hashedAssets(request, () => refusal('Not found', 404));
        }
        return files.has(pathname) ? otherFiles(request, next) : next();
      },
      limitRequests(),
      compression,
    ],
    fetch: (request) => site.default.fetch(request),
  });
  const documents = new PageCache({
    fetch: (request) => server.fetch(request),
    bytesOf: site.bytesOf,
    noteReads: site.noteReads,
    version: await site.watchContent(),
    headers: site.traceDocument(log),
    isUnknown: (path) => !files.has(path) && site.isUnknownAddress(path),
    busy: await site.guardEveryAnswer(new Request('http://localhost'), busy),
    maxBytes: 32 * 1024 * 1024,
  });
  const { node } = server;
  const httpServer = node?.server;
  if (node === undefined || !(httpServer instanceof Server)) throw new Error('No server of Node.');
  // A document is sent before srvx makes a request of the web out of Node's.
  boundConnections(httpServer, {
    sendKept: (request, response) => documents.sendKept(request, response),
    answer: (request, response) => {
      if (!documents.answer(request, response)) void node.handler(request, response);
    },
  });
  const prepared = site.documentsWithoutDatabase.map((path) => documents.prepare(path));
  await Promise.race([Promise.all(prepared), wait(warmStart, undefined, { ref: false })]);
  await server.serve();

  // Proxies hear that this process takes no more, then it takes no more, and what it has begun is finished.
  const stop = async (drainSeconds: number) => {
    const limit = drainSeconds + environment.SHUTDOWN_SECONDS;
    setTimeout(() => process.exit(0), limit * 1000).unref();
    site.beginEnding();
    await wait(drainSeconds * 1000);
    const closed = server.close();
    // A connection whose answer had begun before the end would else stay open behind it.
    setInterval(() => httpServer.closeIdleConnections(), 100).unref();
    await Promise.all([closed, site.workDone()]);
    process.exit(0);
  };
  process.once('SIGINT', () => void stop(environment.DRAIN_SECONDS));
  process.once('SIGTERM', () => void stop(environment.DRAIN_SECONDS));
  // Nobody waits for this process any more.
  process.once('disconnect', () => void stop(0));
  process.send?.({ type: 'ready', url: server.url });

  for (const path of await site.documentsOfDatabase()) {
    await quietMoment();
    await documents.prepare(path);
  }
}

/** Waits until the process has little to do. */
async function quietMoment(): Promise<void> {
  for (let count = 0; count < mostPauses; count += 1) {
    const before = performance.eventLoopUtilization();
    await wait(pause, undefined, { ref: false });
    if (performance.eventLoopUtilization(before).utilization < quiet) return;
  }
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  // Not through the log: the parent shows it as it is.
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
