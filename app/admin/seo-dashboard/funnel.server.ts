import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Database } from '#supabase/database.types.ts';
import { pageEntries } from '#functions/sitemap/entries.ts';
import { readSitemap } from '#functions/sitemap/read.ts';
import { company } from '#app/company/company.ts';
import { loadSitemap } from '#app/sitemap/sitemap.server.ts';
import type { Stage } from './funnel.ts';
import { funnelPage, stages } from './funnel.ts';
import { pageOf } from './monitoring.server.ts';
import { funnelAnswer } from './report.ts';

/** Day since which the blog is there, as its first article. */
const blogStart = '2025-08-19';
/** Pages of the site in a page of the list. */
const pagesInPage = 50;

/** Which pages of the site are asked for: those that stopped before a stage, or all. */
export interface AskedFunnel {
  stage: Stage | undefined;
  /** From 1 on. */
  page: number;
}

/** How many pages stopped at each stage, and a page of those asked for. */
export async function loadFunnel(
  client: SupabaseClient<Database>,
  { stage, page }: AskedFunnel,
  now: Date,
) {
  const read = await funnelReader(client, stage, now);
  return pageOf(page, pagesInPage, (firstRow) => read(firstRow, pagesInPage));
}

/** Reads stretches of the funnel, all of them beside the sitemap as it is now. */
export async function funnelReader(
  client: SupabaseClient<Database>,
  stage: Stage | undefined,
  now: Date,
) {
  const pages = pageEntries(company.siteUrl, blogStart).map(({ location, lastmod }) => ({
    path: new URL(location).pathname,
    lastmod,
  }));
  const document = readSitemap((await loadSitemap()).xml);
  const isWhole = document.ok && document.kind === 'urlset';
  const listed = isWhole ? document.entries.map(({ location }) => location) : undefined;
  return async (first_row: number, row_count: number) => {
    const { data } = await client
      .rpc('indexing_funnel', {
        site_url: company.siteUrl,
        pages,
        first_row,
        row_count,
        ...(listed !== undefined && { listed }),
        ...(stage !== undefined && { stopped_after: stages.indexOf(stage) }),
      })
      .throwOnError();
    const { stopped, rows } = v.parse(funnelAnswer, data);
    const total =
      stage === undefined
        ? stopped.reduce((sum, number) => sum + number, 0)
        : (stopped[stages.indexOf(stage)] ?? 0);
    return { stopped, total, rows: rows.map((progress) => funnelPage(progress, now)) };
  };
}
