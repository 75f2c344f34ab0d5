import { withSupabase } from '@supabase/server';
import type { Database } from '../../database.types.ts';
import { generateSitemap } from './handler.ts';

/**
 * Answers to the publishable key too, since it reads only what the public may read. Only calls with the
 * secret key, which come from an operator or the schedule, are kept in the activity log.
 */
export default {
  fetch: withSupabase<Database>({ auth: ['secret', 'publishable'] }, (request, context) =>
    generateSitemap(request, {
      env: (name) => Deno.env.get(name),
      now: () => new Date(),
      readPosts: async () => {
        const { data } = await context.supabase
          .from('blog_posts')
          .select('slug, published_at, updated_at')
          .eq('status', 'published')
          .lte('published_at', new Date().toISOString())
          .order('published_at', { ascending: false })
          .throwOnError();
        return data;
      },
      ...(context.authMode === 'secret' && {
        log: async (entry: { status: string; message: string; data: Record<string, number> }) => {
          const row = { type: 'sitemap_generation', ...entry };
          const { error } = await context.supabaseAdmin.from('automation_logs').insert(row);
          if (error !== null) console.error('The activity log was not written:', error.message);
        },
      }),
    }),
  ),
};
