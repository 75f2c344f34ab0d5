import { lazy } from 'react';
import { Empty, Panel } from '#app/admin/ui/panel.tsx';
import { ChartFrame } from './chart-frame.tsx';
import type { Dashboard } from './dashboard.server.ts';
import {
  abbreviate,
  formatCtr,
  formatPosition,
  formatWhole,
  none,
  readablePath,
} from './figures.ts';
import { formatPlainDay } from '#app/admin/reports/dates.ts';
import { chartDays } from './period.ts';

const SearchCharts = {
  traffic: lazy(async () => ({ default: (await import('./charts.tsx')).TrafficChart })),
  position: lazy(async () => ({ default: (await import('./charts.tsx')).PositionChart })),
};

/** Clicks, impressions and positions: by day, by page and by query. */
export function PerformanceTab({ dashboard }: { dashboard: Dashboard }) {
  const { period, days, today, pages, queries, newest_day } = dashboard;
  const points = chartDays(period, days, today);
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
      note === 'unfinished'
        ? 'ainda não fechado'
        : note === 'overcounted'
          ? 'impressões contadas a mais'
          : '',
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
          <ChartFrame table={table}>
            <SearchCharts.traffic days={points} />
          </ChartFrame>
        </Panel>
        <Panel
          id="posicao"
          title="Posição média por dia"
          lead="Quanto mais alto, mais perto do topo."
        >
          <ChartFrame table={table}>
            <SearchCharts.position days={points} />
          </ChartFrame>
        </Panel>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel id="paginas" title="Principais páginas" lead="As 5 com mais cliques.">
          <Ranking
            items={pages.map(({ url, ...sums }) => ({ ...sums, name: readablePath(url) }))}
          />
        </Panel>
        <Panel id="consultas" title="Principais consultas" lead="As 5 buscas com mais cliques.">
          {queries.length === 0 ? (
            <Empty title="Nenhuma consulta">
              O Google esconde as buscas de poucas pessoas. Elas contam nos totais.
            </Empty>
          ) : (
            <Ranking items={queries.map(({ query, ...sums }) => ({ ...sums, name: query }))} />
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

interface Ranked {
  name: string;
  clicks: number;
  impressions: number;
  position: number | null;
}

function Ranking({ items }: { items: readonly Ranked[] }) {
  return (
    <table className="cards w-full text-left text-sm">
      <thead>
        <tr>
          <th scope="col">Nome</th>
          <th scope="col" className="number">
            Cliques
          </th>
          <th scope="col" className="number">
            Impressões
          </th>
          <th scope="col" className="number">
            CTR
          </th>
          <th scope="col" className="number">
            Posição
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ name, clicks, impressions, position }) => (
          <tr key={name} className="max-md:grid! max-md:grid-cols-4">
            <th
              scope="row"
              className="font-medium break-words max-md:col-span-4 max-md:px-0 max-md:pb-0 max-md:font-semibold"
            >
              {name}
            </th>
            <td className="number" data-label="Cliques">
              {abbreviate(clicks)}
            </td>
            <td className="number" data-label="Impressões">
              {abbreviate(impressions)}
            </td>
            <td className="number" data-label="CTR">
              {formatCtr(clicks, impressions)}
            </td>
            <td className="number" data-label="Posição">
              {formatPosition(position)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
