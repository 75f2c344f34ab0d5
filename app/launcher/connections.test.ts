import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { boundConnections, patience } from './connections.ts';

const cleanups: (() => unknown)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** A connection to a server that answers so, and what came over it. */
async function open(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  unreadFor?: number,
) {
  const server = createServer(patience);
  boundConnections(server, { sendKept: () => false, answer }, unreadFor);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  cleanups.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  const { port } = address;
  return () => {
    const socket = connect(port, '127.0.0.1');
    const received = { text: '' };
    socket.setEncoding('latin1').on('data', (chunk: string) => (received.text += chunk));
    cleanups.push(() => socket.destroy());
    return { socket, received };
  };
}

const ask = (socket: Socket, ...paths: string[]) =>
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''));

const statuses = (text: string) =>
  [...text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status);

it('works for one at a time of those who send many requests without waiting', async () => {
  const waiting: { url: string | undefined; response: ServerResponse }[] = [];
  const openConnection = await open(({ url }, response) => waiting.push({ url, response }));
  const many = openConnection();
  ask(many.socket, '/1', '/2', '/3');
  await vi.waitFor(() => expect(waiting.map(({ url }) => url)).toEqual(['/1']));
  // Meanwhile others are answered.
  const other = openConnection();
  ask(other.socket, '/other');
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.response.end('other');
  await vi.waitFor(() => expect(other.received.text).toContain('other'));
  expect(waiting).toHaveLength(2);
  waiting[0]?.response.end('first');
  await vi.waitFor(() => expect(waiting[2]?.url).toBe('/2'));
  waiting[2]?.response.end('second');
  await vi.waitFor(() => expect(waiting[3]?.url).toBe('/3'));
  waiting[3]?.response.end('third');
  await vi.waitFor(() => expect(many.received.text).toMatch(/first.*second.*third/s));
});

it('takes so many requests on one connection and no more', async () => {
  const openConnection = await open((_, response) => response.end());
  const { socket, received } = openConnection();
  ask(socket, ...Array.from({ length: 1_001 }, () => '/'));
  await vi.waitFor(() => expect(statuses(received.text)).toHaveLength(1_001));
  expect(new Set(statuses(received.text).slice(0, 1_000))).toEqual(new Set(['200']));
  expect(statuses(received.text)[1_000]).toBe('503');
});

it('leaves a client that never reads its answer', async () => {
  const { promise: left, resolve } = Promise.withResolvers<boolean>();
  const openConnection = await open((_, response) => {
    response.once('close', () => resolve(response.writableFinished));
    response.end(Buffer.alloc(32 * 1024 * 1024));
  }, 50);
  const { socket } = openConnection();
  socket.pause();
  ask(socket, '/');
  expect(await left).toBe(false);
});

it('waits for an answer that takes long to begin', async () => {
  const openConnection = await open((_, response) => {
    response.once('timeout', () => response.end('late'));
  }, 20);
  const { socket, received } = openConnection();
  ask(socket, '/');
  await vi.waitFor(() => expect(received.text).toContain('late'));
});
