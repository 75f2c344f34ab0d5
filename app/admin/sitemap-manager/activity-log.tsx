import { CsvLink } from '#app/admin/csv/csv-link.tsx';
import { formatMoment } from '#app/admin/reports/dates.ts';
import { Empty, Panel } from '#app/admin/ui/panel.tsx';
import { Tag } from '#app/admin/ui/tag.tsx';
import { logBadge, logType } from './log-status.ts';
import type { SitemapReport } from './report.ts';

/** The last ten operations. */
export function ActivityLog({ entries }: { entries: SitemapReport['log'] }) {
  return (
    <Panel id="atividades" title="Registro de atividades" lead="As 10 últimas operações.">
      {entries.length === 0 ? (
        <Empty title="Nenhum log encontrado">
          As operações feitas aqui e as automáticas aparecem nesta lista.
        </Empty>
      ) : (
        <>
          <ol className="divide-y divide-line">
            {entries.map(({ id, type, status, message, created_at }) => {
              const { label, tone } = logBadge(status);
              return (
                <li key={id} className="py-3 first:pt-0 last:pb-0">
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <Tag tone={tone}>{label}</Tag>
                    <span className="font-semibold text-brand-950">{logType(type)}</span>
                    <time dateTime={created_at} className="text-sm text-ink-soft">
                      {formatMoment(created_at)}
                    </time>
                  </p>
                  <p className="mt-1 text-sm">{message}</p>
                </li>
              );
            })}
          </ol>
          <CsvLink table="atividades" />
        </>
      )}
    </Panel>
  );
}
