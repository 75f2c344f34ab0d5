import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { CsvLink } from '#app/admin/csv/csv-link.tsx';
import { daysOf } from '#functions/google/days.ts';
import { formatPlainDay } from '#app/admin/reports/dates.ts';
import { ChartFrame } from '#app/admin/seo-dashboard/chart-frame.tsx';
import { formatPosition, readablePath } from '#app/admin/seo-dashboard/figures.ts';
import { linkStyle } from '#app/admin/ui/link-style.ts';
import { Empty, Panel } from '#app/admin/ui/panel.tsx';
import type { SearchesAddress } from './address.ts';
import { mostChosen } from './address.ts';
import type { Searches } from './searches.server.ts';

const HistoryChart = lazy(async () => ({
  default: (await import('#app/admin/seo-dashboard/charts.tsx')).HistoryChart,
}));

interface HistoryPanelProps {
  address: SearchesAddress;
  searches: Searches;
}

/** The average position of the chosen rows, day by day. */
export function HistoryPanel({
  address: { lista, dias, ate, de, ver },
  searches,
}: HistoryPanelProps) {
  const known = new Map(
    searches.byDay.map(({ name, date, position }) => [`${date} ${name}`, position]),
  );
  const names = ver ?? [];
  const days = daysOf(searches.period).map((date) => ({
    date,
    positions: names.map((name) => known.get(`${date} ${name}`) ?? null),
  }));
  const labels = names.map((name) => (lista === 'paginas' ? readablePath(name) : name));
  return (
    <Panel
      id="posicao-no-tempo"
      title="Posição no tempo"
      lead={
        names.length === 0
          ? undefined
          : 'Quanto mais alto, mais perto do topo. Dias em que não apareceu ficam em branco.'
      }
      aside={
        names.length > 0 && (
          <Link
            from="/admin/buscas"
            to="/admin/buscas"
            search={(previous) => ({ ...previous, ver: undefined })}
            resetScroll={false}
            activeOptions={{ exact: true }}
            className={`text-sm ${linkStyle}`}
          >
            Limpar o gráfico
          </Link>
        )
      }
    >
      {names.length === 0 ? (
        <Empty title="Nada escolhido">
          Marque “Posição” em até {mostChosen} linhas da lista para ver como cada uma andou, dia a
          dia.
        </Empty>
      ) : (
        <ChartFrame
          download={<CsvLink table="posicoes" params={{ lista, dias, ate, de, ver }} />}
          table={{
            caption: 'Posição por dia',
            head: ['Dia', ...labels],
            rows: days.map(({ date, positions }) => [
              formatPlainDay(date),
              ...positions.map(formatPosition),
            ]),
          }}
        >
          <HistoryChart days={days} labels={labels} />
        </ChartFrame>
      )}
    </Panel>
  );
}
