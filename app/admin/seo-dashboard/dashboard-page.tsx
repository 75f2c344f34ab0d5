import { Tabs } from '@ark-ui/react/tabs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import Activity from 'lucide-react/icons/activity';
import CloudDownload from 'lucide-react/icons/cloud-download';
import { count, plural } from '#functions/count.ts';
import { AdminPage } from '#app/admin/shell/admin-page.tsx';
import { LastRun } from '#app/admin/operations/last-run.tsx';
import { RunButton } from '#app/admin/operations/run-button.tsx';
import { RunProgress } from '#app/admin/operations/run-progress.tsx';
import { progressOf, useOperation } from '#app/admin/operations/use-runs.ts';
import { formatPlainDay } from '#app/admin/reports/dates.ts';
import { Notice } from '#app/admin/ui/notice.tsx';
import { Metric, Metrics } from '#app/admin/ui/panel.tsx';
import { AlertsTab } from './alerts-tab.tsx';
import { comparisonsOf } from './comparison.ts';
import { ConnectionDoctor } from './connection-doctor.tsx';
import type { Dashboard } from './dashboard.server.ts';
import {
  abbreviate,
  alertBanner,
  formatCtr,
  formatHealth,
  formatPosition,
  formatWhole,
} from './figures.ts';
import { GooglePanel } from './google-panel.tsx';
import { GoogleReason, useGoogleProblem } from './google-reason.tsx';
import { InsightsTab } from './insights-tab.tsx';
import { LaunchChecks } from './launch-checks.tsx';
import { MonitoringTab } from './monitoring-tab.tsx';
import { PerformanceTab } from './performance-tab.tsx';
import { periodBefore } from './period.ts';
import { PeriodChoice } from './period-choice.tsx';
import type { AskedPeriod } from './queries.ts';
import { dashboardQuery } from './queries.ts';
import type { AskedAlerts, AskedPages, TabName } from './search.ts';
import { openAlertsSearch, tabNames } from './search.ts';
import { Trend } from './trend.tsx';

/** What is asked for in the address. */
interface DashboardPageProps {
  period: AskedPeriod;
  tab: TabName;
  alerts: AskedAlerts;
  pages: AskedPages;
}

/** Id of the text that says why nothing can be synced yet. */
const syncReason = 'sincronizar-motivo';

/** The SEO dashboard (specification, section 2, "Admin SEO dashboard"). */
export function DashboardPage({ period, ...tabs }: DashboardPageProps) {
  const { data: dashboard } = useSuspenseQuery(dashboardQuery(period));
  const sync = useOperation('google-search-console');
  const monitoring = useOperation('advanced-url-monitoring');
  const { totals, monitored, open_alerts } = dashboard;
  const googleProblem = useGoogleProblem();
  const banner = alertBanner(open_alerts);
  const compared = comparisonsOf(dashboard, dashboard.period, period.days);

  return (
    <AdminPage
      title="Painel de SEO"
      lead="Como o Google vê o site."
      actions={
        <>
          <RunButton
            variant="secondary"
            isRunning={sync.isRunning}
            describedBy={googleProblem === undefined ? undefined : syncReason}
            onStart={sync.start}
          >
            <CloudDownload aria-hidden="true" className="size-5" />
            Sincronizar GSC
          </RunButton>
          <RunButton variant="primary" isRunning={monitoring.isRunning} onStart={monitoring.start}>
            <Activity aria-hidden="true" className="size-5" />
            Executar Monitoramento
          </RunButton>
        </>
      }
    >
      <RunProgress
        label="Buscando os números no Google Search Console…"
        isRunning={sync.isRunning}
        progress={progressOf(sync.run)}
      />
      <RunProgress
        label="Abrindo cada página do site…"
        isRunning={monitoring.isRunning}
        progress={progressOf(monitoring.run)}
      />
      {banner !== undefined && (
        <Notice tone={open_alerts.critical > 0 ? 'danger' : 'warning'} announce="politely">
          <span className="font-semibold">{banner}</span>{' '}
          <Link
            from="/admin/seo"
            to="/admin/seo"
            search={({ dias, ate }) => ({ dias, ate, ...openAlertsSearch('urgentes') })}
            className="inline-block min-h-6 font-semibold underline underline-offset-2"
          >
            Ver os alertas
          </Link>
        </Notice>
      )}
      <PeriodChoice days={period.days} period={dashboard.period} today={dashboard.today} />
      <Metrics label="Números do período">
        <Metric
          title="Total de cliques"
          value={totals.days === 0 ? '–' : abbreviate(totals.clicks)}
          detail={
            <>
              <Trend comparison={compared.clicks} />
              Visitas que vieram da busca do Google
            </>
          }
        />
        <Metric
          title="Impressões"
          value={totals.days === 0 ? '–' : abbreviate(totals.impressions)}
          detail={
            <>
              <Trend comparison={compared.impressions} />
              CTR médio: {formatCtr(totals.clicks, totals.impressions)}
            </>
          }
        />
        <Metric
          title="Posição média"
          value={formatPosition(totals.position)}
          detail={
            <>
              <Trend comparison={compared.position} />1 é o topo da busca
            </>
          }
        />
        <Metric
          title="Saúde do site"
          value={formatHealth(monitored)}
          detail={
            monitored.total === 0
              ? 'Nenhuma página monitorada'
              : `${formatWhole(monitored.healthy)} de ${count(monitored.total, 'página', 'páginas')} no ar`
          }
          tone={
            monitored.total === 0
              ? 'plain'
              : monitored.healthy === monitored.total
                ? 'good'
                : 'danger'
          }
        />
      </Metrics>
      {/* Below the figures, which a phone shows first. */}
      <GoogleReason id={syncReason} text="“Sincronizar GSC” ainda não funciona." />
      {compared.clicks !== undefined && (
        <p className="text-sm text-ink-soft">
          “Antes” são os {period.days} dias anteriores, de{' '}
          {formatPlainDay(periodBefore(dashboard.period).first)} a{' '}
          {formatPlainDay(periodBefore(dashboard.period).last)}.
        </p>
      )}
      <div className="grid gap-x-6 sm:grid-cols-2">
        <LastRun operation="google-search-console" label="Última sincronização" />
        <LastRun operation="advanced-url-monitoring" label="Última verificação das páginas" />
      </div>
      <DashboardTabs dashboard={dashboard} period={period} {...tabs} />
      <GooglePanel />
      <ConnectionDoctor />
      <LaunchChecks checks={dashboard.launchChecks} />
    </AdminPage>
  );
}

