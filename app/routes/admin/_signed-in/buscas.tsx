import { createFileRoute } from '@tanstack/react-router';
import { orSignIn } from '#app/admin/auth/guard.ts';
import { searchesQuery } from '#app/admin/searches/queries.ts';
import { searchesAddress } from '#app/admin/searches/address.ts';
import { SearchesPage } from '#app/admin/searches/searches-page.tsx';
import { noindexHead } from '#app/seo/noindex-head.ts';

export const Route = createFileRoute('/admin/_signed-in/buscas')({
  validateSearch: searchesAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, location: { href } }) => {
    const client = await queryClient;
    await orSignIn(client.ensureQueryData(searchesQuery(deps)), href);
  },
  head: ({ match: { search } }) =>
    noindexHead(search.lista === 'paginas' ? 'Páginas no Google' : 'Consultas no Google'),
  component: Searches,
});

function Searches() {
  return <SearchesPage address={Route.useLoaderDeps()} />;
}
