import { connect } from 'node:net';
import { MessagePort, workerData } from 'node:worker_threads';
import * as v from 'valibot';

/** The connection of `pg-dump.ts` to the server, in a thread of its own, so that the other one can wait for an answer. */
const { host, port, answers, isAnswered } = v.parse(
  v.object({
    host: v.string(),
    port: v.number(),
    answers: v.instance(MessagePort),
    isAnswered: v.instance(Int32Array),
  }),
  workerData,
);

/** PostgreSQL's message ReadyForQuery, whose last byte tells of the transaction: an answer is whole. */
const ready = Buffer.from([0x5a, 0, 0, 0, 5]);

const socket = connect(port, host);
let received = Buffer.alloc(0);

function answer(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  answers.postMessage(new Uint8Array(received));
  received = Buffer.alloc(0);
  Atomics.store(isAnswered, 0, 1);
  Atomics.notify(isAnswered, 0);
}

answers.on('message', (bytes: Uint8Array) => socket.write(bytes));
socket.on('data', (chunk: Buffer) => {
  received = Buffer.concat([received, chunk]);
  if (received.subarray(-6, -1).equals(ready)) answer();
});
socket.once('close', answer);
socket.on('error', (error) => console.error(error.message));
