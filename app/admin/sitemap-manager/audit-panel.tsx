import { useDeferredValue, useState } from 'react';
import { CsvLink } from '#app/admin/csv/csv-link.tsx';
import { count } from '#functions/count.ts';
import { formatMoment } from '#app/admin/reports/dates.ts';
import { formatWhole } from '#app/admin/seo-dashboard/figures.ts';
import { inputStyle } from '#app/ui/input-style.ts';
import { linkStyle } from '#app/admin/ui/link-style.ts';
import { Notice } from '#app/admin/ui/notice.tsx';
import { Empty, Panel } from '#app/admin/ui/panel.tsx';
import { ScrollBox } from '#app/admin/ui/scroll-box.tsx';
import { severities, SeverityTag } from '#app/admin/ui/severity.tsx';
import { AuditHistoryTable } from './audit-history.tsx';
import type { AuditHistory } from './history.ts';
import { matchFindings } from './match-findings.ts';
import type { SitemapReport } from './report.ts';

interface AuditPanelProps {
  audit: SitemapReport['audit'];
  history: AuditHistory;
}

/** The findings of the last audit: which page, how bad, what was seen, and how to mend it. */
export function AuditPanel({ audit, history }: AuditPanelProps) {
  const [severity, setSeverity] = useState('');
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  if (audit === null) {
    return (
      <Panel id="auditoria" title="Última auditoria">
        <Empty title="Nenhuma auditoria ainda">
          Use “Auditar URLs” para abrir cada página e ver o que está errado.
        </Empty>
      </Panel>
    );
  }
  const { counts, findings } = audit.data;
  const total = Object.values(counts).reduce((sum, number) => sum + number, 0);
  const shown = matchFindings(findings, severity, wanted);
  return (
    <Panel
      id="auditoria"
      title="Última auditoria"
      lead={`${formatMoment(audit.created_at)}: ${audit.message}`}
    >
      {audit.status === 'error' ? (
        <Notice tone="danger">A auditoria não terminou. {audit.message}</Notice>
      ) : findings.length === 0 ? (
        <Empty title="Nenhum problema encontrado">Todas as páginas passaram na auditoria.</Empty>
      ) : (
        <>
          <div className="flex flex-wrap gap-3">
            <div>
              <label htmlFor="gravidade" className="text-sm font-semibold">
                Gravidade
              </label>
              <select
                id="gravidade"
                value={severity}
                onChange={({ target }) => setSeverity(target.value)}
                className={`mt-1 ${inputStyle}`}
              >
                <option value="">Todas</option>
                {Object.entries(severities).map(([value, { label }]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </div>
            <div className="min-w-0 flex-1 basis-56">
              <label htmlFor="busca" className="text-sm font-semibold">
                Página ou problema
              </label>
              <input
                id="busca"
                type="search"
                value={text}
                onChange={({ target }) => setText(target.value)}
                placeholder="título, /blog, link…"
                className={`mt-1 ${inputStyle}`}
              />
            </div>
          </div>
          <output className="mt-3 block text-sm text-ink-soft">
            {shown.length === findings.length
              ? count(findings.length, 'achado', 'achados')
              : `${shown.length} de ${count(findings.length, 'achado', 'achados')}`}
            {total > findings.length &&
              `. O registro guarda os mais graves, dos ${formatWhole(total)} que houve.`}
          </output>
          {shown.length === 0 ? (
            <div className="mt-2">
              <Empty title="Nenhum achado com esse filtro">
                Mude a gravidade ou apague o texto para ver os outros.
              </Empty>
            </div>
          ) : (
            <ScrollBox label="Achados da auditoria" className="mt-2">
              <table className="cards w-full text-left text-sm">
                <thead>
                  <tr>
                    <th scope="col">Gravidade</th>
                    <th scope="col" className="w-1/4">
                      Página
                    </th>
                    <th scope="col">O que foi visto</th>
                    <th scope="col">Como resolver</th>
                  </tr>
                </thead>
                <tbody>
                  {shown.map((finding) => (
                    <tr key={`${finding.code} ${finding.url} ${finding.evidence}`}>
                      <td data-label="Gravidade">
                        <SeverityTag severity={finding.severity} />
                      </td>
                      <td data-label="Página" className="wrap-anywhere">
                        <a
                          href={new URL(finding.url).pathname}
                          target="_blank"
                          rel="noopener"
                          className={linkStyle}
                        >
                          {new URL(finding.url).pathname}
                        </a>
                      </td>
                      <td data-label="O que foi visto" className="break-words">
                        {finding.evidence}
                      </td>
                      <td data-label="Como resolver">{finding.advice}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollBox>
          )}
          <CsvLink table="auditoria" />
        </>
      )}
      <AuditHistoryTable history={history} />
    </Panel>
  );
}
