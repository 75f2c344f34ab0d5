import type { Client } from './client.ts';
import { measure } from './figures.ts';
import { asChrome, load } from './generator.ts';
import { memory } from './processes.ts';
import type { BenchServer } from './processes.ts';
import { Results } from './results.ts';
import type { Project } from './site.ts';
import { get, postPage, startBareServer, startMeasuredSite, startUncachedSite } from './site.ts';

const codings = [asChrome, 'br', 'gzip', 'identity'];
const pages = ['/', postPage, '/sitemap.xml'];

/** Each round measures everything once, so that what else the machine does falls on all alike. */
const rounds = 3;
const seconds = 2;

/** Of the connection: each server of Node's writes its own. */
const ofConnection = new Set(['date', 'connection', 'keep-alive']);

/** Has the bare server send what the site sends for that, with all headers: Node takes a part of its time to write these. */
async function copyAnswer(site: BenchServer, bare: BenchServer, path: string, coding: string) {
  const { bytes, headers } = await get(site.url + path, { 'accept-encoding': coding });
  const kept = Object.entries(headers).filter(([name]) => !ofConnection.has(name));
  await bare.send({ bytes, headers: kept.flatMap(([name, value]) => [name, String(value)]) });
  return { bytes: bytes.length, coding: headers['content-encoding'] ?? 'identity' };
}

async function cachedRounds(site: BenchServer, bare: BenchServer): Promise<Results> {
  const results = new Results();
  const sizes = new Map<string, string>();
  for (let round = 0; round < rounds; round += 1) {
    for (const path of pages) {
      for (const acceptEncoding of codings) {
        const name = `${path} as ${acceptEncoding}`;
        const sent = await copyAnswer(site, bare, path, acceptEncoding);
        sizes.set(name, `${sent.bytes} bytes, ${sent.coding}`);
        const options = { acceptEncoding, connections: 64, seconds };
        results.add(name, await load(site.pid, { url: site.url + path, ...options }));
        results.add(`bare ${name}`, await load(bare.pid, { url: bare.url, ...options }));
      }
    }
  }
  for (const [name, size] of sizes) {
    const bareName = `bare ${name}`;
    const ratio = toBare(results, name);
    const cost = results.cost(bareName) / results.cost(name);
    console.log(
      `${name}: ${results.line(name)}, bare ${results.line(bareName)}: ` +
        `${ratio.toFixed(2)} of its requests, ${cost.toFixed(2)} by processor time (${size})`,
    );
  }
  return results;
}

/** Requests that the site serves, of those that the bare server serves, each in the round that was disturbed least. */
const toBare = (results: Results, name: string) =>
  results.best(name) / results.best(`bare ${name}`);

async function uncachedRounds(site: BenchServer): Promise<Results> {
  const results = new Results();
  for (let round = 0; round < rounds; round += 1) {
    for (const path of ['/', postPage]) {
      for (const acceptEncoding of codings) {
        const asked = {
          url: site.url + path,
          acceptEncoding,
          connections: 8,
          seconds,
        };
        results.add(`${path} as ${acceptEncoding}`, await load(site.pid, asked));
      }
    }
  }
  for (const path of ['/', postPage]) {
    for (const coding of codings) {
      console.log(`uncached ${path} as ${coding}: ${results.line(`${path} as ${coding}`)}`);
    }
  }
  return results;
}

/**
 * Requests that the built site serves, finished pages and such as are made for the request, beside a bare server of
 * Node's that sends the same bytes, and what each costs of the processor.
 */
export async function benchSpeed(_client: Client, _operator: Client, project: Project) {
  const site = await startMeasuredSite(project);
  const uncached = await startUncachedSite(project);
  const bare = await startBareServer();
  try {
    // Whatever is compiled late, and compressed well after the first answers, is done.
    for (const url of [
      ...pages.map((path) => site.url + path),
      uncached.url,
      uncached.url + postPage,
    ]) {
      const { pid } = url.startsWith(site.url) ? site : uncached;
      await load(pid, { url, acceptEncoding: asChrome, connections: 8, seconds: 2 });
    }
    const cached = await cachedRounds(site, bare);
    const fresh = await uncachedRounds(uncached);
    const names = pages.flatMap((path) => [asChrome, 'br'].map((coding) => `${path} as ${coding}`));
    measure('cachedToBare', Math.min(...names.map((name) => toBare(cached, name))));
    measure('brotliToPlain', fresh.cost('/ as br') / fresh.cost('/ as identity'));
    console.log(`The site's process holds ${(await memory(site.pid)).toFixed(0)} MB.`);
  } finally {
    await Promise.all([site.stop(), uncached.stop(), bare.stop()]);
  }
}
