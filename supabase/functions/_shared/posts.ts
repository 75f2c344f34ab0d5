import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../database.types.ts';
import type { PostSource } from './sitemap/build.ts';

/**
 * Every read of posts for the public, by the site and by the edge functions. What is public is for the view
 * `published_posts` to say, whoever the caller is.
 */
type Client = SupabaseClient<Database>;

/** What lists, feeds and sitemaps tell of a post. */
const summary = 'slug, title, excerpt, keywords, published_at, updated_at';

/** The newest posts, newest first. */
export function newestPosts(client: Client, limit: number) {
  return client
    .from('published_posts')
    .select(summary)
    .order('published_at', { ascending: false })
    .order('id')
    .limit(limit);
}

/** Posts from a place on, counted from 0, newest first, each with how many there are in all. */
export function postsFromPlace(client: Client, place: number, limit: number) {
  return client
    .from('blog_list')
    .select(`${summary}, post_count`)
    .order('published_at', { ascending: false })
    .order('id')
    .range(place, place + limit - 1);
}

/** The whole post of a slug, or null. */
export function postOfSlug(client: Client, slug: string) {
  return client.from('published_posts').select().eq('slug', slug).maybeSingle();
}

/** Slugs and titles of those of the posts that are public, in no order. */
export function titlesOfSlugs(client: Client, slugs: readonly string[]) {
  return client.from('published_posts').select('slug, title').in('slug', slugs);
}

/** The whole posts of these slugs, in no order. */
export function postsOfSlugs(client: Client, slugs: readonly string[]) {
  return client.from('published_posts').select().in('slug', slugs);
}

/** The posts as the sitemap reads them. Each read throws when the database does not answer, or when `signal` aborts. */
export function sitemapPosts(client: Client, signal: AbortSignal): PostSource {
  return {
    count: async () => {
      const { count } = await client
        .from('published_posts')
        .select('id', { count: 'exact', head: true })
        .abortSignal(signal)
        .throwOnError();
      return count ?? 0;
    },
    after: async (id, limit) => {
      const query = client
        .from('published_posts')
        .select('id, slug, updated_at')
        .order('id')
        .limit(limit)
        .abortSignal(signal);
      const { data } = await (id === undefined ? query : query.gt('id', id)).throwOnError();
      return data;
    },
    idAt: async (place) => {
      const { data } = await client
        .from('published_posts')
        .select('id')
        .order('id')
        .range(place, place)
        .abortSignal(signal)
        .throwOnError();
      return data[0]?.id;
    },
  };
}