const trigger =
  'inline-flex min-h-12 items-center gap-2 border-b-[3px] border-transparent px-2 font-semibold whitespace-nowrap text-ink-soft hover:text-heading sm:px-4 aria-selected:border-link aria-selected:text-heading';

const tabLabels = {
  performance: 'Performance',
  monitoramento: 'Monitoramento',
  alertas: 'Alertas',
  insights: 'Insights',
} as const satisfies Record<TabName, string>;

interface DashboardTabsProps extends DashboardPageProps {
  dashboard: Dashboard;
}

/** The tabs are links: they work before the page answers to presses, and can be shared. */
function DashboardTabs({ dashboard, period, tab, alerts, pages }: DashboardTabsProps) {
  const navigate = useNavigate({ from: '/admin/seo' });
  const open = dashboard.open_alerts.total;
  return (
    <Tabs.Root
      value={tab}
      // Else it presses the link itself, past the router.
      navigate={null}
      onValueChange={({ value }) => {
        const aba = tabNames.find((name) => name === value);
        if (aba === undefined) return;
        void navigate({
          search: ({ dias, ate }) => ({ dias, ate, aba }),
          replace: true,
          resetScroll: false,
          state: { keepFocus: true },
        });
      }}
    >
      <Tabs.List
        aria-label="Partes do painel"
        // On a phone in two lines: none is cut.
        className="border-b border-line max-sm:grid max-sm:grid-cols-2 sm:flex"
      >
        {tabNames.map((name) => (
          <Tabs.Trigger key={name} value={name} asChild>
            <Link
              from="/admin/seo"
              to="/admin/seo"
              // What a tab's list shows is its own.
              search={({ dias, ate }) => ({ dias, ate, aba: name })}
              replace
              preload={false}
              resetScroll={false}
              state={{ keepFocus: true }}
              activeProps={{}}
              className={trigger}
            >
              {tabLabels[name]}
              {name === 'alertas' && open > 0 && (
                <span className="rounded-full bg-danger px-2 text-sm text-on-danger tabular-nums">
                  {formatWhole(open)}
                  <span className="sr-only"> {plural(open, 'aberto', 'abertos')}</span>
                </span>
              )}
            </Link>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={tab} className="mt-5 space-y-4 outline-none">
        {tab === 'performance' && <PerformanceTab dashboard={dashboard} asked={period} />}
        {tab === 'monitoramento' && <MonitoringTab asked={pages} />}
        {tab === 'alertas' && <AlertsTab asked={alerts} />}
        {tab === 'insights' && <InsightsTab dashboard={dashboard} />}
      </Tabs.Content>
    </Tabs.Root>
  );
}
