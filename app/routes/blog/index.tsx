import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { BlogListPage } from '../../blog/blog-list-page.tsx';
import { company } from '../../company/company.ts';
import { problemHead } from '../../seo/problem-head.ts';

const search = v.object({
  pagina: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1)),
});

export const Route = createFileRoute('/blog/')({
  validateSearch: search,
  loaderDeps: ({ search: { pagina } }) => ({ page: pagina ?? 1 }),
  loader: async ({ deps }) => {
    const [{ getBlogList }, { blogListHead }] = await Promise.all([
      import('../../blog/posts.functions.ts'),
      import('../../blog/blog-head.ts'),
    ]);
    const list = await getBlogList({ data: deps });
    return { list, head: blogListHead(list) };
  },
  head: ({ loaderData }) => loaderData?.head ?? problemHead(`Blog indisponível | ${company.name}`),
  component: BlogList,
});

function BlogList() {
  return <BlogListPage {...Route.useLoaderData().list} />;
}
