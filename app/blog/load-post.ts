import { blogPostHead } from './blog-head.ts';
import { getBlogPost } from './posts.functions.ts';

/** A post's page: the post, what WhatsApp opens with, and its head. */
export async function loadPostPage(slug: string) {
  const post = await getBlogPost({ data: { slug } });
  return {
    post,
    whatsappMessage: `Olá! Li “${post.title}” no site e preciso de ajuda com desentupimento em Petrópolis.`,
    head: blogPostHead(post),
  };
}
