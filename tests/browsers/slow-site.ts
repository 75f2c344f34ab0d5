import { createServer, request as ask } from 'node:http';
import { pipeline } from 'node:stream';
import { freePort } from '../support/product.ts';

/** A page of nothing, to leave another one for. One that was not isolated as the site's are would cost WebKit a process. */
export const emptyPage = '/-/empty';

/** The site as a bad connection shows it: the way to it that a browser is given, and no way to anywhere else. */
export interface SlowSite {
  host: string;
  port: number;
  url: string;
  /** From now on no script of the site arrives, */
  holdScripts(): void;
  /** until now. */
  releaseScripts(): void;
  stop(): Promise<void>;
}

/** Stands in front of the site at `siteUrl`, as a proxy that the browser is told to ask for everything. */
export async function startSlowSite(siteUrl: string): Promise<SlowSite> {
  let released: Promise<void> = Promise.resolve();
  let release = () => {};
  const host = '127.0.0.1';
  const port = await freePort();
  const url = `http://${host}:${port}`;
  const server = createServer((request, response) => {
    void (async () => {
      const asked = new URL(request.url ?? '/', url);
      if (asked.origin !== url) {
        response.writeHead(403).end();
        return;
      }
      if (asked.pathname === emptyPage) {
        const isolation = { 'cross-origin-opener-policy': 'same-origin' };
        response
          .writeHead(200, { 'content-type': 'text/html', ...isolation })
          .end('<!doctype html>');
        return;
      }
      const isScript = /^\/assets\/.+\.js$/.test(asked.pathname);
      if (isScript) await released;
      const { method, headers } = request;
      const target = new URL(`${asked.pathname}${asked.search}`, siteUrl);
      const passedOn = ask(target, { method, headers }, (answer) => {
        // A script that the browser keeps would be there at once the next time.
        const kept = isScript ? { ...answer.headers, 'cache-control': 'no-store' } : answer.headers;
        response.writeHead(answer.statusCode ?? 502, kept);
        if (response.destroyed) answer.destroy();
        else pipeline(answer, response, () => {});
      });
      passedOn.once('error', () => response.destroy());
      pipeline(request, passedOn, () => {});
    })();
  });
  // What would be encrypted goes to another site.
  server.on('connect', (_request, socket) => socket.end('HTTP/1.1 403 Forbidden\r\n\r\n'));
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise<void>((done) => server.listen(port, host, done));
  return {
    host,
    port,
    url,
    holdScripts: () => {
      ({ promise: released, resolve: release } = Promise.withResolvers<void>());
    },
    releaseScripts: () => release(),
    stop: async () => {
      release();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
