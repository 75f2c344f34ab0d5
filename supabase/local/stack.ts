import { join } from 'node:path';
import { serve } from 'srvx';
import * as v from 'valibot';
import { createFirstAdmin } from '../admin/first-admin.ts';
import { seedPosts } from '../seed/seed.ts';
import { openDatabase } from './database.ts';
import { functionsEnvironment, startFunctions } from './functions-process.ts';
import { fullDisk, hasRoom, watchRoom } from './disk-room.ts';
import { createGateway } from './gateway.ts';
import { loadOrCreateKeys } from './keys.ts';
import { lockDataFolder } from './lock.ts';
import { StackError, stackOptions } from './messages.ts';
import type { StackMessage, StackOptions } from './messages.ts';
import { privateContents, privateFolder } from './private-folder.ts';
import { quietRefusals } from './quiet-refusals.ts';
import { startScheduler } from './scheduler.ts';
import { startUpkeep } from './upkeep.ts';

quietRefusals();
// Only this process's owner may read what it writes.
process.umask(0o077);

/** Closes what was started, the last first. */
const closers: (() => unknown)[] = [];

async function stop(exitCode: number): Promise<never> {
  for (const close of closers.splice(0).toReversed()) await close();
  process.exit(exitCode);
}

type Handler = (request: Request) => Response | Promise<Response>;

const stillStarting: Handler = () =>
  Response.json({ message: 'The database is starting.' }, { status: 503 });

/** Ends the connection too: one over which somebody asks again and again would keep the server from ending. */
const ending: Handler = () =>
  Response.json(
    { message: 'The database is stopping.' },
    { status: 503, headers: { connection: 'close' } },
  );

async function start(options: StackOptions): Promise<StackMessage> {
  const { dataDir, port } = options;
  let handler: Handler = stillStarting;
  await privateFolder(dataDir);
  if (!hasRoom(dataDir)) throw new StackError(fullDisk(dataDir));
  const lock = lockDataFolder(join(dataDir, 'lock'), dataDir);
  closers.push(() => lock.close());
  // Keys, e-mails, and a database with sessions and password hashes; older versions left them open.
  await privateContents(dataDir);

  const server = serve({
    port,
    hostname: '127.0.0.1',
    silent: true,
    gracefulShutdown: false,
    fetch: (request) => handler(request),
  });
  await server.ready().catch(() => {
    throw new StackError(
      `Port ${port} is taken by another program: stop it, or set SUPABASE_PORT to a free port.`,
    );
  });
  const url = (server.url ?? '').replace(/\/$/, '');

  const keys = await loadOrCreateKeys(join(dataDir, 'keys.json'));
  const { app, database, close } = await openDatabase(dataDir, keys, options.siteUrl);
  closers.push(close, startUpkeep(database), () => {
    handler = ending;
    return server.close();
  });
  let functionsUrl: string | undefined;
  handler = createGateway({
    keys,
    api: (request) => app.fetch(request, { peerAddress: null }),
    functionsUrl: () => functionsUrl,
    hasRoom: watchRoom(dataDir),
  });

  if (options.seed) await seedPosts(url, keys.secretKey);
  const functions = await startFunctions({
    port: options.functionsPort,
    env: functionsEnvironment({
      supabaseUrl: url,
      siteUrl: options.siteUrl,
      siteFetchUrl: options.siteFetchUrl,
      keys,
    }),
  });
  closers.push(functions.stop);
  functions.onExit(() => void stop(1));
  functionsUrl = functions.url;
  if (options.schedule) closers.push(startScheduler({ url, secretKey: keys.secretKey }));
  // Last, because its password is shown once, by a start that succeeds.
  const firstAdmin = await createFirstAdmin(database, url, keys.secretKey);
  const { publishableKey, secretKey } = keys;
  return { type: 'ready', url, publishableKey, secretKey, ...(firstAdmin && { firstAdmin }) };
}

const report = (message: StackMessage) =>
  new Promise((done) => (process.send ? process.send(message, done) : done(console.log(message))));

for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
  process.once(event, () => void stop(0));
}

try {
  await report(await start(v.parse(stackOptions, JSON.parse(process.argv[2] ?? '{}'))));
} catch (error) {
  if (!(error instanceof StackError)) console.error(error);
  const message = error instanceof Error ? error.message : String(error);
  await report({ type: 'failed', message });
  await stop(1);
}
