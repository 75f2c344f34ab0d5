import { createFileRoute, notFound } from '@tanstack/react-router';
import { BlogPostPage } from '#app/blog/blog-post-page.tsx';
import { PostNotFound } from '#app/blog/post-not-found.tsx';
import { slugPattern } from '#app/blog/post.ts';
import { company } from '#app/company/company.ts';
import { noindexHead } from '#app/seo/noindex-head.ts';

export const Route = createFileRoute('/blog/$slug')({
  loader: async ({ params: { slug } }) => {
    if (!slugPattern.test(slug)) throw notFound();
    return (await import('#app/blog/blog-head.ts')).loadPostPage(slug);
  },
  head: ({ loaderData }) =>
    loaderData?.head ?? noindexHead(`Post não encontrado | ${company.name}`),
  component: BlogPost,
  notFoundComponent: PostNotFound,
  errorComponent: PostNotFound,
});

function BlogPost() {
  const { post, trail } = Route.useLoaderData();
  return <BlogPostPage post={post} trail={trail} />;
}
