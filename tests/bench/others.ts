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

/** As in the bench of speed: more ask for what is finished than for what is made at each request. */
const finished = { connections: 64, acceptEncoding: asChrome };
const made = { connections: 8, acceptEncoding: asChrome };
const madeWithGzip = { ...made, acceptEncoding: 'gzip' };

const plain = async (url: string) => (await get(url)).bytes.toString();

/**
 * The home page and a post, beside other frameworks that serve the same content in the same run, each on the same core.
 * Theirs read no database, and have no structured data and of the head title and description; Astro has its styles in the page
 * as this site has, Next.js, which does that only as an experiment, in a file.
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
    console.log(
      'Theirs have the same body and read no database; the style sheet of Next.js is a file.',
    );
    for (const [name] of asked) console.log(`${results.line(name)}  ${name} (${sizes.get(name)})`);
    const compare = (ours: string, theirs: string) => {
      const requests = results.best(ours) / results.best(theirs);
      const cost = results.cost(ours) / results.cost(theirs);
      console.log(
        `${ours} ÷ ${theirs}: ${requests.toFixed(2)} of the requests, each ${cost.toFixed(3)} of the processor time`,
      );
      return { requests, cost };
    };
    const compared = {
      nextStatic: compare('home, finished', 'home, Next.js static'),
      prerendered: compare('home, finished', 'home, Astro prerendered'),
      nextDynamic: compare('home, uncached', 'home, Next.js force-dynamic'),
      onDemand: compare('home, uncached', 'home, Astro on demand with gzip'),
      nextPost: compare('post, uncached, embedded database', 'post, Next.js force-dynamic'),
    };
    measure('cachedToNextStatic', compared.nextStatic.requests);
    measure('cachedToAstro', compared.prerendered.requests);
    measure('cpuToNext', compared.nextDynamic.cost);
    measure('uncachedToAstro', compared.onDemand.requests);
    measure('postToNext', compared.nextPost.requests);
  } finally {
    await Promise.all([site.stop(), uncached.stop(), stop()]);
  }
}
