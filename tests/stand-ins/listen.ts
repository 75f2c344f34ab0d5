import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => unknown;

/** A server on a port of this machine, a free one if none is given; what its answer throws is answered with 500. */
export async function listen(
  answer: Answer,
  port = 0,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    text(request)
      .then((body) => answer(request, response, body))
      .catch((error: unknown) => {
        console.error('A stand-in failed:', error);
        response.writeHead(500).end();
      });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No address.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
