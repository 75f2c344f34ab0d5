import { createFileRoute } from '@tanstack/react-router';
import { orSignIn } from '#app/admin/auth/guard.ts';
import { runsQuery } from '#app/admin/operations/use-runs.ts';
import {
  alertsQuery,
  dashboardQuery,
  monitoredPagesQuery,
} from '#app/admin/seo-dashboard/queries.ts';
import { DashboardPage } from '#app/admin/seo-dashboard/dashboard-page.tsx';
import type { DashboardSearch } from '#app/admin/seo-dashboard/search.ts';
import {
  alertLevels,
  alertStates,
  dayParam,
  pageKinds,
  pageParam,
  tabNames,
  windows,
} from '#app/admin/seo-dashboard/search.ts';
import { noindexHead } from '#app/seo/noindex-head.ts';
import { choiceParam } from '#app/site/search-params.ts';

export const Route = createFileRoute('/admin/_signed-in/seo')({
  validateSearch: (search: Record<string, unknown>): DashboardSearch => ({
    dias: choiceParam(windows, search['dias']),
    ate: dayParam(search['ate']),
    aba: choiceParam(tabNames, search['aba']),
    estado: choiceParam(alertStates, search['estado']),
    gravidade: choiceParam(alertLevels, search['gravidade']),
    mostrar: choiceParam(pageKinds, search['mostrar']),
    pagina: pageParam(search['pagina']),
  }),
  loaderDeps: ({ search }) => {
    const { dias = windows[0], ate, aba = tabNames[0], pagina = 1 } = search;
    return {
      period: { days: dias, until: ate },
      tab: aba,
      alerts: { state: search.estado, level: search.gravidade, page: pagina },
      pages: { kind: search.mostrar, page: pagina },
    };
  },
  loader: async ({ context: { queryClient }, deps, location: { href } }) => {
    const client = await queryClient;
    await orSignIn(
      Promise.all([
        client.ensureQueryData(dashboardQuery(deps.period)),
        client.ensureQueryData(runsQuery),
        deps.tab === 'alertas' && client.ensureQueryData(alertsQuery(deps.alerts)),
        deps.tab === 'monitoramento' && client.ensureQueryData(monitoredPagesQuery(deps.pages)),
      ]),
      href,
    );
  },
  head: () => noindexHead('Painel de SEO'),
  component: Dashboard,
});

function Dashboard() {
  return <DashboardPage {...Route.useLoaderDeps()} />;
}
