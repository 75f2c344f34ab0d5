import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:http';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { createClient } from '@supabase/supabase-js';
import { firstArticles, staticGuides, staticPages } from '#functions/sitemap/paths.ts';
import type { Database } from '#supabase/database.types.ts';
import type { LocalSupabase } from '#supabase/local/stack-process.ts';
import { startLocalSupabase } from '#supabase/local/stack-process.ts';
import { startProxy } from '../stand-ins/proxy.ts';
import { neutralEnvironment } from '../support/command.ts';
import { freePort } from '../support/product.ts';
import { percentile } from './figures.ts';
import type { BenchServer } from './processes.ts';
import { peakMemory } from './processes.ts';
import { builtSiteUrl as siteUrl, get, startSite } from './site.ts';

/**
 * `npm run bench:load`: 200 visitors at once for a minute, while posts are published, changed and archived, the database is
 * killed and comes back, and one of two instances is replaced. Ends with 1 when a page was wrong, a request failed that
 * could have been served, or a change was not seen in time.
 */
const visitors = 200;
/** Milliseconds of a visitor between two pages: this machine has to make the load too, and to be a proxy and a database. */
const pause = 50;
/** Milliseconds until a change must be seen on each instance. */
const visibleWithin = 1_000;
const withoutServices = '/readyz?exclude=database&exclude=auth';

/** What a visitor may ask for, and what then has to be in the answer. */
interface Visit {
  path: string;
  status: 200 | 404;
  contains: string;
}

const pageVisit = (path: string): Visit => ({
  path,
  status: 200,
  contains: `<link rel="canonical" href="${siteUrl}${path === '/' ? '' : path}`,
});

const visits: readonly Visit[] = [
  ...[...staticPages, ...staticGuides, ...firstArticles].map(({ path }) => pageVisit(path)),
  pageVisit('/blog'),
  pageVisit('/blog?pagina=2'),
  { ...pageVisit('/'), path: '/?utm_source=jornal&utm_campaign=verao' },
  { path: '/sitemap.xml', status: 200, contains: `<loc>${siteUrl}/bairros/centro</loc>` },
  { path: '/blog/rss.xml', status: 200, contains: '<rss' },
  { path: '/robots.txt', status: 200, contains: 'Sitemap: ' },
  { path: '/llms.txt', status: 200, contains: '# ' },
  { path: '/isto-nao-existe', status: 404, contains: 'noindex' },
];

const problems: string[] = [];
const problem = (text: string) => {
  problems.push(text);
  if (problems.length <= 20) console.error(`BROKEN: ${text}`);
};
const began = performance.now();
const say = (text: string) =>
  console.log(`${((performance.now() - began) / 1_000).toFixed(1).padStart(5)} s: ${text}`);

/** Answers that were read and found right, by path and hash: most come again and again. */
const known = new Set<string>();

function check({ path, status, contains }: Visit, answer: IncomingMessage, bytes: Buffer): void {
  if (answer.statusCode !== status) {
    problem(`${path} was answered with ${answer.statusCode} instead of ${status}`);
    return;
  }
  const key = `${path} ${createHash('sha256').update(bytes).digest('base64')}`;
  if (known.has(key)) return;
  const text = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes;
  if (text.includes(contains)) known.add(key);
  else problem(`${path} was answered with another page`);
}

const agent = new Agent({ keepAlive: true, maxSockets: visitors });
const times: number[] = [];
const end = new AbortController();

/** Asks for one page after another until the end. */
async function stay(url: string): Promise<void> {
  while (!end.signal.aborted) {
    const visit = visits[Math.floor(Math.random() * visits.length)] ?? pageVisit('/');
    const start = performance.now();
    try {
      const answer = await new Promise<IncomingMessage>((done, reject) => {
        request(url + visit.path, { agent, headers: { 'accept-encoding': 'br' } }, done)
          .once('error', reject)
          .end();
      });
      check(visit, answer, await buffer(answer));
    } catch (error) {
      problem(`${visit.path} had no answer: ${String(error)}`);
    }
    times.push(performance.now() - start);
    await wait(pause * 2 * Math.random());
  }
}

/** Waits until each instance shows a change, and says how long that took. */
async function expectSeen(
  what: string,
  instances: readonly BenchServer[],
  isSeen: (instance: BenchServer) => Promise<boolean>,
): Promise<void> {
  const changed = performance.now();
  const seen = await Promise.all(
    instances.map(async (instance) => {
      while (!(await isSeen(instance))) {
        if (performance.now() - changed > 10 * visibleWithin) return Infinity;
        await wait(25);
      }
      return performance.now() - changed;
    }),
  );
  say(`${what}: seen after ${seen.map((time) => `${time.toFixed(0)} ms`).join(' and ')}`);
  if (Math.max(...seen) > visibleWithin) problem(`${what} took longer than ${visibleWithin} ms`);
}

