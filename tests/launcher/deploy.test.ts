import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { createClient } from '@supabase/supabase-js';
import { toJSONAsync } from 'seroval';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { serverFunctionId } from '#app/launcher/server-function-id.ts';
import type { Database } from '#supabase/database.types.ts';
import type { LocalSupabase } from '#supabase/local/stack-process.ts';
import { startLocalSupabase } from '#supabase/local/stack-process.ts';
import { startFaultyGateway } from '../stand-ins/faulty-gateway.ts';
import { listen } from '../stand-ins/listen.ts';
import { startProxy } from '../stand-ins/proxy.ts';
import { neutralEnvironment } from '../support/command.ts';
import { copyMigratedDatabase } from '../support/migrated-database.ts';
import { freePort } from '../support/product.ts';
import { rows } from '../support/rows.ts';
import { serverFunctions } from '../support/server-functions.ts';
import { buildForTests } from '../support/test-build.ts';

/** Several web servers over one Supabase, as a hosting has them. */
let folder: string;
let buildFolder: string;
let supabase: LocalSupabase;
/** The pages that the functions fetch, which come when a test says so. */
let pages: Awaited<ReturnType<typeof listen>>;
const pagesMayCome = Promise.withResolvers<void>();

const siteUrl = 'http://localhost:3000';
const running = new Set<{ stop(): Promise<unknown> }>();

beforeAll(async () => {
  buildFolder = await buildForTests();
  folder = await mkdtemp(resolve('.data/deploy-tests-'));
  await copyMigratedDatabase(join(folder, 'supabase'));
  pages = await listen(async (_request, response) => {
    await pagesMayCome.promise;
    response.writeHead(404).end();
  });
  supabase = await startLocalSupabase(
    {
      dataDir: join(folder, 'supabase'),
      port: 0,
      functionsPort: 0,
      siteUrl,
      siteFetchUrl: pages.url,
    },
    neutralEnvironment(),
  );
});

afterAll(async () => {
  for (const part of running) await part.stop();
  await supabase.stop();
  await pages.stop();
  await rm(folder, { recursive: true, force: true });
});

const logLine = v.looseObject({
  level: v.string(),
  message: v.string(),
  requestId: v.optional(v.string()),
  path: v.optional(v.string()),
  clientLeft: v.optional(v.boolean()),
});

/** A web server over the build, with what it logs; `stop` ends it as a deploy does. */
async function serve(env: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, ['app/launcher/node-server.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...neutralEnvironment(),
      NODE_ENV: 'production',
      BUILD_DIR: buildFolder,
      PORT: String(port),
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
      SUPABASE_EMBEDDED: '1',
      SUPABASE_URL: supabase.url,
      SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
      SUPABASE_SECRET_KEY: supabase.secretKey,
      LOG_REQUESTS: '1',
      DRAIN_SECONDS: '1',
      ...env,
    },
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const server = {
    url,
    port,
    log: () =>
      printed
        .split('\n')
        .slice(0, -1)
        .map((line) => v.parse(logLine, JSON.parse(line))),
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      running.delete(server);
      return child.exitCode;
    },
  };
  running.add(server);
  await expect.poll(() => statusOf(`${url}/healthz`)).toBe(200);
  return server;
}

/** What went wrong, but for a database that took longer than a page waits for it, as a busy machine's may. */
const faultsIn = (lines: readonly v.InferOutput<typeof logLine>[]) =>
  lines.filter(
    ({ level, message }) => level !== 'info' && !message.startsWith('Supabase does not answer'),
  );

async function statusOf(url: string): Promise<number | undefined> {
  return fetch(url).then(
    ({ status }) => status,
    () => undefined,
  );
}

const withoutServices = '/readyz?exclude=database&exclude=auth';

/** Servers that a test has left as they are: a start makes every page, so the next test may take one of them. */
const idle: Awaited<ReturnType<typeof serve>>[] = [];

/** A server whose end lasts long enough for a proxy to notice, however busy this machine is. */
const someServer = async () => idle.pop() ?? (await serve({ DRAIN_SECONDS: '5' }));

