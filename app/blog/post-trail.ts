/** The trail to the blog list. */
export const blogTrail = [
  { name: 'Início', url: '/' },
  { name: 'Blog', url: '/blog' },
] as const;

/** The trail to a post: what the page shows and what its structured data says. */
export function postTrail(post: { title: string; slug: string }) {
  return [...blogTrail, { name: post.title, url: `/blog/${post.slug}` as const }];
}
