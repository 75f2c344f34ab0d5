import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '#app/admin/seo-dashboard/dashboard-page.tsx';
import type { TabName, WindowDays } from '#app/admin/seo-dashboard/search.ts';
import { tabNames, windows } from '#app/admin/seo-dashboard/search.ts';
import { noindexHead } from '#app/seo/noindex-head.ts';
import { choiceParam, textParam } from '#app/site/search-params.ts';

/** What is not in the address is the dashboard's default. */
interface Search {
  dias?: WindowDays | undefined;
  /** Last day shown, `YYYY-MM-DD`. */
  ate?: string | undefined;
  aba?: TabName | undefined;
}

export const Route = createFileRoute('/admin/_desk/seo')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    dias: choiceParam(windows, search['dias']),
    ate: textParam(search['ate']),
    aba: choiceParam(tabNames, search['aba']),
  }),
  loaderDeps: ({ search: { dias = windows[0], ate } }) => ({ days: dias, until: ate }),
  loader: async ({ deps, location: { href } }) =>
    (await import('#app/admin/seo-dashboard/load-dashboard.ts')).loadDashboardPage(deps, href),
  head: () => noindexHead('Painel de SEO'),
  component: Dashboard,
});

function Dashboard() {
  const { aba = tabNames[0] } = Route.useSearch();
  const { days, until } = Route.useLoaderDeps();
  return <DashboardPage loaded={Route.useLoaderData()} days={days} until={until} tab={aba} />;
}
