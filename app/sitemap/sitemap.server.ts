import * as v from 'valibot';
import type { PostSource } from '../../supabase/functions/_shared/sitemap/build.ts';
import { buildSitemap, sitemapPart } from '../../supabase/functions/_shared/sitemap/build.ts';
import { emergencyEntries, minimumUrls } from '../../supabase/functions/_shared/sitemap/entries.ts';
import type { NewsPost } from '../../supabase/functions/_shared/sitemap/news.ts';
import { newsLimit, newsSitemapXml } from '../../supabase/functions/_shared/sitemap/news.ts';
import { publishedPosts } from '../../supabase/functions/_shared/sitemap/posts.ts';
import { isOfSite, readSitemap } from '../../supabase/functions/_shared/sitemap/read.ts';
import { sitemapXml, sitemapXmlStream } from '../../supabase/functions/_shared/sitemap/xml.ts';
import { company } from '../company/company.ts';
import { publicSupabase } from '../server/supabase.server.ts';

/**
 * Where the document came from: the edge function, this server's own build, the last good document of the
 * function, or the fixed list.
 */
export interface SitemapDocument {
  xml: string;
  source: 'dynamic' | 'fallback' | 'cached' | 'emergency';
}

/** Milliseconds that each source that is asked gets; together they stay under the 3 s of the whole chain. */
const functionTimeout = 1_200;
const fallbackTimeout = 800;
/** Milliseconds for one document of a large sitemap, and for the news. */
const partTimeout = 60_000;
const newsTimeout = 1_500;

const functionAnswer = v.object({
  success: v.literal(true),
  url_count: v.pipe(v.number(), v.minValue(minimumUrls)),
  xml: v.string(),
});

/** The posts could be read, and are too few: an older document would be no truer. */
class InsufficientSitemap extends Error {}

/** The last good answer of the function, for when the database is away. */
let lastGood: string | undefined;

/**
 * The sitemap, whatever the database does (specification, section 7): from the edge function, else built
 * here from the paths and the posts, else, with the database away, the last good one, else the fixed list. A source that is not
 * well-formed, names another site or has under 29 URLs is taken for broken.
 */
export async function loadSitemap(): Promise<SitemapDocument> {
  const sources = { dynamic: fromFunction, fallback: fromPosts };
  for (const source of ['dynamic', 'fallback'] as const) {
    try {
      const xml = await sources[source]();
      if (source === 'dynamic') lastGood = xml;
      return { xml, source };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.warn(`Sitemap: the ${source} source failed: ${reason}`);
      if (error instanceof InsufficientSitemap) lastGood = undefined;
    }
  }
  if (lastGood !== undefined) return { xml: lastGood, source: 'cached' };
  const entries = emergencyEntries(company.siteUrl, new Date());
  return { xml: await sitemapXml(entries), source: 'emergency' };
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
  if (urlCount < minimumUrls) throw new InsufficientSitemap('Sitemap insuficiente');
  return xml;
}

function publicPosts(signal: AbortSignal): PostSource {
  return publishedPosts(publicSupabase(), signal);
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
export async function loadNewsSitemap(): Promise<string> {
  const site = { url: company.siteUrl, publication: company.name };
  return newsSitemapXml(site, await readNews());
}

async function readNews(): Promise<NewsPost[]> {
  const { data, error } = await publicSupabase()
    .from('blog_posts')
    .select('slug, title, published_at, updated_at, keywords')
    .eq('status', 'published')
    .not('published_at', 'is', null)
    .order('published_at', { ascending: false })
    .limit(newsLimit)
    .abortSignal(AbortSignal.timeout(newsTimeout));
  if (error !== null) {
    console.error(`News sitemap: reading the posts failed: ${error.message}`);
    return [];
  }
  return data.flatMap(({ published_at, ...post }) =>
    published_at === null ? [] : [{ ...post, published_at }],
  );
}
