import { Link, useHydrated, useNavigate } from '@tanstack/react-router';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ExternalLink from 'lucide-react/icons/external-link';
import { startTransition, useOptimistic } from 'react';
import { formatWhole, readablePath } from '#app/admin/seo-dashboard/figures.ts';
import { SearchCells } from '#app/admin/seo-dashboard/search-cells.tsx';
import { linkStyle } from '#app/admin/ui/link-style.ts';
import type { Order, SearchesAddress } from './address.ts';
import { mostChosen, orders } from './address.ts';
import type { SearchRow } from './report.ts';

const columns = [
  { order: 'cliques', name: 'Cliques', isRising: false },
  { order: 'impressoes', name: 'Impressões', isRising: false },
  { order: 'ctr', name: 'CTR', isRising: false },
  { order: 'posicao', name: 'Posição', isRising: true },
] as const satisfies { order: Order; name: string; isRising: boolean }[];

interface RowsTableProps {
  address: SearchesAddress;
  rows: readonly SearchRow[];
}

/** Rows of a list: each leads to the pages of its query or the queries of its page, and can be drawn day by day. */
export function RowsTable({ address, rows }: RowsTableProps) {
  const isPages = address.lista === 'paginas';
  return (
    <table className="cards w-full text-left text-sm">
      <caption className="sr-only">{isPages ? 'Páginas no Google' : 'Consultas no Google'}</caption>
      <thead>
        <tr>
          <SortableHead
            address={address}
            order="nome"
            name={isPages ? 'Página' : 'Consulta'}
            isRising
          />
          {columns.map((column) => (
            <SortableHead key={column.order} address={address} isNumber {...column} />
          ))}
          <th scope="col">Gráfico</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.name} address={address} row={row} />
        ))}
      </tbody>
    </table>
  );
}

interface SortableHeadProps {
  address: SearchesAddress;
  order: Order;
  name: string;
  /** Whether the smallest value comes first, as long as nobody turns it around. */
  isRising: boolean;
  isNumber?: boolean;
}

function SortableHead({ address, order, name, isRising, isNumber = false }: SortableHeadProps) {
  const isSorted = (address.ordem ?? orders[0]) === order;
  const rises = isRising !== (address.inverso === true);
  const Arrow = rises ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (rises ? 'ascending' : 'descending') : undefined}
      className={isNumber ? 'number' : ''}
    >
      <Link
        from="/admin/buscas"
        to="/admin/buscas"
        search={(previous) => ({
          ...previous,
          ordem: order === orders[0] ? undefined : order,
          inverso: isSorted && address.inverso !== true ? true : undefined,
          pagina: undefined,
        })}
        resetScroll={false}
        state={{ keepFocus: true }}
        activeOptions={{ exact: true }}
        className="inline-flex min-h-6 items-center gap-1 whitespace-nowrap underline underline-offset-2"
      >
        <span className="sr-only">Ordenar por </span>
        {name}
        {isSorted && <Arrow aria-hidden="true" className="size-4" />}
      </Link>
    </th>
  );
}

function Row({ address, row }: { address: SearchesAddress; row: SearchRow }) {
  const { name, clicks, impressions, position } = row;
  const { lista, dias, ate } = address;
  const isPages = lista === 'paginas';
  const shown = isPages ? readablePath(name) : name;
  return (
    <tr className="max-md:grid! max-md:grid-cols-[1fr_1.3fr_1fr_1fr]">
      <th
        scope="row"
        className="font-medium break-words max-md:col-span-4 max-md:px-0 max-md:pb-0 max-md:font-semibold"
      >
        <Link
          to="/admin/buscas"
          search={{ dias, ate, lista: isPages ? undefined : 'paginas', de: name }}
          activeOptions={{ exact: true }}
          aria-label={isPages ? `${shown}: ver as consultas` : `${shown}: ver as páginas`}
          className={`wrap-anywhere ${linkStyle}`}
        >
          {shown}
        </Link>
        {isPages && (
          <a
            href={name}
            target="_blank"
            rel="noopener"
            className="ml-1 inline-flex size-6 items-center justify-center align-middle text-link"
          >
            <ExternalLink aria-hidden="true" className="size-4" />
            <span className="sr-only">Abrir {shown} em outra aba</span>
          </a>
        )}
      </th>
      <SearchCells
        clicks={clicks}
        impressions={impressions}
        position={position}
        format={formatWhole}
      />
      <td className="max-md:col-span-4">
        <ChartChoice address={address} name={name} shown={shown} />
      </td>
    </tr>
  );
}

interface ChartChoiceProps {
  address: SearchesAddress;
  name: string;
  shown: string;
}

function ChartChoice({ address, name, shown }: ChartChoiceProps) {
  const ver = address.ver ?? [];
  const navigate = useNavigate({ from: '/admin/buscas' });
  const hydrated = useHydrated();
  const isChosen = ver.includes(name);
  // The box shows at once what was pressed, and the list follows.
  const [isShown, setShown] = useOptimistic(isChosen);
  const choose = () =>
    startTransition(async () => {
      setShown(!isChosen);
      await navigate({
        // From the newest address: another row may have been pressed a moment ago.
        search: (previous) => {
          const others = (previous.ver ?? []).filter((chosen) => chosen !== name);
          const chosen = isChosen ? others : [...others, name].slice(0, mostChosen);
          return { ...previous, ver: chosen.length > 0 ? chosen : undefined };
        },
        replace: true,
        resetScroll: false,
        state: { keepFocus: true },
      });
    });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <label className="inline-flex min-h-6 items-center gap-2 has-disabled:text-ink-soft">
        <input
          type="checkbox"
          checked={isShown}
          disabled={!hydrated || (!isChosen && ver.length >= mostChosen)}
          aria-label={`Ver a posição no tempo: ${shown}`}
          onChange={choose}
          className="size-6 accent-brand"
        />
        Posição
      </label>
      {isChosen && (
        <a href="#posicao-no-tempo" className={linkStyle}>
          Ver o gráfico
        </a>
      )}
    </div>
  );
}
