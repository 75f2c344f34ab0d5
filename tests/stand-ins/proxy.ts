import { Agent, request as ask } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { listen } from './listen.ts';

/** Milliseconds between two looks at each server, and from a refused connection to the next try. */
const lookInterval = 200;
const retryInterval = 50;
/** Milliseconds that a request waits for a server that takes it. */
const patience = 5_000;

/**
 * The proxy in front of several web servers, doing what `deploy/Caddyfile` has Caddy do: takes turns among the servers that say
 * they are ready, keeps connections open, and tries another server only when a connection is refused, since nothing was asked then.
 */
export async function startProxy(healthPath: string) {
  const servers = new Map<string, { isReady: boolean }>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const look = setInterval(() => {
    for (const [url, server] of servers) {
      fetch(url + healthPath, { signal: AbortSignal.timeout(1_000) }).then(
        ({ ok }) => (server.isReady = ok),
        () => (server.isReady = false),
      );
    }
  }, lookInterval);

  async function pass(request: IncomingMessage, body: string): Promise<IncomingMessage> {
    const end = Date.now() + patience;
    for (;;) {
      const ready = [...servers].filter(([, { isReady }]) => isReady).map(([url]) => url);
      turn += 1;
      const url = ready[turn % ready.length];
      const answer = url === undefined ? undefined : await send(url, request, body);
      if (answer !== undefined) return answer;
      if (Date.now() > end) throw new Error('No server took the request.');
      await new Promise((done) => {
        setTimeout(done, retryInterval);
      });
    }
  }

  /** Undefined when the connection was refused; throws when the server took the request and did not answer. */
  async function send(
    url: string,
    { method = 'GET', url: path = '/', headers }: IncomingMessage,
    body: string,
  ): Promise<IncomingMessage | undefined> {
    return new Promise((done, reject) => {
      const passed = ask(url + path, { method, headers, agent }, done);
      passed.once('error', (error) =>
        'code' in error && error.code === 'ECONNREFUSED' ? done(undefined) : reject(error),
      );
      passed.end(body);
    });
  }

  const proxy = await listen(async (request, response, body) => {
    const answer = await pass(request, body);
    // They are for the connection to the server, which outlives those to this proxy.
    const { connection: _connection, 'keep-alive': _keepAlive, ...headers } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, headers);
    answer.pipe(response);
  });
  return {
    url: proxy.url,
    add: (url: string) => servers.set(url, { isReady: false }),
    remove: (url: string) => servers.delete(url),
    isReady: (url: string) => servers.get(url)?.isReady,
    stop: async () => {
      clearInterval(look);
      agent.destroy();
      await proxy.stop();
    },
  };
}
