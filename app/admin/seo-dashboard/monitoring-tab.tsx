import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { CsvLink } from '#app/admin/csv/csv-link.tsx';
import { formatDay, formatMoment } from '#app/admin/reports/dates.ts';
import { formatVital, vitalLabels, vitals, vitalStatus } from '#app/admin/reports/vitals.ts';
import { linkStyle } from '#app/admin/ui/link-style.ts';
import { Empty, Panel } from '#app/admin/ui/panel.tsx';
import { ScrollBox } from '#app/admin/ui/scroll-box.tsx';
import type { TagTone } from '#app/admin/ui/tag.tsx';
import { Tag } from '#app/admin/ui/tag.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { formatWhole, readablePath } from './figures.ts';
import { FunnelPanel } from './funnel-panel.tsx';
import { ListChoices, ListPages } from './list-links.tsx';
import type { ChartedPage, MonitoredPage } from './monitoring.server.ts';
import { monitoredPagesQuery } from './queries.ts';
import type { AskedPages, PageKind } from './search.ts';

const ResponseChart = lazy(async () => ({
  default: (await import('./charts.tsx')).ResponseChart,
}));

/** Each page's last check, the broken ones first, and how far each came on its way to a click. */
export function MonitoringTab({ asked }: { asked: AskedPages }) {
  const { data } = useSuspenseQuery(monitoredPagesQuery(asked));
  const { counts, rows, slowest } = data;
  if (counts.current + counts.left === 0) {
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
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel id="urls" title="Monitoramento de URLs" lead={leadOf(asked.kind)}>
          <ListChoices
            label="Páginas mostradas"
            choices={[
              {
                name: `Todas (${formatWhole(counts.current)})`,
                isCurrent: asked.kind === undefined,
                search: { mostrar: undefined },
              },
              {
                name: `Só com problema (${formatWhole(counts.problem)})`,
                isCurrent: asked.kind === 'problemas',
                search: { mostrar: 'problemas' },
              },
              {
                name: `Fora do sitemap (${formatWhole(counts.left)})`,
                isCurrent: asked.kind === 'fora',
                search: { mostrar: 'fora' },
              },
            ]}
          />
          <div className="mt-4">
            {rows.length === 0 ? (
              <Empty title={emptyTitle(asked.kind)} />
            ) : (
              // Another page of the list begins at its top.
              <ScrollBox key={`${asked.kind} ${data.page}`} label="Páginas monitoradas">
                <ul className="divide-y divide-line">
                  {rows.map((page) => (
                    <PageCheck key={page.id} page={page} />
                  ))}
                </ul>
              </ScrollBox>
            )}
          </div>
          <ListPages of="do monitoramento" page={data.page} pageCount={data.pageCount} />
          <CsvLink table="monitoramento" />
        </Panel>
        {slowest.length > 0 && <ResponsePanel pages={slowest} />}
      </div>
      <FunnelPanel />
    </>
  );
}

function leadOf(kind: PageKind | undefined): string {
  if (kind === 'fora') {
    return 'Saíram do sitemap: não contam na saúde do site, e ficam aqui por 90 dias.';
  }
  return 'As que não abrem primeiro, depois as que têm outro problema.';
}

function emptyTitle(kind: PageKind | undefined): string {
  if (kind === 'problemas') return 'Nenhuma página com problema';
  return kind === 'fora' ? 'Nenhuma página saiu do sitemap' : 'Nenhuma página no sitemap';
}

const title = 'Tempo de resposta e status por página';

function ResponsePanel({ pages }: { pages: readonly ChartedPage[] }) {
  return (
    <Panel
      id="resposta"
      title={title}
      lead="As mais lentas, e antes delas as que não responderam (barra tracejada). Em vermelho, as que não responderam com 200."
    >
      <ChartFrame
        tall
        download={<CsvLink table="monitoramento" />}
        table={{
          caption: title,
          head: ['Página', 'Status', 'Tempo de resposta'],
          rows: pages.map(({ url, status_code, response_time }) => [
            readablePath(url),
            status_code === null ? 'sem resposta' : String(status_code),
            response_time === null ? 'sem resposta' : `${formatWhole(response_time)} ms`,
          ]),
        }}
      >
        <ResponseChart pages={pages} />
      </ChartFrame>
    </Panel>
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
          // What left may have been another site's.
          href={page.left_sitemap_at === null ? readablePath(url) : url}
          target="_blank"
          rel="noopener"
          className={`wrap-anywhere ${linkStyle}`}
        >
          {readablePath(url)}
        </a>
        <Tag tone={status_code === 200 ? 'good' : 'danger'}>{status_code ?? 'Sem resposta'}</Tag>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-soft">
        {page.left_sitemap_at !== null && (
          <Tag tone="outline">Fora do sitemap desde {formatDay(page.left_sitemap_at)}</Tag>
        )}
        {response_time !== null && <span>{formatWhole(response_time)} ms</span>}
        <span>{formatMoment(page.last_checked)}</span>
        {noindex && <Tag tone="danger">noindex</Tag>}
        {has_structured_data ? (
          status_code === 200 && <span>Com dados estruturados</span>
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
