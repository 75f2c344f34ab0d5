import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { parse } from 'yaml';
import { listen } from '../stand-ins/listen.ts';
import { findOrUnpackCaddy } from '../support/caddy.ts';
import { neutralEnvironment } from '../support/command.ts';
import { freePort } from '../support/product.ts';

/** What the guide puts on a machine of one's own: Caddy's file, systemd's unit, and what Docker Compose reads. */
const caddy = findOrUnpackCaddy();

const [siteHost, otherHost] = ['www.example.com.br', 'example.com.br'];

/** An instance of the site, which tells what reached it. */
async function startInstance(name: string) {
  let isDraining = false;
  const asked: string[] = [];
  const server = await listen((incoming, response) => {
    const path = incoming.url ?? '';
    if (path.startsWith('/readyz')) {
      asked.push(path);
      return response.writeHead(isDraining ? 503 : 200).end();
    }
    response.setHeader('strict-transport-security', 'max-age=60');
    return response.end(JSON.stringify({ name, headers: incoming.headers }));
  });
  return { ...server, asked, drain: () => (isDraining = true) };
}

const answered = v.object({ name: v.string(), headers: v.record(v.string(), v.string()) });

/** Values of a header as they came, one for each line. */
const valuesOf = ({ rawHeaders }: IncomingMessage, name: string) =>
  rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === name);

// It cannot be had from npm: `npm test` names these tests as skipped where it is not.
describe.skipIf(caddy === undefined)('Caddy, by the file of deploy/,', () => {
  let folder: string;
  let port: number;
  let instances: Awaited<ReturnType<typeof startInstance>>[];
  let stop: () => Promise<void>;

  beforeAll(async () => {
    instances = [await startInstance('one'), await startInstance('two')];
    folder = await mkdtemp(join(tmpdir(), 'site-caddy-'));
    port = await freePort();
    // Certificates of its own making, which no machine is told to trust, and ports that anybody may open.
    const here = [
      'admin off',
      'local_certs',
      'skip_install_trust',
      `http_port ${await freePort()}`,
      `https_port ${port}`,
    ];
    const config = join(folder, 'Caddyfile');
    await writeFile(
      config,
      `{\n${here.join('\n')}\n}\n${readFileSync('deploy/Caddyfile', 'utf8')}`,
    );
    await mkdir(join(folder, 'home'));
    const child = spawn(caddy ?? '', ['run', '--config', config, '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: {
        ...neutralEnvironment(),
        HOME: join(folder, 'home'),
        XDG_DATA_HOME: join(folder, 'home'),
        XDG_CONFIG_HOME: join(folder, 'home'),
        SITE_HOST: siteHost,
        OTHER_HOST: otherHost,
        SITE_SERVERS: instances.map(({ url }) => new URL(url).host).join(' '),
      },
    });
    const exited = once(child, 'exit');
    stop = async () => {
      child.kill('SIGTERM');
      await exited;
    };
    const isUp = async () => expect(await statusOf(siteHost)).toBe(200);
    await vi.waitFor(isUp, { timeout: 30_000 });
  });
  afterAll(async () => {
    await stop();
    for (const instance of instances) await instance.stop();
    await rm(folder, { recursive: true, force: true });
  });

  function ask(host: string, path: string, headers: Record<string, string> = {}) {
    const options = { host: '127.0.0.1', port, servername: host, path, rejectUnauthorized: false };
    return new Promise<IncomingMessage>((done, reject) => {
      request({ ...options, headers: { host, ...headers }, agent: false }, done)
        .once('error', reject)
        .end();
    });
  }

  async function statusOf(host: string): Promise<number | undefined> {
    const answer = await ask(host, '/').catch(() => undefined);
    answer?.resume();
    return answer?.statusCode;
  }

  async function reached(headers: Record<string, string> = {}) {
    return v.parse(answered, await json(await ask(siteHost, '/', headers)));
  }

  /** Who answers when several visitors come. */
  async function names() {
    const answers = await Promise.all(Array.from({ length: 6 }, () => reached()));
    return new Set(answers.map(({ name }) => name));
  }

  it('has one HSTS header in each answer, which is its own', async () => {
    for (const host of [siteHost, otherHost]) {
      const answer = await ask(host, '/');
      answer.resume();
      expect(valuesOf(answer, 'strict-transport-security')).toEqual(['max-age=31536000']);
    }
  });

  it('leads from the other name to the site, for good', async () => {
    const answer = await ask(otherHost, '/blog?pagina=2');
    answer.resume();
    expect([answer.statusCode, answer.headers.location]).toEqual([
      308,
      `https://${siteHost}/blog?pagina=2`,
    ]);
  });

  it('tells the site where a visitor is, and nothing that the visitor made up', async () => {
    const { headers } = await reached({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'http',
      'x-request-id': 'made-up',
    });
    expect(headers).toMatchObject({
      host: siteHost,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('turns to the other instance while one is draining', async () => {
    await expect.poll(names).toEqual(new Set(['one', 'two']));
    instances[0]?.drain();
    await expect.poll(names).toEqual(new Set(['two']));
    expect(new Set(instances[0]?.asked)).toEqual(
      new Set(['/readyz?exclude=database&exclude=auth']),
    );
  });
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

it.skipIf(!hasSystemd)('systemd knows all that the unit says', () => {
  const { stderr } = spawnSync('systemd-analyze', ['verify', 'deploy/desentupimento@.service'], {
    encoding: 'utf8',
  });
  // It tells of this machine's own units too.
  expect(stderr.split('\n').filter((line) => line.includes('desentupimento'))).toEqual([]);
});

const compose = v.object({
  services: v.record(
    v.string(),
    v.object({
      image: v.string(),
      environment: v.record(v.string(), v.string()),
      read_only: v.optional(v.boolean()),
      stop_grace_period: v.optional(v.pipe(v.string(), v.regex(/^\d+s$/))),
    }),
  ),
});

it('Docker and systemd wait longer for an instance than that takes to end, and Docker lets it write nothing', () => {
  const { services } = v.parse(
    compose,
    parse(readFileSync('compose.yaml', 'utf8'), { merge: true }),
  );
  const sites = Object.values(services).filter(({ image }) => image !== 'caddy:2');
  expect(sites).toHaveLength(2);
  for (const { environment, read_only, stop_grace_period = '' } of sites) {
    expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(
      Number(environment['DRAIN_SECONDS']) + Number(environment['SHUTDOWN_SECONDS']),
    );
    expect(read_only).toBe(true);
  }
  const unit = readFileSync('deploy/desentupimento@.service', 'utf8');
  const secondsOf = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(unit)?.[1]);
  expect(secondsOf('TimeoutStopSec')).toBeGreaterThan(
    secondsOf('DRAIN_SECONDS') + secondsOf('SHUTDOWN_SECONDS'),
  );
});
