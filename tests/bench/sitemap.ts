import { sitemapPosts } from '#functions/posts.ts';
import { buildSitemap, sitemapPart } from '#functions/sitemap/build.ts';
import { readSitemap } from '#functions/sitemap/read.ts';
import { sitemapXmlStream } from '#functions/sitemap/xml.ts';
import type { Client } from './client.ts';
import { siteUrl } from './client.ts';

const small = 6_000;
const large = 50_000;
const rowsPerInsert = 1_000;

/** Chunks of a document between two looks at the memory. */
const chunksPerLook = 2_000;

async function addPosts(client: Client, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += rowsPerInsert) {
    const rows = Array.from({ length: Math.min(rowsPerInsert, to - start) }, (_, index) => ({
      slug: `artigo-numero-${start + index}`,
      title: `Artigo número ${start + index}`,
      excerpt: 'Resumo.',
      content: '<p>Texto.</p>',
      meta_description: 'Descrição.',
      status: 'published',
      published_at: '2025-08-21T12:00:00Z',
    }));
    await client.from('blog_posts').insert(rows).throwOnError();
  }
}

/** Makes the whole sitemap, every part of it, as the site does; what is written is thrown away. */
async function makeSitemap(client: Client, look: () => void): Promise<number> {
  const source = sitemapPosts(client, AbortSignal.timeout(600_000));
  const whole = await buildSitemap(siteUrl, source, new Date());
  const index = readSitemap(whole.xml);
  const parts = index.ok && index.kind === 'index' ? index.entries.length : 0;
  for (let part = 1; part <= parts; part += 1) {
    const entries = await sitemapPart(siteUrl, source, part, new Date());
    if (entries === undefined) throw new Error(`Part ${part} is missing.`);
    let chunks = 0;
    for await (const _ of sitemapXmlStream(entries)) {
      chunks += 1;
      if (chunks % chunksPerLook === 0) look();
    }
  }
  return whole.urlCount;
}

/** Bytes that are really in use. */
function liveBytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

/** Time of one run, and the most memory that another one held while it wrote. */
async function measure(client: Client) {
  const started = performance.now();
  const urls = await makeSitemap(client, () => {});
  const milliseconds = Math.round(performance.now() - started);
  const before = liveBytes();
  let largest = before;
  await makeSitemap(client, () => {
    largest = Math.max(largest, liveBytes());
  });
  return { urls, milliseconds, megabytes: (largest - before) / 1_000_000 };
}

/**
 * Makes the sitemap of a small and of a large blog, and reports time and memory as ratios of the two. A cost that
 * grows with the number of URLs gives a time ratio near the ratio of their numbers; memory that stays flat, a
 * memory ratio near 1.
 */
export async function benchSitemap(client: Client): Promise<void> {
  console.log(`Publishing ${small} posts…`);
  await addPosts(client, 0, small);
  const few = await measure(client);
  console.log(`Publishing ${large - small} more…`);
  await addPosts(client, small, large);
  const many = await measure(client);
  for (const { urls, milliseconds, megabytes } of [few, many]) {
    console.log(`${urls} URLs: ${milliseconds} ms, ${megabytes.toFixed(1)} MB held`);
  }
  const urls = many.urls / few.urls;
  const time = many.milliseconds / few.milliseconds;
  console.log(
    `${urls.toFixed(1)} times the URLs take ${time.toFixed(1)} times the time ` +
      `(${(time / urls).toFixed(2)} of linear) and ${(many.megabytes / few.megabytes).toFixed(1)} times the memory.`,
  );
}