const hasText = (path: string, text: string) => async (instance: BenchServer) =>
  (await get(instance.url + path)).bytes.includes(text);

const hasStatus = (path: string, status: number) => async (instance: BenchServer) =>
  (await get(instance.url + path)).status === status;

await mkdir('.data', { recursive: true, mode: 0o700 });
const folder = await mkdtemp(resolve('.data/bench-load-'));
const port = await freePort();
const startDatabase = () =>
  startLocalSupabase(
    { dataDir: join(folder, 'supabase'), port, functionsPort: 0, siteUrl, seed: true },
    neutralEnvironment(),
  );
let supabase: LocalSupabase = await startDatabase();
const client = createClient<Database>(supabase.url, supabase.secretKey, {
  auth: { persistSession: false },
});
const project = { ...supabase, folder, pages: 0 };
const startInstance = () => startSite(project, { DRAIN_SECONDS: '2' });

const post = (number: number) => ({
  slug: `noticia-${number}`,
  title: `Notícia ${number}`,
  excerpt: 'Um resumo.',
  content: '<p>Um texto.</p>',
  meta_description: 'Uma descrição.',
  status: 'published',
  published_at: new Date().toISOString(),
});

async function publish(number: number, instances: readonly BenchServer[]): Promise<void> {
  await client.from('blog_posts').insert(post(number)).throwOnError();
  const title = `Notícia ${number}`;
  await Promise.all([
    expectSeen(`post ${number}`, instances, hasText(`/blog/noticia-${number}`, title)),
    expectSeen(`post ${number} in the list`, instances, hasText('/blog', title)),
  ]);
}

/** What happens during the minute. */
async function story(
  proxy: Awaited<ReturnType<typeof startProxy>>,
  leaving: BenchServer,
  staying: BenchServer,
): Promise<BenchServer> {
  await wait(8_000);
  await publish(1, [leaving, staying]);
  await wait(4_000);
  const gone = new Promise<void>((done) => supabase.onExit(() => done()));
  process.kill(supabase.pid, 'SIGKILL');
  await gone;
  say('the database was killed');
  await wait(12_000);
  supabase = await startDatabase();
  say('the database is back');
  await wait(2_000);
  await publish(2, [leaving, staying]);

  const fresh = await startInstance();
  proxy.add(fresh.url);
  while (proxy.isReady(fresh.url) !== true) await wait(50);
  say('a new instance takes requests');
  console.log(`  the old one held up to ${(await peakMemory(leaving.pid)).toFixed(0)} MB`);
  await leaving.stop();
  proxy.remove(leaving.url);
  say('an old instance has ended');
  await wait(2_000);
  const instances = [staying, fresh];
  await publish(3, instances);
  const changed = { title: 'Notícia com outro nome' };
  await client.from('blog_posts').update(changed).eq('slug', 'noticia-1').throwOnError();
  await expectSeen('a changed title', instances, hasText('/blog/noticia-1', changed.title));
  const archived = { status: 'archived' };
  await client.from('blog_posts').update(archived).eq('slug', 'noticia-2').throwOnError();
  await expectSeen('an archived post', instances, hasStatus('/blog/noticia-2', 404));
  await wait(Math.max(2_000, 60_000 - (performance.now() - loadBegan)));
  for (const instance of instances) {
    console.log(`  an instance held up to ${(await peakMemory(instance.pid)).toFixed(0)} MB`);
  }
  return fresh;
}

const [one, two] = [await startInstance(), await startInstance()];
const proxy = await startProxy(withoutServices);
for (const { url } of [one, two]) proxy.add(url);
while (![one, two].every(({ url }) => proxy.isReady(url) === true)) await wait(50);
// What was never made cannot be served without a database.
for (const { url } of [one, two]) for (const { path } of visits) await get(url + path);
say(`${visitors} visitors come, for ${visits.length} addresses`);
const loadBegan = performance.now();
const staying = Array.from({ length: visitors }, () => stay(proxy.url));
const last = await story(proxy, one, two);
end.abort();
await Promise.all(staying);
const seconds = (performance.now() - loadBegan) / 1_000;
say(
  `${times.length} answers, ${(times.length / seconds).toFixed(0)} a second; ` +
    `half within ${percentile(times, 0.5).toFixed(0)} ms, 99 % within ${percentile(times, 0.99).toFixed(0)} ms, ` +
    `the slowest after ${Math.max(0, percentile(times, 1)).toFixed(0)} ms`,
);
agent.destroy();
await Promise.all([two.stop(), last.stop(), proxy.stop()]);
await supabase.stop();
await rm(folder, { recursive: true, force: true });
console.log(
  problems.length === 0 ? 'Every rule was kept.' : `${problems.length} rules were broken.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
