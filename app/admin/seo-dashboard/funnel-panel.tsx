import { count } from '#functions/count.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CsvLink } from '#app/admin/csv/csv-link.tsx';
import { formatDay } from '#app/admin/reports/dates.ts';
import { inputStyle } from '#app/ui/input-style.ts';
import { Notice } from '#app/admin/ui/notice.tsx';
import { Empty, Panel } from '#app/admin/ui/panel.tsx';
import { ScrollBox } from '#app/admin/ui/scroll-box.tsx';
import { Tag } from '#app/admin/ui/tag.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { formatWhole, readablePath } from './figures.ts';
import type { AskedFunnel } from './funnel.server.ts';
import type { FunnelPage } from './funnel.ts';
import { funnelCounts, missingLabels, stageLabels, stages } from './funnel.ts';
import { funnelQuery } from './queries.ts';

/** From publication to a click: where each page is, and for how long it has not moved. */
export function FunnelPanel() {
  const [asked, setAsked] = useState<AskedFunnel>({ stage: undefined, page: 1 });
  const { data: funnel, isError, isPlaceholderData } = useQuery(funnelQuery(asked));
  return (
    <Panel
      id="funil"
      title="Funil de indexação"
      lead="O caminho de cada página até o clique, e em que passo ela parou."
    >
      {isError ? (
        <Notice tone="danger" announce="now">
          O funil não carregou. Atualize a página para tentar de novo.
        </Notice>
      ) : funnel === undefined ? (
        <output className="block text-ink-soft">Carregando o funil…</output>
      ) : (
        <>
          <ol className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
            {funnelCounts(funnel.stopped).map(({ stage: name, reached }) => (
              <li key={name} className="rounded-xl bg-surface-tinted p-3 text-center">
                <span className="block text-2xl font-bold text-heading tabular-nums">
                  {formatWhole(reached)}
                </span>
                <span className="block text-sm leading-snug text-ink-soft">
                  {stageLabels[name]}
                </span>
              </li>
            ))}
          </ol>
          <div className="mt-4">
            <label htmlFor="passo" className="text-sm font-semibold">
              O que falta
            </label>
            <select
              id="passo"
              value={asked.stage ?? ''}
              onChange={({ target }) =>
                setAsked({ stage: stages.find((name) => name === target.value), page: 1 })
              }
              className={`mt-1 max-w-xs ${inputStyle}`}
            >
              <option value="">Todas as páginas</option>
              {stages.map((name) => (
                <option key={name} value={name}>
                  {missingLabels[name]}
                </option>
              ))}
            </select>
          </div>
          {funnel.rows.length === 0 ? (
            <div className="mt-3">
              <Empty title="Nenhuma página parou aí" />
            </div>
          ) : (
            <ScrollBox
              // Another page of the list begins at its top.
              key={`${asked.stage} ${funnel.page}`}
              label="Páginas no funil"
              className={`mt-3 ${isPlaceholderData ? 'opacity-60' : ''}`}
            >
              <table className="cards w-full text-left text-sm">
                <thead>
                  <tr>
                    <th scope="col" className="md:w-1/3">
                      Página
                    </th>
                    <th scope="col">O que falta</th>
                    <th scope="col">Há quanto tempo</th>
                    <th scope="col">O que fazer</th>
                  </tr>
                </thead>
                <tbody>
                  {funnel.rows.map((page) => (
                    <FunnelRow key={page.url} page={page} />
                  ))}
                </tbody>
              </table>
            </ScrollBox>
          )}
          <Pagination
            page={funnel.page}
            pageCount={funnel.pageCount}
            of="do funil"
            renderLink={({ page, label, name, className }) => (
              <button
                type="button"
                aria-label={name}
                className={className}
                onClick={() => setAsked({ ...asked, page })}
              >
                {label}
              </button>
            )}
          />
          <CsvLink table="funil" />
        </>
      )}
    </Panel>
  );
}

function FunnelRow({ page: { url, stuckAt, since, days, advice } }: { page: FunnelPage }) {
  return (
    <tr>
      <th
        scope="row"
        className="font-medium wrap-anywhere max-md:block max-md:px-0 max-md:font-semibold"
      >
        {readablePath(url)}
      </th>
      <td data-label="O que falta">
        {stuckAt === undefined ? (
          <Tag tone="good">Completa</Tag>
        ) : (
          <Tag tone="warning">{missingLabels[stuckAt]}</Tag>
        )}
      </td>
      <td data-label="Há quanto tempo" className="tabular-nums">
        {since === undefined || days === undefined
          ? '–'
          : `${waited(days)} (desde ${formatDay(since)})`}
      </td>
      <td data-label="O que fazer">{advice}</td>
    </tr>
  );
}

function waited(days: number): string {
  if (days === 0) return 'menos de 1 dia';
  return count(days, 'dia', 'dias');
}
