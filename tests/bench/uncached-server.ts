import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from 'srvx';
import { PageCache } from '#app/launcher/page-cache.ts';
import type * as Site from '#app/server.ts';

/**
 * The built site as a visitor meets it who asks for a page first: each request has a page cache to itself, too small to keep
 * anything, so that all that production does for such a page is done. No door in production's own code is needed.
 */
const [buildFolder = ''] = process.argv.slice(2);
const site: typeof Site = await import(
  pathToFileURL(resolve(buildFolder, 'server/server.js')).href
);
site.logAsJson();
const app = serve({
  manual: true,
  // Its own would keep the process, whose server is another one, from ending.
  gracefulShutdown: false,
  middleware: [site.traceRequest(), site.guardEveryAnswer],
  fetch: (request) => site.default.fetch(request),
});
const options = {
  fetch: (asked: Request) => app.fetch(asked),
  bytesOf: site.bytesOf,
  noteReads: site.noteReads,
  headers: site.traceDocument(),
  version: () => undefined,
  isUnknown: () => false,
  busy: new Response(null, { status: 503 }),
  maxBytes: 8,
};
const unused: PageCache[] = [];
const server = createServer((request, response) => {
  const empty = unused.pop() ?? new PageCache(options);
  response.once('close', () => unused.push(empty));
  if (!empty.answer(request, response)) response.writeHead(404).end();
});
process.once('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No address.');
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${address.port}` });
});
