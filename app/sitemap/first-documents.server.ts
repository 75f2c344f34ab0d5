import { newestPosts } from '#functions/posts.ts';
import { staticGuides, staticPages } from '#functions/sitemap/paths.ts';
import { publicSupabase } from '#app/server/supabase.server.ts';

/**
 * What a web server makes at its start, before anybody asks: it is whole without the database, though some pages then leave
 * out their links to posts.
 */
export const documentsWithoutDatabase: readonly string[] = [
  ...[...staticPages, ...staticGuides].map(({ path }) => path),
  '/politica-privacidade',
  '/robots.txt',
];

/** Posts that are made too; older ones are made when somebody asks. */
const posts = 50;

/** What it makes then, the first page of the blog first. */
export async function documentsOfDatabase(): Promise<string[]> {
  const { data } = await newestPosts(publicSupabase(), posts);
  return [
    '/blog',
    '/sitemap.xml',
    '/sitemap-news.xml',
    '/blog/rss.xml',
    '/llms.txt',
    ...(data ?? []).map(({ slug }) => `/blog/${slug}`),
  ];
}
