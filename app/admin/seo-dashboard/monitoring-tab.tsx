import { lazy } from 'react';
import { formatMoment } from '#app/admin/reports/dates.ts';
import { linkStyle } from '#app/admin/ui/link-style.ts';
import { Empty, Panel } from '#app/admin/ui/panel.tsx';
import { ScrollBox } from '#app/admin/ui/scroll-box.tsx';
import type { TagTone } from '#app/admin/ui/tag.tsx';
import { Tag } from '#app/admin/ui/tag.tsx';
import { formatVital, vitalLabels, vitals, vitalStatus } from '#app/admin/reports/vitals.ts';
import { ChartFrame } from './chart-frame.tsx';
import type { Dashboard } from './dashboard.server.ts';
import { formatWhole, readablePath } from './figures.ts';
import { FunnelPanel } from './funnel-panel.tsx';
import type { MonitoredPage } from './report.ts';

const ResponseChart = lazy(async () => ({
  default: (await import('./charts.tsx')).ResponseChart,
}));

/** Pages in the chart: more bars than that say nothing. */
const charted = 12;

/** Each page's last check, and how far each came on its way to a click. */
export function MonitoringTab({ dashboard: { monitoring, monitored } }: { dashboard: Dashboard }) {
  if (monitoring.length === 0) {
    return (
      <>
        <Panel id="urls" title="Monitoramento de URLs">
          <Empty title="Nenhuma página monitorada ainda">
            Use “Executar Monitoramento” para abrir cada página do sitemap e ver como ela responde.
          </Empty>
        </Panel>
        <FunnelPanel />
      </>
    );
  }
  const slowest = monitoring
    .toSorted((one, other) => (other.response_time ?? 0) - (one.response_time ?? 0))
    .slice(0, charted);
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel
          id="urls"
          title="Monitoramento de URLs"
          lead={
            monitored.total > monitoring.length
              ? `As ${monitoring.length} verificadas por último, de ${monitored.total}.`
              : `${monitored.total} páginas, as verificadas por último primeiro.`
          }
        >
          <ScrollBox label="Páginas monitoradas">
            <ul className="divide-y divide-line">
              {monitoring.map((page) => (
                <PageCheck key={page.id} page={page} />
              ))}
            </ul>
          </ScrollBox>
        </Panel>
        <Panel
          id="resposta"
          title="Tempo de resposta e status por página"
          lead={`As ${slowest.length} mais lentas. Em vermelho, as que não responderam com 200.`}
        >
          <ChartFrame
            tall
            table={{
              caption: 'Tempo de resposta e status por página',
              head: ['Página', 'Status', 'Tempo de resposta'],
              rows: monitoring.map(({ url, status_code, response_time }) => [
                readablePath(url),
                status_code === null ? 'sem resposta' : String(status_code),
                response_time === null ? 'sem resposta' : `${formatWhole(response_time)} ms`,
              ]),
            }}
          >
            <ResponseChart pages={slowest} />
          </ChartFrame>
        </Panel>
      </div>
      <FunnelPanel />
    </>
  );
}

const vitalTones = {
  good: 'neutral',
  'needs-improvement': 'warning',
  poor: 'danger',
} as const satisfies Record<string, TagTone>;

function PageCheck({ page }: { page: MonitoredPage }) {
  const { url, status_code, response_time, noindex, has_structured_data, issues } = page;
  return (
    <li className="py-3 pr-2 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <a
          href={readablePath(url)}
          target="_blank"
          rel="noopener"
          className={`break-all ${linkStyle}`}
        >
          {readablePath(url)}
        </a>
        <Tag tone={status_code === 200 ? 'good' : 'danger'}>{status_code ?? 'Sem resposta'}</Tag>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-soft">
        {response_time !== null && <span>{formatWhole(response_time)} ms</span>}
        <span>{formatMoment(page.last_checked)}</span>
        {noindex && <Tag tone="danger">noindex</Tag>}
        {has_structured_data ? (
          <span>Com dados estruturados</span>
        ) : (
          <Tag tone="warning">Sem dados estruturados</Tag>
        )}
        {(['lcp', 'fid', 'inp', 'cls'] as const).map((vital) => {
          const value = page.core_web_vitals[vital];
          if (value === undefined) return null;
          const status = vitalStatus(vital, value);
          return (
            <Tag key={vital} tone={vitalTones[status]}>
              {vitals[vital].name} {formatVital(vital, value)}: {vitalLabels[status]}
            </Tag>
          );
        })}
      </p>
      {issues.length > 0 && (
        <ul className="mt-1 list-disc space-y-0.5 pl-5 text-sm">
          {issues.map((issue) => (
            <li key={issue}>{issue}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
