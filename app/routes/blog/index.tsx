import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { blogListHead } from '../../blog/blog-head.ts';
import { BlogListPage } from '../../blog/blog-list-page.tsx';
import { getBlogList } from '../../blog/posts.functions.ts';

const search = v.object({
  pagina: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1)),
});

export const Route = createFileRoute('/blog/')({
  validateSearch: search,
  loaderDeps: ({ search: { pagina } }) => ({ page: pagina ?? 1 }),
  loader: ({ deps }) => getBlogList({ data: deps }),
  head: ({ loaderData }) => blogListHead(loaderData),
  component: BlogList,
});

function BlogList() {
  return <BlogListPage {...Route.useLoaderData()} />;
}