it('the log has one line for a request, its id goes along, and a visitor who leaves is no error', async () => {
  const gateway = await startFaultyGateway(supabase.url);
  running.add(gateway);
  const server = await serve({ SUPABASE_URL: gateway.url, DRAIN_SECONDS: '5' });
  const id = `edge-${randomUUID()}`;
  const headers = { 'x-request-id': id, 'x-forwarded-for': '192.0.2.7' };
  await expect.poll(() => statusOf(`${server.url}/blog?pagina=2`)).toBe(200);
  const answer = await fetch(`${server.url}/blog?pagina=2&cpf=123`, { headers });
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, id]);
  const socket = connect(server.port, '127.0.0.1');
  socket.write('POST /contato HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\nnome=Maria');
  await expect.poll(() => statusOf(`${server.url}/`)).toBe(200);
  socket.resetAndDestroy();
  await expect
    .poll(() => server.log().find(({ path }) => path === '/contato'))
    .toMatchObject({ clientLeft: true });
  expect(server.log().find(({ requestId }) => requestId === id)).toEqual({
    level: 'info',
    time: expect.any(String),
    message: 'request',
    requestId: id,
    method: 'GET',
    path: '/blog',
    status: 200,
    milliseconds: expect.any(Number),
  });
  expect(faultsIn(server.log())).toEqual([]);
  expect(JSON.stringify(server.log())).not.toMatch(/192\.0\.2|cpf|Maria/);
  await gateway.stop();
  running.delete(gateway);
  // Kept from before.
  expect(await statusOf(`${server.url}/blog?pagina=2`)).toBe(200);
  // Not made at the start, whatever it had time for.
  for (const path of ['/blog/um-artigo', '/blog/um-artigo', '/blog/outro-artigo']) {
    expect(await statusOf(server.url + path)).toBe(503);
  }
  expect(await statusOf(`${server.url}/readyz`)).toBe(503);
  const told = (service: string) =>
    server.log().flatMap(({ message }) => {
      const [, what, which] = /^Supabase (.*?) \((\w+)\)/.exec(message) ?? [];
      return which === service ? [what] : [];
    });
  for (const service of ['rest', 'auth']) {
    await expect.poll(() => told(service).at(-1)).toBe('does not answer');
    expect(told(service).filter((what, index, all) => what === all[index - 1])).toEqual([]);
  }
  expect(faultsIn(server.log())).toEqual([]);
  running.add(await startFaultyGateway(supabase.url, Number(new URL(gateway.url).port)));
  await expect.poll(() => statusOf(`${server.url}/readyz`)).toBe(200);
  idle.push(server);
});

