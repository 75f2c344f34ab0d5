import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '#app/admin/seo-dashboard/dashboard-page.tsx';
import type { TabName, WindowDays } from '#app/admin/seo-dashboard/search.ts';
import { dayParam, tabNames, windows } from '#app/admin/seo-dashboard/search.ts';
import { noindexHead } from '#app/seo/noindex-head.ts';
import { choiceParam } from '#app/site/search-params.ts';

/** What is not in the address is the dashboard's default. */
interface Search {
  dias?: WindowDays | undefined;
  /** Last day shown, `YYYY-MM-DD`. */
  ate?: string | undefined;
  aba?: TabName | undefined;
}

export const Route = createFileRoute('/admin/_signed-in/seo')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    dias: choiceParam(windows, search['dias']),
    ate: dayParam(search['ate']),
    aba: choiceParam(tabNames, search['aba']),
  }),
  loaderDeps: ({ search: { dias = windows[0], ate } }) => ({ days: dias, until: ate }),
  loader: async ({ context: { queryClient }, deps, location: { href } }) => {
    const { orSignIn } = await import('#app/admin/auth/guard.ts');
    const { runsQuery } = await import('#app/admin/operations/use-runs.ts');
    const { dashboardQuery } = await import('#app/admin/seo-dashboard/queries.ts');
    const client = await queryClient;
    await orSignIn(
      Promise.all([
        client.ensureQueryData(dashboardQuery(deps)),
        client.ensureQueryData(runsQuery),
      ]),
      href,
    );
  },
  head: () => noindexHead('Painel de SEO'),
  component: Dashboard,
});

function Dashboard() {
  const { aba = tabNames[0] } = Route.useSearch();
  return <DashboardPage period={Route.useLoaderDeps()} tab={aba} />;
}
