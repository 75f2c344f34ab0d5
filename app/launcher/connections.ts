import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds that a client has for the head of a request, and for all of it. */
export const patience = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
} satisfies ServerOptions;

/** Requests on one connection; who has more then opens another one. */
const mostRequests = 1_000;
const mostConnections = 2_000;
/** Milliseconds in which a client must have read something; Node looks a second time before the connection ends. */
const unreadLimit = 14_000;

/** What answers a request. */
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

interface Answers {
  /** Answers at once what is ready; false when it is not. */
  sendKept: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Answers all else, which may take its time. */
  answer: Answer;
}

/**
 * Bounds what one client takes of the server, and has its requests answered: one after the other on each connection, so that
 * who sends many without waiting (pipelining, which no browser does) has one of them in work, as everybody else.
 */
export function boundConnections(
  server: Server,
  { sendKept, answer }: Answers,
  unreadFor = unreadLimit,
): void {
  server.maxRequestsPerSocket = mostRequests;
  server.maxConnections = mostConnections;
  server.timeout = unreadFor;
  server.removeAllListeners('request');
  const begin: Answer = (request, response) => {
    if (sendKept(request, response)) return;
    // Without this Node would also end a connection whose answer takes long to begin.
    response.on('timeout', (socket: Socket) => {
      if (socket.writableLength > 0) socket.destroy();
    });
    answer(request, response);
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (response.socket === null) {
      response.once('socket', () => setImmediate(begin, request, response));
    } else {
      begin(request, response);
    }
  });
}