/** Ends a server that is in the middle of a request. */
async function endWhileAsked(ending: Awaited<ReturnType<typeof serve>>): Promise<void> {
  const body = 'nome=Ana&telefone=24999990000&servico=pia&bairro=centro&mensagem=Entupiu';
  const socket = connect(ending.port, '127.0.0.1');
  const answered = text(socket);
  socket.write(
    `POST /contato HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  await expect.poll(() => statusOf(ending.url + withoutServices)).toBe(200);
  const stopped = ending.stop();
  await expect.poll(() => statusOf(ending.url + withoutServices)).toBe(503);
  expect(await statusOf(`${ending.url}/healthz`)).toBe(200);
  // It takes no more connections, and the one that is open is heard to its end.
  await expect.poll(() => statusOf(ending.url)).toBeUndefined();
  socket.write(body.slice(10));
  const answer = await answered;
  expect(answer).toMatch(/^HTTP\/1\.1 (?:303|422) /);
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(await stopped).toBe(0);
}

it('one of two servers is replaced under 20 requests a second: it says so first, finishes what it was asked, and no request fails', async () => {
  const [leaving, staying] = [await someServer(), await someServer()];
  const proxy = await startProxy(withoutServices);
  running.add(proxy);
  for (const { url } of [leaving, staying]) proxy.add(url);
  for (const { url } of [leaving, staying]) await expect.poll(() => proxy.isReady(url)).toBe(true);
  const [, script = ''] =
    /src="(\/assets\/[^"]+\.js)"/.exec(await (await fetch(proxy.url)).text()) ?? [];
  const form = { method: 'POST', body: new URLSearchParams({ nome: 'Ana' }) };
  const asked: Promise<string>[] = [];
  const visit = async () => {
    const paths = ['/', '/sobre', '/servicos/pia', script, '/contato'];
    const path = paths[asked.length % paths.length] ?? '/';
    // The form lacks a phone, which a server says; a proxy may not send it twice.
    const answer = await fetch(proxy.url + path, path === '/contato' ? form : {});
    await answer.text();
    const wanted = path === '/contato' ? 422 : 200;
    return answer.status === wanted ? 'as always' : `${path} was answered with ${answer.status}`;
  };
  const visits = setInterval(() => asked.push(visit().catch(String)), 50);

  const fresh = await serve({ DRAIN_SECONDS: '5' });
  proxy.add(fresh.url);
  await expect.poll(() => proxy.isReady(fresh.url)).toBe(true);
  const whileLeaving = asked.length;
  await endWhileAsked(leaving);
  proxy.remove(leaving.url);
  await expect.poll(() => asked.length).toBeGreaterThan(whileLeaving + 40);
  clearInterval(visits);

  const answers = await Promise.all(asked);
  expect(answers.length).toBeGreaterThan(60);
  expect(answers.filter((answer) => answer !== 'as always')).toEqual([]);
  for (const each of [leaving, staying, fresh]) {
    const lines = each.log();
    expect(lines.filter(({ message }) => message === 'request').length).toBeGreaterThan(5);
    expect(faultsIn(lines).filter(({ level }) => level === 'error')).toEqual([]);
  }
  await proxy.stop();
  running.delete(proxy);
  idle.push(staying, fresh);
});

const blogOf = async (server: string | undefined) => (await fetch(`${server}/blog`)).text();

it('servers share attempts at the sign-in, sessions, operations and what is published', async () => {
  const servers = [await someServer(), await someServer()];
  const [one, two] = servers.map(({ url }) => url);
  const database = createClient<Database>(supabase.url, supabase.secretKey, {
    auth: { persistSession: false },
  });

  // Each has kept the page, which it would make anew by itself after a minute.
  const article = rows.blog_posts({
    title: 'Publicado agora',
    published_at: new Date().toISOString(),
  });
  for (const server of [one, two]) expect(await blogOf(server)).not.toContain(article.title);
  await database.from('blog_posts').insert(article).throwOnError();
  for (const server of [one, two]) {
    await expect.poll(() => blogOf(server), { timeout: 15_000 }).toContain(article.title);
  }

  const { email = '', password = '' } = supabase.firstAdmin ?? {};
  const post = (server: string | undefined, senha: string, address: string) =>
    fetch(`${server}/admin/entrar`, {
      method: 'POST',
      body: new URLSearchParams({ email, senha }),
      headers: { 'x-forwarded-for': address, origin: siteUrl },
      redirect: 'manual',
    });
  const tries = [one, two].flatMap((server) =>
    Array.from({ length: 6 }, () => post(server, 'errada', '192.0.2.1')),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401).length).toBe(10);
  expect(statuses.filter((status) => status === 429).length).toBe(2);

  const signedIn = await post(one, password, '192.0.2.2');
  expect(signedIn.status).toBe(303);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const page = await fetch(`${two}/admin/sitemap`, { headers: { cookie }, redirect: 'manual' });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(email)]);

  const { file } = serverFunctions.startOperation;
  const call = `/_serverFn/${serverFunctionId(file, 'startOperation')}`;
  const payload = JSON.stringify(await toJSONAsync({ data: { operation: 'url-audit' } }));
  const started = await Promise.all(
    [one, two].map((server) =>
      fetch(server + call, {
        method: 'POST',
        body: payload,
        headers: {
          cookie,
          'x-tsr-serverfn': 'true',
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
        },
      }),
    ),
  );
  expect(started.map(({ status }) => status)).toEqual([200, 200]);
  const runs = await database.from('admin_runs').select('outcome').throwOnError();
  expect(runs.data.length, 'two at the same moment are one').toBe(1);
  // What goes on when its server is to end is finished by it.
  const stopped = servers.map((server) => server.stop());
  for (const server of [one, two]) {
    await expect.poll(() => statusOf(server + withoutServices)).not.toBe(200);
  }
  pagesMayCome.resolve();
  expect(await Promise.all(stopped)).toEqual([0, 0]);
  const ended = await database.from('admin_runs').select('finished_at').throwOnError();
  expect(ended.data).toEqual([{ finished_at: expect.any(String) }]);
});
