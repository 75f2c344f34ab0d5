import { createFileRoute } from '@tanstack/react-router';
import { ManagerPage } from '#app/admin/sitemap-manager/manager-page.tsx';
import { noindexHead } from '#app/seo/noindex-head.ts';
import { textParam } from '#app/site/search-params.ts';

export const Route = createFileRoute('/admin/_desk/sitemap')({
  validateSearch: (search: Record<string, unknown>): { url?: string | undefined } => ({
    url: textParam(search['url']),
  }),
  loaderDeps: ({ search: { url } }) => ({ url }),
  loader: async ({ deps, location: { href } }) =>
    (await import('#app/admin/sitemap-manager/load-manager.ts')).loadManagerPage(deps, href),
  head: () => noindexHead('Gerenciador de sitemap'),
  component: Manager,
});

function Manager() {
  const { loaded, asked, explanation } = Route.useLoaderData();
  return <ManagerPage loaded={loaded} asked={asked} explanation={explanation} />;
}
