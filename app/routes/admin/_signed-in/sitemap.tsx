import { createFileRoute } from '@tanstack/react-router';
import { orSignIn } from '#app/admin/auth/guard.ts';
import { runsQuery } from '#app/admin/operations/use-runs.ts';
import { explanationQuery, sitemapReportQuery } from '#app/admin/sitemap-manager/queries.ts';
import { SitemapReportPage } from '#app/admin/sitemap-manager/sitemap-report-page.tsx';
import { noindexHead } from '#app/seo/noindex-head.ts';
import { textParam } from '#app/site/search-params.ts';

export const Route = createFileRoute('/admin/_signed-in/sitemap')({
  validateSearch: (search: Record<string, unknown>): { url?: string | undefined } => ({
    url: textParam(search['url']),
  }),
  loaderDeps: ({ search: { url } }) => ({ url }),
  loader: async ({ context: { queryClient }, deps: { url }, location: { href } }) => {
    const client = await queryClient;
    await orSignIn(
      Promise.all([
        client.ensureQueryData(sitemapReportQuery),
        client.ensureQueryData(runsQuery),
        url === undefined ? undefined : client.ensureQueryData(explanationQuery(url)),
      ]),
      href,
    );
  },
  head: () => noindexHead('Gerenciador de sitemap'),
  component: SitemapReport,
});

function SitemapReport() {
  return <SitemapReportPage asked={Route.useSearch().url} />;
}
