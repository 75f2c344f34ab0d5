import { createClient } from '@supabase/supabase-js';
import type { Database } from '../database.types.ts';
import { readSeedPosts } from './posts.ts';

/**
 * Fills an empty blog with the articles of this folder, all or none. Answers how many it wrote: none when
 * there is any post already. Throws when the database refuses.
 */
export async function seedPosts(url: string, secretKey: string): Promise<number> {
  const supabase = createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data: present } = await supabase.from('blog_posts').select('id').limit(1).throwOnError();
  if (present.length > 0) return 0;
  const posts = (await readSeedPosts()).map(({ markdown: _source, ...post }) => ({
    ...post,
    status: 'published',
    // An article has not changed since it came out.
    updated_at: post.published_at,
  }));
  await supabase.from('blog_posts').insert(posts).throwOnError();
  return posts.length;
}
