import { formatWhole } from '#app/admin/seo-dashboard/figures.ts';
import { plural } from '#functions/count.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { expectedUrls } from '#functions/sitemap/size.ts';
import { RunButton } from '#app/admin/operations/run-button.tsx';
import { useOperation } from '#app/admin/operations/use-runs.ts';
import { AdminPage } from '#app/admin/shell/admin-page.tsx';
import { linkStyle } from '#app/admin/ui/link-style.ts';
import { Metric, Metrics } from '#app/admin/ui/panel.tsx';
import { count } from '#functions/count.ts';
import { openAlertsSearch } from '#app/admin/seo-dashboard/search.ts';
import { formatMoment } from '#app/admin/reports/dates.ts';
import { ActionCards } from './action-cards.tsx';
import { ActivityLog } from './activity-log.tsx';
import { AdvicePanel } from './advice-panel.tsx';
import { AuditPanel } from './audit-panel.tsx';
import { DifferencePanel } from './difference-panel.tsx';
import { ExplainPanel } from './explain-panel.tsx';
import { DiscrepancyPanel } from './discrepancy-panel.tsx';
import { VitalsPanel } from './google-panels.tsx';
import { LinksPanel } from './links-panel.tsx';
import { sitemapReportQuery } from './queries.ts';
import { activeAlerts, fewUrls, goodScore, healthScore, postGoals, scoreLabel } from './rules.ts';
import { StatusPanel } from './status-panel.tsx';

interface SitemapReportPageProps {
  /** The address that was asked about. */
  asked: string | undefined;
}

/** The sitemap manager (specification, section 2, "Admin sitemap manager"). */
export function SitemapReportPage({ asked }: SitemapReportPageProps) {
  const { data: report } = useSuspenseQuery(sitemapReportQuery);
  const diagnosis = useOperation('sitemap-status');
  const { urls, posts } = report;
  const alerts = activeAlerts(urls, posts);
  const score = healthScore(urls);
  const alertTotal = alerts.critical + alerts.high;

  return (
    <AdminPage
      title="Gerenciador de sitemap"
      lead={`Atualizado em ${formatMoment(report.loadedAt)}`}
      actions={
        <RunButton variant="primary" isRunning={diagnosis.isRunning} onStart={diagnosis.start}>
          <Stethoscope aria-hidden="true" className="size-5" />
          {diagnosis.isRunning ? 'Verificando…' : 'Diagnóstico completo'}
        </RunButton>
      }
    >
      <Metrics label="Números do site">
        <Metric
          title="Total de URLs"
          value={formatWhole(urls)}
          detail={
            urls >= expectedUrls
              ? `O esperado são ${expectedUrls} ou mais`
              : `${plural(expectedUrls - urls, 'Falta', 'Faltam')} ${expectedUrls - urls} para as ${expectedUrls} esperadas`
          }
          tone={urls >= expectedUrls ? 'good' : urls >= fewUrls ? 'warning' : 'danger'}
        />
        <Metric
          title="Artigos publicados"
          value={formatWhole(posts)}
          detail="No blog, além dos 2 guias fixos"
          tone={posts >= postGoals.enough ? 'good' : posts >= postGoals.few ? 'warning' : 'danger'}
        />
        <Metric
          title="Saúde de SEO"
          value={`${score}/100`}
          detail={
            <>
              {scoreLabel(score)}
              <br />
              Conta só as URLs do sitemap
            </>
          }
          tone={score >= goodScore ? 'good' : 'warning'}
        />
        <Metric
          title="Alertas ativos"
          value={String(alertTotal)}
          detail={
            <>
              {alertTotal === 0
                ? 'Nenhum no sitemap'
                : `${count(alerts.critical, 'crítico', 'críticos')}, ${count(alerts.high, 'alto', 'altos')}`}
              <br />
              <Link to="/admin/seo" search={openAlertsSearch()} className={linkStyle}>
                {count(report.open_alerts.total, 'alerta', 'alertas')} no monitoramento
              </Link>
            </>
          }
          tone={alerts.critical > 0 ? 'danger' : alerts.high > 0 ? 'warning' : 'good'}
        />
      </Metrics>

      <ActionCards />

      <div className="grid items-start gap-4 lg:grid-cols-2">
        <StatusPanel run={diagnosis.run} isRunning={diagnosis.isRunning} />
        <AdvicePanel urls={urls} posts={posts} />
        <DiscrepancyPanel urls={urls} coverage={report.coverage} />
        <VitalsPanel measured={report.vitals} />
      </div>

      {/* Another address asked about is another form. */}
      <ExplainPanel key={asked} asked={asked} />
      <AuditPanel audit={report.audit} history={report.audits} />
      <DifferencePanel difference={report.difference} lastSitemap={report.lastSitemap} />

      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <ActivityLog entries={report.log} regular={report.regularLog} />
        <LinksPanel posts={report.newest_posts} />
      </div>
    </AdminPage>
  );
}
