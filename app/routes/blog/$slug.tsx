import { createFileRoute, notFound } from '@tanstack/react-router';
import { BlogPostPage } from '#app/blog/blog-post-page.tsx';
import { PostNotFound } from '#app/blog/post-not-found.tsx';
import { slugPattern } from '#app/blog/post.ts';
import { company } from '#app/company/company.ts';
import { problemHead } from '#app/seo/problem-head.ts';

export const Route = createFileRoute('/blog/$slug')({
  loader: async ({ params: { slug } }) => {
    if (!slugPattern.test(slug)) throw notFound();
    return (await import('#app/blog/load-post.ts')).loadPostPage(slug);
  },
  head: ({ loaderData }) =>
    loaderData?.head ?? problemHead(`Post não encontrado | ${company.name}`),
  component: BlogPost,
  notFoundComponent: PostNotFound,
  errorComponent: PostNotFound,
});

function BlogPost() {
  return <BlogPostPage post={Route.useLoaderData().post} />;
}
