import type { Client } from './client.ts';
import { measure } from './figures.ts';
import { startFrameworks } from './frameworks.ts';
import { asChrome, load } from './generator.ts';
import { content } from './markup.ts';
import type { BenchServer } from './processes.ts';
import { Results } from './results.ts';
import type { Project } from './site.ts';
import { get, postPage, startMeasuredSite, startUncachedSite } from './site.ts';

/** Each round measures everything once, so that what else the machine does falls on all alike. */
const rounds = 5;
const seconds = 2;
/** Whatever is compiled late, and compressed well after the first answers, is done by then. */
const warmUp = 5;

/** What is finished is asked for by as many as in the bench of speed, and what is made at each request too. */
const finished = { connections: 64, acceptEncoding: asChrome };
const made = { connections: 8, acceptEncoding: asChrome };
const madeWithGzip = { ...made, acceptEncoding: 'gzip' };

const plain = async (url: string) => (await get(url)).bytes.toString();

/**
 * The home page and a post, beside other frameworks that serve the same content in the same run, each on the same core.
 * Theirs read no database, and have no style sheet in the page, no structured data and of the head title and description.
 */
export async function benchOthers(_client: Client, _operator: Client, project: Project) {
  const site = await startMeasuredSite(project);
  const uncached = await startUncachedSite(project);
  const documents = { home: await plain(site.url), post: await plain(site.url + postPage) };
  const { next, astro, astroWithGzip, paths, stop } = await startFrameworks(documents);
  const asked: [string, BenchServer, string, typeof made][] = [
    ['home, finished', site, '/', finished],
    ['home, Next.js static', next, paths.finishedHome, finished],
    ['home, Astro prerendered', astro, paths.finishedHome, finished],
    ['home, uncached', uncached, '/', made],
    ['home, Next.js force-dynamic', next, paths.home, made],
    ['home, Astro on demand', astro, paths.home, made],
    ['home, Astro on demand with Brotli', astroWithGzip, paths.home, made],
    ['home, Astro on demand with gzip', astroWithGzip, paths.home, madeWithGzip],
    ['post, uncached, embedded database', uncached, postPage, made],
    ['post, Next.js force-dynamic', next, paths.post, made],
    ['post, Astro on demand with gzip', astroWithGzip, paths.post, madeWithGzip],
  ];
  const results = new Results();
  const sizes = new Map<string, string>();
  try {
    for (const [name, server, path, options] of asked) {
      const url = server.url + path;
      const document = name.startsWith('home') ? documents.home : documents.post;
      if (content(await plain(url)) !== content(document)) {
        throw new Error(`${name}: its content is not this site's.`);
      }
      await load(server.pid, { url, ...options, seconds: warmUp });
      const { bytes, headers } = await get(url, { 'accept-encoding': options.acceptEncoding });
      sizes.set(name, `${bytes.length} bytes, ${headers['content-encoding'] ?? 'identity'}`);
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, server, path, options] of asked) {
        const url = server.url + path;
        results.add(name, await load(server.pid, { url, ...options, seconds }));
      }
    }
  } finally {
    await Promise.all([site.stop(), uncached.stop(), stop()]);
  }
  console.log('Theirs have the same body, and read no database.');
  for (const [name] of asked) console.log(`${results.line(name)}  ${name} (${sizes.get(name)})`);
  const rate = (one: string, other: string) => results.perSecond(one) / results.perSecond(other);
  measure('cachedToNextStatic', rate('home, finished', 'home, Next.js static'));
  measure('cachedToAstro', rate('home, finished', 'home, Astro prerendered'));
  measure(
    'cpuToNext',
    results.cost('home, uncached') / results.cost('home, Next.js force-dynamic'),
  );
  measure('uncachedToAstro', rate('home, uncached', 'home, Astro on demand with gzip'));
  measure('postToNext', rate('post, uncached, embedded database', 'post, Next.js force-dynamic'));
}
