import { createFileRoute } from '@tanstack/react-router';
import { BlogListPage } from '../../blog/blog-list-page.tsx';
import { company } from '../../company/company.ts';
import { problemHead } from '../../seo/problem-head.ts';

export const Route = createFileRoute('/blog/')({
  // A page that is none is the first one.
  validateSearch: ({ pagina }: Record<string, unknown>): { pagina?: number } =>
    pagina === undefined
      ? {}
      : { pagina: Number.isInteger(pagina) && Number(pagina) >= 1 ? Number(pagina) : 1 },
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
