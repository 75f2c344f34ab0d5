import * as v from 'valibot';
import { answers } from '#functions/answers.ts';
import { newestPosts, sitemapPosts } from '#functions/posts.ts';
import type { PostSource } from '#functions/sitemap/build.ts';
import { buildSitemap, sitemapPart } from '#functions/sitemap/build.ts';
import { emergencyEntries } from '#functions/sitemap/entries.ts';
import type { NewsPost } from '#functions/sitemap/news.ts';
import { newsLimit, newsSitemapXml } from '#functions/sitemap/news.ts';
import { isOfSite, readSitemap } from '#functions/sitemap/read.ts';
import { minimumUrls } from '#functions/sitemap/size.ts';
import type { SitemapSource } from '#functions/sitemap/sources.ts';
import { sitemapXml, sitemapXmlStream } from '#functions/sitemap/xml.ts';
import { company } from '#app/company/company.ts';
import { publicSupabase } from '#app/server/supabase.server.ts';

export interface SitemapDocument {
  xml: string;
  source: SitemapSource;
}

export interface NewsDocument {
  xml: string;
  /** False when the posts could not be read. */
  isWhole: boolean;
}

/** Milliseconds that each source that is asked gets; together they stay under the 3 s of the whole chain. */
const functionTimeout = 1_200;
const fallbackTimeout = 800;
/** Milliseconds for one document of a large sitemap, and for the news. */
const partTimeout = 60_000;
const newsTimeout = 1_500;

const functionAnswer = v.pipe(
  v.pick(answers['generate-sitemap'], ['success', 'url_count', 'xml']),
  v.check(({ url_count }) => url_count >= minimumUrls, `It has under ${minimumUrls} URLs.`),
);

/** The posts could be read, and are too few: the list that stands in for them is made of those there are. */
class InsufficientSitemap extends Error {
  readonly xml: string;

  constructor(xml: string) {
    super('Sitemap insuficiente');
    this.xml = xml;
  }
}

/** The last good answer of the function, for when the database does not answer. */
let lastGood: string | undefined;

/**
 * The sitemap, whatever the database does (specification, section 7): from the edge function, else built here from
 * the paths and the posts. A source is taken for broken when it is not well-formed, names another site or has under
 * `minimumUrls`. Then the sitemap holds what is known to exist: with too few posts, the pages and those posts; when
 * the database does not answer, the last good document, else the fixed list.
 */
export async function loadSitemap(): Promise<SitemapDocument> {
  try {
    const xml = await fromFunction();
    lastGood = xml;
    return { xml, source: 'dynamic' };
  } catch (error) {
    warn('dynamic', error);
  }
  try {
    return { xml: await fromPosts(), source: 'fallback' };
  } catch (error) {
    warn('fallback', error);
    if (error instanceof InsufficientSitemap) {
      // An older document would name posts that are gone.
      lastGood = undefined;
      return { xml: error.xml, source: 'insufficient' };
    }
  }
  if (lastGood !== undefined) return { xml: lastGood, source: 'cached' };
  const entries = emergencyEntries(company.siteUrl, new Date());
  return { xml: await sitemapXml(entries), source: 'emergency' };
}

function warn(source: SitemapSource, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  console.warn(`Sitemap: the ${source} source failed: ${reason}`);
}

async function fromFunction(): Promise<string> {
  const { data, error } = await publicSupabase().functions.invoke('generate-sitemap', {
    body: { source: 'dynamic_route', timestamp: new Date().toISOString() },
    timeout: functionTimeout,
  });
  if (error) throw error;
  const { xml } = v.parse(functionAnswer, data);
  const document = readSitemap(xml);
  if (!document.ok) throw new Error(document.problem);
  if (!isOfSite(company.siteUrl, document.entries)) throw new Error('It names another site.');
  if (document.kind === 'urlset' && document.entries.length < minimumUrls) {
    throw new Error(`It has ${document.entries.length} URLs.`);
  }
  return xml;
}

async function fromPosts(): Promise<string> {
  const source = publicPosts(AbortSignal.timeout(fallbackTimeout));
  const { xml, urlCount } = await buildSitemap(company.siteUrl, source, new Date());
  if (urlCount < minimumUrls) throw new InsufficientSitemap(xml);
  return xml;
}

function publicPosts(signal: AbortSignal): PostSource {
  return sitemapPosts(publicSupabase(), signal);
}

/** A numbered part of a sitemap that is too large for one document; undefined when there is none of that number. */
export async function loadSitemapPart(
  part: number,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  const source = publicPosts(AbortSignal.timeout(partTimeout));
  const entries = await sitemapPart(company.siteUrl, source, part, new Date());
  return entries === undefined ? undefined : sitemapXmlStream(entries);
}

/** The news sitemap: every published post up to Google's limit; when they cannot be read, a valid one without entries. */
export async function loadNewsSitemap(): Promise<NewsDocument> {
  const site = { url: company.siteUrl, publication: company.name };
  const posts = await readNews();
  return { xml: await newsSitemapXml(site, posts ?? []), isWhole: posts !== undefined };
}

async function readNews(): Promise<NewsPost[] | undefined> {
  const { data, error } = await newestPosts(publicSupabase(), newsLimit).abortSignal(
    AbortSignal.timeout(newsTimeout),
  );
  if (error !== null) {
    console.error(`News sitemap: reading the posts failed: ${error.message}`);
    return undefined;
  }
  return data;
}
