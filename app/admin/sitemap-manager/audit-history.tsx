import { count } from '#functions/count.ts';
import { CsvLink } from '#app/admin/csv/csv-link.tsx';
import { formatDay } from '#app/admin/reports/dates.ts';
import { ScrollBox } from '#app/admin/ui/scroll-box.tsx';
import { findingName } from './finding-names.ts';
import type { AuditHistory } from './history.ts';

/** How many findings of each kind the last audits had, the newest first, and what changed since the one before. */
export function AuditHistoryTable({ history: { audits, changes } }: { history: AuditHistory }) {
  if (audits.length < 2) {
    return (
      <p className="mt-4 text-sm text-ink-soft">
        Depois da próxima auditoria, aqui está o que foi resolvido e o que é novo.
      </p>
    );
  }
  const codes = [...new Set(audits.flatMap(({ counts }) => Object.keys(counts)))].toSorted(
    (one, other) =>
      total(audits, other) - total(audits, one) ||
      findingName(one).localeCompare(findingName(other), 'pt-BR'),
  );
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="text-base">As últimas auditorias</h3>
      <p className="text-sm">
        {changes === null
          ? 'As duas últimas não podem ser comparadas: uma delas não viu todas as páginas, ou achou mais do que o registro guarda.'
          : `Desde a anterior: ${count(changes.mended, 'problema sumiu', 'problemas sumiram')} e ${count(changes.added, 'apareceu', 'apareceram')}.`}
      </p>
      {changes !== null && (
        <>
          <div className="grid gap-x-6 sm:grid-cols-2">
            <Changes title="O que sumiu" number={changes.mended} places={changes.mended_list} />
            <Changes title="O que apareceu" number={changes.added} places={changes.added_list} />
          </div>
          {changes.mended + changes.added > 0 && (
            <CsvLink table="mudancas-da-auditoria" of="o que mudou" />
          )}
        </>
      )}
      {codes.length > 0 && (
        <>
          <ScrollBox label="Achados por auditoria" className="mt-2">
            <table className="w-full text-left text-sm">
              <thead>
                <tr>
                  <th scope="col" className="min-w-36 py-1.5 pr-3">
                    Achado
                  </th>
                  {audits.map(({ created_at }) => (
                    <th
                      key={created_at}
                      scope="col"
                      className="py-1.5 pl-3 text-right tabular-nums"
                    >
                      {formatDay(created_at)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {codes.map((code) => (
                  <tr key={code} className="border-t border-line">
                    <th scope="row" className="py-1.5 pr-3 font-medium">
                      {findingName(code)}
                    </th>
                    {audits.map(({ created_at, counts }) => (
                      <td key={created_at} className="py-1.5 pl-3 text-right tabular-nums">
                        {counts[code] ?? 0}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
          <CsvLink table="auditorias" of="as últimas auditorias" />
        </>
      )}
    </div>
  );
}

function total(audits: AuditHistory['audits'], code: string): number {
  return audits.reduce((sum, { counts }) => sum + (counts[code] ?? 0), 0);
}

interface ChangesProps {
  title: string;
  number: number;
  places: readonly { code: string; url: string }[];
}

function Changes({ title, number, places }: ChangesProps) {
  if (number === 0) return null;
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4">
        {title} ({number})
      </summary>
      <ul className="space-y-1">
        {places.map(({ code, url }) => (
          <li key={`${code} ${url}`} className="break-words">
            {findingName(code)}: {URL.canParse(url) ? new URL(url).pathname : url}
          </li>
        ))}
        {number > places.length && <li>e mais {number - places.length}.</li>}
      </ul>
    </details>
  );
}
