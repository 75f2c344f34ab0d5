import { createFileRoute, notFound } from '@tanstack/react-router';
import { blogPostHead } from '../../blog/blog-head.ts';
import { BlogPostPage } from '../../blog/blog-post-page.tsx';
import { PostNotFound } from '../../blog/post-not-found.tsx';
import { slugPattern } from '../../blog/post.ts';
import { getBlogPost } from '../../blog/posts.functions.ts';

export const Route = createFileRoute('/blog/$slug')({
  loader: ({ params: { slug } }) => {
    if (!slugPattern.test(slug)) throw notFound();
    return getBlogPost({ data: { slug } });
  },
  head: ({ loaderData }) => blogPostHead(loaderData),
  component: BlogPost,
  notFoundComponent: PostNotFound,
  errorComponent: PostNotFound,
});

function BlogPost() {
  return <BlogPostPage post={Route.useLoaderData()} />;
}
