import { CsvLink } from '#app/admin/csv/csv-link.tsx';
import { formatMoment } from '#app/admin/reports/dates.ts';
import { Empty, Panel } from '#app/admin/ui/panel.tsx';
import { Tag } from '#app/admin/ui/tag.tsx';
import type { ActivityLogEntries } from './history.ts';
import { logBadge, logType } from './log-status.ts';

interface ActivityLogProps {
  /** What people did, and what went wrong. */
  entries: ActivityLogEntries;
  /** What the schedule did as it should. */
  regular: ActivityLogEntries;
}

/** The last ten operations, and apart from them the regular ones, which are many and alike. */
export function ActivityLog({ entries, regular }: ActivityLogProps) {
  return (
    <Panel
      id="atividades"
      title="Registro de atividades"
      lead="As 10 últimas operações de pessoas, e as automáticas que falharam."
    >
      {entries.length === 0 ? (
        <Empty title="Nenhum log encontrado">
          As operações feitas aqui e as automáticas que falham aparecem nesta lista.
        </Empty>
      ) : (
        <Entries entries={entries} />
      )}
      {regular.length > 0 && (
        <details className="mt-3">
          <summary className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4">
            Ver as operações automáticas
          </summary>
          <Entries entries={regular} />
        </details>
      )}
      {entries.length + regular.length > 0 && <CsvLink table="atividades" />}
    </Panel>
  );
}

function Entries({ entries }: { entries: ActivityLogEntries }) {
  return (
    <ol className="divide-y divide-line">
      {entries.map(({ id, type, status, message, created_at, started_by, by_schedule }) => {
        const { label, tone } = logBadge(status);
        return (
          <li key={id} className="py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Tag tone={tone}>{label}</Tag>
              <span className="font-semibold text-heading">{logType(type)}</span>
              <span className="text-sm break-all text-ink-soft">
                <time dateTime={created_at}>{formatMoment(created_at)}</time>
                {by_schedule && ', pelo agendamento'}
                {started_by !== null && `, por ${started_by}`}
              </span>
            </p>
            <p className="mt-1 text-sm">{message}</p>
          </li>
        );
      })}
    </ol>
  );
}
