import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { join } from 'node:path';
import * as v from 'valibot';
import { environmentOfProcess } from '../../supabase/environment.ts';

/**
 * pg_dump as a program: the real one, of the module that PG_DUMP_MODULE names. It is compiled to WebAssembly, and speaks
 * to PGlite by a call that answers at once; here that call is sent to the server that PGHOST and PGPORT name.
 */
const { PG_DUMP_MODULE, PGHOST, PGPORT, PGDATABASE } = v.parse(
  v.object({
    PG_DUMP_MODULE: v.string(),
    PGHOST: v.string(),
    PGPORT: v.string(),
    PGDATABASE: v.string(),
  }),
  environmentOfProcess(),
);

/** Milliseconds that the server gets for an answer. */
const patience = 60_000;

const { port1: own, port2: answers } = new MessageChannel();
const isAnswered = new Int32Array(new SharedArrayBuffer(4));
const connection = new Worker(join(import.meta.dirname, 'pg-connection.ts'), {
  workerData: { host: PGHOST, port: Number(PGPORT), answers, isAnswered },
  transferList: [answers],
});
await new Promise((done) => connection.once('online', done));

const received = v.object({ message: v.instance(Uint8Array) });
const terminate = 'X'.charCodeAt(0);

function execProtocolRawStream(
  bytes: Uint8Array,
  { onRawData }: { onRawData: (answer: Uint8Array) => void },
): void {
  Atomics.store(isAnswered, 0, 0);
  // A copy, because the program's own memory changes.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  own.postMessage(Uint8Array.from(bytes));
  if (bytes[0] === terminate) return;
  if (Atomics.wait(isAnswered, 0, 0, patience) === 'timed-out') {
    throw new Error('The server did not answer.');
  }
  onRawData(v.parse(received, receiveMessageOnPort(own)).message);
}

const { pgDump } = v.parse(v.object({ pgDump: v.function() }), await import(PG_DUMP_MODULE));
const file = v.parse(
  v.instance(File),
  await pgDump({
    pg: {
      query: () => Promise.resolve({ rows: [{ search_path: 'public' }] }),
      exec: () => Promise.resolve(),
      execProtocolRawStream,
    },
    args: [...process.argv.slice(2), '-d', PGDATABASE],
  }),
);
const text = await file.text();
await new Promise((done) => process.stdout.write(text, done));
await connection.terminate();
