import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerMiddleware } from 'srvx';
import { serve } from 'srvx';
import type { ServerEntry } from '@tanstack/react-start/server-entry';
import { staticMiddleware } from 'srvx/static';
import { environmentOfProcess } from '#supabase/environment.ts';
import type { Company } from '#app/company/company.ts';
import { assertReadyForVisitors } from '#app/company/ready-for-visitors.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { compression } from './compression.ts';
import { watchContent } from '#app/server/content-version.server.ts';
import { PageCache } from './page-cache.ts';
import { listenAddress, parseServerEnvironment } from '#app/server/environment.server.ts';

/** Milliseconds that requests in flight get to finish. */
const shutdownLimit = 10_000;

/** Serves the built site. Prints one sentence and exits with 1 when it cannot. */
async function main(): Promise<void> {
  const environment = parseServerEnvironment(environmentOfProcess());
  const buildFolder = resolve(environment.BUILD_DIR);
  const entry: {
    default: ServerEntry;
    builtWith: Company;
    guardEveryAnswer: ServerMiddleware;
  } = await import(pathToFileURL(resolve(buildFolder, 'server/server.js')).href);
  if (environment.SUPABASE_EMBEDDED === undefined) {
    assertReadyForVisitors(entry.builtWith, environment.SUPABASE_URL);
  }

  const clientFolder = resolve(buildFolder, 'client');
  const hashedAssets = staticMiddleware({
    dir: clientFolder,
    encodings: true,
    maxAge: 365 * 24 * 3600,
    immutable: true,
  });
  const otherFiles = staticMiddleware({ dir: clientFolder, encodings: true, maxAge: 3600 });
  const server = serve({
    port: environment.PORT,
    hostname: listenAddress(environment),
    manual: true,
    silent: true,
    gracefulShutdown: false,
    maxRequestBodySize: 64 * 1024,
    middleware: [
      entry.guardEveryAnswer,
      (request, next) =>
        (new URL(request.url).pathname.startsWith('/assets/') ? hashedAssets : otherFiles)(
          request,
          next,
        ),
      compression,
    ],
    fetch: (request) => entry.default.fetch(request),
  });
  const content = await watchContent();
  const documents = new PageCache({
    fetch: (request) => server.fetch(request),
    version: content.version,
    maxBytes: 96 * 1024 * 1024,
  });
  const { node } = server;
  if (node?.server === undefined) throw new Error('No server of Node.');
  node.server.removeAllListeners('request');
  node.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!documents.answer(request, response)) void node.handler(request, response);
  });
  await server.serve();

  // Requests in flight finish; a client that never ends its request does not hold the process.
  const stop = () => {
    setTimeout(() => process.exit(0), shutdownLimit).unref();
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.once('disconnect', stop);
  process.send?.({ type: 'ready', url: server.url });
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message);
  process.exit(1);
});
