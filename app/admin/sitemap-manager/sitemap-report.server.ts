import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Database } from '#supabase/database.types.ts';
import { dayLength } from '#functions/google/days.ts';
import { localDay, pageEntries } from '#functions/sitemap/entries.ts';
import { readSitemap } from '#functions/sitemap/read.ts';
import { company } from '#app/company/company.ts';
import { loadSitemap } from '#app/sitemap/sitemap.server.ts';
import { sitemapDifference } from './diff.ts';
import type { Explanation } from './explain.ts';
import { explainUrl } from './explain.ts';
import { activityLog, auditHistory } from './history.ts';
import { sitemapCoverage, sitemapReport } from './report.ts';
import { indexedDays } from './rules.ts';

/** Addresses that each list of the coverage shows; a file has all. */
const coverageListed = 500;

/** What the sitemap manager shows. */
export async function loadSitemapReport(client: SupabaseClient<Database>, now: Date) {
  const [{ data }, coverage, log, regularLog, audits] = await Promise.all([
    client.rpc('sitemap_manager_report').throwOnError(),
    loadCoverage(client, coverageStart(now)),
    client.rpc('activity_log', { of_schedule: false }).throwOnError(),
    client.rpc('activity_log', { of_schedule: true }).throwOnError(),
    client.rpc('audit_history').throwOnError(),
  ]);
  const { sitemaps, ...report } = v.parse(sitemapReport, data);
  return {
    ...report,
    coverage,
    log: v.parse(activityLog, log.data),
    regularLog: v.parse(activityLog, regularLog.data),
    audits: v.parse(auditHistory, audits.data),
    /** Pages of the site and published posts: what the sitemap should hold. */
    urls: pageEntries(company.siteUrl, localDay(now)).length + report.posts,
    lastSitemap: sitemaps[0] && {
      generatedAt: sitemaps[0].generated_at,
      urlCount: sitemaps[0].url_count,
    },
    difference: sitemapDifference(sitemaps[0], sitemaps[1]),
    loadedAt: now.toISOString(),
  };
}

/** The first of the days in which a page that Google showed counts as seen. */
export function coverageStart(now: Date): string {
  return new Date(now.getTime() - indexedDays * dayLength).toISOString().slice(0, 10);
}

/** The sitemap as it is now beside what Google shows; nothing where the sitemap is in several parts. */
async function loadCoverage(client: SupabaseClient<Database>, since: string) {
  const read = await coverageReader(client, since);
  return read?.(0, coverageListed);
}

/** Reads stretches of both lists of the coverage. */
export async function coverageReader(client: SupabaseClient<Database>, since: string) {
  const document = readSitemap((await loadSitemap()).xml);
  if (!document.ok || document.kind !== 'urlset') return undefined;
  const sitemap_urls = document.entries.map(({ location }) => location);
  return async (first_row: number, row_count: number) => {
    const { data } = await client
      .rpc('sitemap_coverage', { sitemap_urls, since, first_row, row_count })
      .throwOnError();
    return v.parse(sitemapCoverage, data);
  };
}

/** Why an address is in the sitemap or not, by the live document, the posts and the last checks. */
export async function explainAddress(
  client: SupabaseClient<Database>,
  pasted: string,
  now: Date,
): Promise<Explanation> {
  const { xml, source } = await loadSitemap();
  const document = readSitemap(xml);
  const isWhole = document.ok && document.kind === 'urlset';
  return explainUrl(pasted, {
    siteUrl: company.siteUrl,
    now,
    entries: isWhole
      ? new Map(document.entries.map(({ location, lastmod }) => [location, lastmod]))
      : undefined,
    source,
    staticPaths: new Set(
      pageEntries(company.siteUrl, localDay(now)).map(({ location }) => new URL(location).pathname),
    ),
    postOf: async (slug) => {
      const { data } = await client
        .from('blog_posts')
        .select('status, published_at')
        .eq('slug', slug)
        .maybeSingle()
        .throwOnError();
      return data === null ? undefined : { status: data.status, publishedAt: data.published_at };
    },
    checkOf: async (url) => {
      const { data } = await client
        .from('url_monitoring')
        .select('status_code, noindex, canonical_url')
        .eq('url', url)
        .maybeSingle()
        .throwOnError();
      return data === null
        ? undefined
        : {
            statusCode: data.status_code,
            noindex: data.noindex,
            canonicalUrl: data.canonical_url,
          };
    },
  });
}
