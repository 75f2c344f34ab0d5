import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import type { ReactNode } from 'react';
import { CsvLink } from '#app/admin/csv/csv-link.tsx';
import { linkStyle } from '#app/admin/ui/link-style.ts';
import { Empty, Panel } from '#app/admin/ui/panel.tsx';
import { ChartFrame } from './chart-frame.tsx';
import type { Dashboard } from './dashboard.server.ts';
import {
  abbreviate,
  explainedSentence,
  formatCtr,
  formatPosition,
  formatWhole,
  none,
  readablePath,
} from './figures.ts';
import { formatPlainDay } from '#app/admin/reports/dates.ts';
import { chartDays, dayNotes } from './period.ts';
import type { AskedPeriod } from './queries.ts';
import { SearchCells, searchColumns } from './search-cells.tsx';

const SearchCharts = {
  traffic: lazy(async () => ({ default: (await import('./charts.tsx')).TrafficChart })),
  position: lazy(async () => ({ default: (await import('./charts.tsx')).PositionChart })),
};

interface PerformanceTabProps {
  dashboard: Dashboard;
  asked: AskedPeriod;
}

/** Clicks, impressions and positions: by day, by page and by query. */
export function PerformanceTab({ dashboard, asked }: PerformanceTabProps) {
  const { period, totals, days, pages, queries, explained, newest_day } = dashboard;
  const address = { dias: asked.days, ate: asked.until };
  const explanation = explainedSentence(explained.clicks, totals.clicks);
  const points = chartDays(period, days);
  if (days.length === 0) {
    return (
      <Panel id="sem-dados" title="Desempenho na busca">
        <Empty title="Nenhum dado do Search Console neste período">
          {newest_day === null
            ? 'Use “Sincronizar GSC” para buscar os números do Google. Se o Google ainda não está conectado, siga os passos no fim da página.'
            : `Os dados mais novos são de ${formatPlainDay(newest_day)}. O Google leva de 2 a 3 dias para fechar um dia.`}
        </Empty>
      </Panel>
    );
  }
  const notes = new Set(points.map(({ note }) => note));
  const table = {
    caption: 'Números por dia',
    head: ['Dia', 'Cliques', 'Impressões', 'CTR', 'Posição média', 'Observação'],
    rows: points.map(({ date, clicks, impressions, position, note }) => [
      formatPlainDay(date),
      clicks === null ? 'sem dados' : formatWhole(clicks),
      impressions === null ? 'sem dados' : formatWhole(impressions),
      clicks === null || impressions === null ? none : formatCtr(clicks, impressions),
      formatPosition(position),
      note === undefined ? '' : dayNotes[note],
    ]),
  };
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel
          id="trafego"
          title="Cliques e impressões por dia"
          lead={
            <ChartNotes
              unfinished={notes.has('unfinished')}
              overcounted={notes.has('overcounted')}
            />
          }
        >
          <ChartFrame table={table} download={<CsvLink table="dias" params={address} />}>
            <SearchCharts.traffic days={points} />
          </ChartFrame>
        </Panel>
        <Panel
          id="posicao"
          title="Posição média por dia"
          lead="Quanto mais alto, mais perto do topo."
        >
          <ChartFrame table={table} download={<CsvLink table="dias" params={address} />}>
            <SearchCharts.position days={points} />
          </ChartFrame>
        </Panel>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel id="paginas" title="Principais páginas" lead="As 5 com mais cliques.">
          {pages.length === 0 ? (
            <Empty title="Nenhuma página neste período" />
          ) : (
            <Ranking
              items={pages.map(({ url, ...sums }) => ({
                ...sums,
                key: url,
                name: (
                  <Link
                    to="/admin/buscas"
                    search={{ ...address, de: url }}
                    aria-label={`${readablePath(url)}: ver as consultas`}
                    className={`wrap-anywhere ${linkStyle}`}
                  >
                    {readablePath(url)}
                  </Link>
                ),
              }))}
              all={
                <Link
                  to="/admin/buscas"
                  search={{ ...address, lista: 'paginas' }}
                  className={allLink}
                >
                  Ver todas as páginas
                </Link>
              }
              download={<CsvLink table="paginas" params={address} />}
            />
          )}
        </Panel>
        <Panel
          id="consultas"
          title="Principais consultas"
          lead={`As 5 buscas com mais cliques. ${explanation ?? ''}`}
        >
          {queries.length === 0 ? (
            <Empty title="Nenhuma consulta">
              O Google esconde as buscas de poucas pessoas. Elas contam nos totais.
            </Empty>
          ) : (
            <Ranking
              items={queries.map(({ query, ...sums }) => ({
                ...sums,
                key: query,
                name: (
                  <Link
                    to="/admin/buscas"
                    search={{ ...address, lista: 'paginas', de: query }}
                    aria-label={`${query}: ver as páginas`}
                    className={`wrap-anywhere ${linkStyle}`}
                  >
                    {query}
                  </Link>
                ),
              }))}
              all={
                <Link to="/admin/buscas" search={address} className={allLink}>
                  Ver todas as consultas
                </Link>
              }
              download={<CsvLink table="consultas" params={address} />}
            />
          )}
        </Panel>
      </div>
    </>
  );
}

function ChartNotes({ unfinished, overcounted }: { unfinished: boolean; overcounted: boolean }) {
  return (
    <>
      Dias sem dados ficam em branco.
      {unfinished && ' Faixa clara: dias que o Google ainda não fechou.'}
      {overcounted && ' Faixa escura: dias em que o Google contou impressões demais.'}
    </>
  );
}

const allLink =
  'mt-2 inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4';

interface Ranked {
  key: string;
  name: ReactNode;
  clicks: number;
  impressions: number;
  position: number | null;
}

interface RankingProps {
  items: readonly Ranked[];
  /** Leads to the whole list. */
  all: ReactNode;
  download: ReactNode;
}

function Ranking({ items, all, download }: RankingProps) {
  return (
    <>
      <table className="cards w-full text-left text-sm">
        <thead>
          <tr>
            <th scope="col">Nome</th>
            {searchColumns.map((name) => (
              <th key={name} scope="col" className="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ key, name, clicks, impressions, position }) => (
            <tr key={key} className="max-md:grid! max-md:grid-cols-[1fr_1.3fr_1fr_1fr]">
              <th
                scope="row"
                className="font-medium break-words max-md:col-span-4 max-md:px-0 max-md:pb-0 max-md:font-semibold"
              >
                {name}
              </th>
              <SearchCells
                clicks={clicks}
                impressions={impressions}
                position={position}
                format={abbreviate}
              />
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        {all}
        {download}
      </div>
    </>
  );
}
