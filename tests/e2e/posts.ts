import type { Tables } from '#supabase/database.types.ts';
import { supabase } from './admin.ts';

/** The posts that a test has taken away. */
let taken: Tables<'blog_posts'>[] = [];

/** Leaves that many posts, the first by their slug. */
export async function keepPosts(count: number): Promise<void> {
  await bringBackPosts();
  const { data } = await supabase.from('blog_posts').select().order('slug').throwOnError();
  taken = data.slice(count);
  const ids = taken.map(({ id }) => id);
  await supabase.from('blog_posts').delete().in('id', ids).throwOnError();
}

/** Every post is there again, with the dates that it had. */
export async function bringBackPosts(): Promise<void> {
  if (taken.length > 0) await supabase.from('blog_posts').insert(taken).throwOnError();
  taken = [];
}
