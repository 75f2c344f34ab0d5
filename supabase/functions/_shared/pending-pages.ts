import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../database.types.ts';
import { pageEntries, localDay } from './sitemap/entries.ts';
import { postsFrom } from './sitemap/build.ts';
import { sitemapPosts } from './posts.ts';
import { urlsPerRequest } from './indexnow.ts';

/** Changes that one run tells of, as many as PostgREST answers; the others wait for the next. */
const changesPerRun = 1_000;

/** Pages to tell search engines of, and the rows of the queue that they came from. */
export interface PendingPages {
  urls: string[];
  changes: { path: string; change_id: string }[];
}

/**
 * Pages that changed since the last successful notification: those in the queue whose change is public. Before
 * the first notification, every page of the site.
 */
export async function pendingPages(
  database: SupabaseClient<Database>,
  siteUrl: string,
  now: Date,
): Promise<PendingPages> {
  const { data: changes } = await database
    .from('indexnow_queue')
    .select('path, change_id')
    .lte('not_before', now.toISOString())
    .order('queued_at')
    .limit(changesPerRun)
    .throwOnError();
  const { count } = await database
    .from('automation_logs')
    .select('id', { count: 'exact', head: true })
    .eq('type', 'search_engine_notification')
    .in('status', ['success', 'partial_success'])
    .throwOnError();
  const queued = changes.map(({ path }) => `${siteUrl}${path}`);
  if ((count ?? 0) > 0) return { urls: queued, changes };
  const all = new Set(pageEntries(siteUrl, localDay(now)).map(({ location }) => location));
  const source = sitemapPosts(database, AbortSignal.timeout(30_000));
  for await (const { slug } of postsFrom(source, undefined, urlsPerRequest)) {
    all.add(`${siteUrl}/blog/${slug}`);
  }
  return { urls: [...all.union(new Set(queued))], changes };
}

/** Takes notified pages out of the queue; one that changed again meanwhile stays. */
export async function forgetPages(
  database: SupabaseClient<Database>,
  { changes }: PendingPages,
): Promise<void> {
  await database
    .rpc('forget_indexnow_changes', { change_ids: changes.map(({ change_id }) => change_id) })
    .throwOnError();
}
