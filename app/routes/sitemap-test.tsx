import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { company } from '#app/company/company.ts';
import { noindexHead } from '#app/seo/noindex-head.ts';
import { SitemapCheckPage } from '#app/sitemap-check/sitemap-check-page.tsx';

export const Route = createFileRoute('/sitemap-test')({
  loader: async () => (await import('#app/sitemap-check/check.functions.ts')).getSitemapsCheck(),
  head: () => noindexHead(`Sitemap | ${company.name}`),
  pendingMs: 0,
  pendingMinMs: 0,
  // Not split off by itself, unlike the component.
  pendingComponent: lazyRouteComponent(
    () => import('#app/sitemap-check/sitemap-check-page.tsx'),
    'SitemapCheckPending',
  ),
  component: SitemapTest,
});

function SitemapTest() {
  return <SitemapCheckPage check={Route.useLoaderData()} />;
}
