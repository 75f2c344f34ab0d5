import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { serve } from 'srvx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitRequests } from './limit-requests.ts';

const answer = vi.fn<(request: Request) => Promise<Response>>();
const sockets: Socket[] = [];
let url = '';
let stop = () => {};

beforeEach(async () => {
  answer.mockReset();
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    gracefulShutdown: false,
    middleware: [limitRequests()],
    fetch: answer,
  });
  await server.ready();
  url = server.url ?? '';
  stop = () => void server.close(true);
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  stop();
});

it('tells who asks for more than can be made at once, and goes on when there is room', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answer.mockImplementation(async () => {
    await promise;
    return new Response('made');
  });
  const waiting = Array.from({ length: 32 }, () => fetch(url).then((made) => made.text()));
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(32));
  const refused = await fetch(url);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  resolve();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['made']));
  await vi.waitFor(async () => expect((await fetch(url)).status).toBe(200));
});

it('counts no request of which only a part has come', async () => {
  answer.mockImplementation(async (request) => new Response(await request.text()));
  const { hostname, port } = new URL(url);
  for (let count = 0; count < 40; count += 1) {
    const socket = connect(Number(port), hostname);
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n12345');
    sockets.push(socket);
  }
  await Promise.all(sockets.map((socket) => vi.waitUntil(() => socket.bytesWritten > 0)));
  const sent = await fetch(url, { method: 'POST', body: 'nome=Ana' });
  expect([sent.status, await sent.text()]).toEqual([200, 'nome=Ana']);
});

it('takes a body up to 64 KB', async () => {
  answer.mockImplementation(
    async (request) => new Response(String((await request.arrayBuffer()).byteLength)),
  );
  const [taken, refused] = await Promise.all(
    [64 * 1024, 64 * 1024 + 1].map((length) =>
      fetch(url, { method: 'POST', body: 'x'.repeat(length) }),
    ),
  );
  expect(await taken?.text()).toBe('65536');
  expect(refused?.status).toBe(413);
  expect(answer).toHaveBeenCalledOnce();
});

it('refuses a body that is announced as too large before any of it comes', async () => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (received += chunk));
  const closed = new Promise((done) => socket.once('close', done));
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 65537\r\n\r\n');
  await closed;
  expect(received).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).not.toHaveBeenCalled();
});
