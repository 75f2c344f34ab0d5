import type { Tables } from '#supabase/database.types.ts';
import { supabase } from './admin.ts';
import { environment, expect } from './site.ts';

/** Posts on a page of the blog (specification, section 5). */
const postsPerPage = 12;

/** The posts that a test has taken away. */
let taken: Tables<'blog_posts'>[] = [];

/** Leaves that many posts, the first by their slug. */
export async function keepPosts(count: number): Promise<void> {
  await bringBackPosts();
  const { data } = await supabase.from('blog_posts').select().order('slug').throwOnError();
  taken = data.slice(count);
  const ids = taken.map(({ id }) => id);
  await supabase.from('blog_posts').delete().in('id', ids).throwOnError();
  await shownOnSite(count);
}

/** Every post is there again, with the dates that it had. */
export async function bringBackPosts(): Promise<void> {
  if (taken.length === 0) return;
  await supabase.from('blog_posts').insert(taken).throwOnError();
  taken = [];
  const { count } = await supabase.from('blog_posts').select('*', { count: 'exact', head: true });
  await shownOnSite(count ?? 0);
}

/** Waits until the site, which looks twice a second, shows so many posts on the first page of the blog. */
async function shownOnSite(posts: number): Promise<void> {
  await expect.poll(shownPosts).toBe(Math.min(posts, postsPerPage));
}

async function shownPosts(): Promise<number> {
  const html = await (await fetch(`${environment('SITE_URL')}/blog`)).text();
  return html.split('<article').length - 1;
}
