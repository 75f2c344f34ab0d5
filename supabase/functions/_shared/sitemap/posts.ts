import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../../database.types.ts';
import type { PostSource } from './build.ts';

/**
 * The published posts as that caller may read them. Each read throws when the database does not answer, or
 * when `signal` aborts.
 */
export function publishedPosts(client: SupabaseClient<Database>, signal: AbortSignal): PostSource {
  return {
    count: async () => {
      const { count } = await client
        .from('blog_posts')
        .select('id', { count: 'exact', head: true })
        .eq('status', 'published')
        .lte('published_at', new Date().toISOString())
        .abortSignal(signal)
        .throwOnError();
      return count ?? 0;
    },
    after: async (id, limit) => {
      const query = client
        .from('blog_posts')
        .select('id, slug, updated_at')
        .eq('status', 'published')
        .lte('published_at', new Date().toISOString())
        .order('id')
        .limit(limit)
        .abortSignal(signal);
      const { data } = await (id === undefined ? query : query.gt('id', id)).throwOnError();
      return data;
    },
    idAt: async (place) => {
      const { data } = await client
        .from('blog_posts')
        .select('id')
        .eq('status', 'published')
        .lte('published_at', new Date().toISOString())
        .order('id')
        .range(place, place)
        .abortSignal(signal)
        .throwOnError();
      return data[0]?.id;
    },
  };
}
