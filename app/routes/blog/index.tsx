import { createFileRoute, notFound } from '@tanstack/react-router';
import { BlogListPage } from '#app/blog/blog-list-page.tsx';
import { company } from '#app/company/company.ts';
import { noindexHead } from '#app/seo/noindex-head.ts';

export const Route = createFileRoute('/blog/')({
  // Anything but a number means the first page; the server redirects it to that page's address.
  validateSearch: ({ pagina }: Record<string, unknown>): { pagina?: number } =>
    typeof pagina === 'number' && pagina > 1 ? { pagina } : {},
  loaderDeps: ({ search: { pagina } }) => ({ page: pagina ?? 1 }),
  loader: async ({ deps }) => {
    if (!Number.isSafeInteger(deps.page)) throw notFound();
    return (await import('#app/blog/blog-head.ts')).loadBlogPage(deps.page);
  },
  head: ({ loaderData, match }) =>
    loaderData?.head ??
    (match.status === 'notFound'
      ? noindexHead()
      : noindexHead(`Blog indisponível | ${company.name}`)),
  component: BlogList,
});

function BlogList() {
  return <BlogListPage {...Route.useLoaderData().list} />;
}
