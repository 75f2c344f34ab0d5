import * as v from 'valibot';
import {
  emergencyEntries,
  minimumUrls,
  siteEntries,
} from '../../supabase/functions/_shared/sitemap/entries.ts';
import { sitemapXml } from '../../supabase/functions/_shared/sitemap/xml.ts';
import { company } from '../company/company.ts';
import { publicSupabase } from '../server/supabase.server.ts';

/** Where the document came from: the edge function, this server's own build, or the fixed list. */
export interface SitemapDocument {
  xml: string;
  source: 'dynamic' | 'fallback' | 'emergency';
}

/** Milliseconds that each source but the last gets; together they stay under the 2 s of design, section 6. */
const functionTimeout = 1_000;
const fallbackTimeout = 600;

const functionAnswer = v.object({
  success: v.literal(true),
  url_count: v.pipe(v.number(), v.minValue(minimumUrls)),
  xml: v.pipe(v.string(), v.includes('<urlset')),
});

/**
 * The sitemap, whatever the database does (specification, section 7): from the edge function, else built
 * here from the paths and the posts, else the fixed list. A source with under 29 URLs is taken for broken.
 */
export async function loadSitemap(): Promise<SitemapDocument> {
  const sources = { dynamic: fromFunction, fallback: fromPosts };
  for (const source of ['dynamic', 'fallback'] as const) {
    try {
      return { xml: await sources[source](), source };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.warn(`Sitemap: the ${source} source failed: ${reason}`);
    }
  }
  const entries = emergencyEntries(company.siteUrl, new Date());
  return { xml: await sitemapXml(entries), source: 'emergency' };
}

async function fromFunction(): Promise<string> {
  const { data, error } = await publicSupabase().functions.invoke('generate-sitemap', {
    body: { source: 'dynamic_route', timestamp: new Date().toISOString() },
    timeout: functionTimeout,
  });
  if (error) throw error;
  return v.parse(functionAnswer, data).xml;
}

async function fromPosts(): Promise<string> {
  const { data } = await publicSupabase()
    .from('blog_posts')
    .select('slug, published_at, updated_at')
    .eq('status', 'published')
    .order('published_at', { ascending: false })
    .abortSignal(AbortSignal.timeout(fallbackTimeout))
    .throwOnError();
  const entries = siteEntries(company.siteUrl, data, new Date());
  if (entries.length < minimumUrls) throw new Error('Sitemap insuficiente');
  return sitemapXml(entries);
}
