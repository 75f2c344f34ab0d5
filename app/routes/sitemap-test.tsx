import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { company } from '../company/company.ts';
import { problemHead } from '../seo/problem-head.ts';
import { SitemapCheckPage } from '../sitemap-check/sitemap-check-page.tsx';

export const Route = createFileRoute('/sitemap-test')({
  loader: async () => (await import('../sitemap-check/check.functions.ts')).getSitemapsCheck(),
  head: () => problemHead(`Sitemap | ${company.name}`),
  pendingMs: 0,
  pendingMinMs: 0,
  // Not split off by itself, unlike the component.
  pendingComponent: lazyRouteComponent(
    () => import('../sitemap-check/sitemap-check-page.tsx'),
    'SitemapCheckPending',
  ),
  component: SitemapTest,
});

function SitemapTest() {
  return <SitemapCheckPage check={Route.useLoaderData()} />;
}
