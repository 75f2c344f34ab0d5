import { count } from '#functions/count.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { CsvLink } from '#app/admin/csv/csv-link.tsx';
import { AdminPage } from '#app/admin/shell/admin-page.tsx';
import { explainedSentence, readablePath } from '#app/admin/seo-dashboard/figures.ts';
import { HistoryNote } from '#app/admin/seo-dashboard/history-note.tsx';
import { PeriodChoice } from '#app/admin/seo-dashboard/period-choice.tsx';
import { windows } from '#app/admin/seo-dashboard/search.ts';
import { Empty, Panel } from '#app/admin/ui/panel.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { SearchesAddress } from './address.ts';
import { HistoryPanel } from './history-panel.tsx';
import { searchesQuery } from './queries.ts';
import { RowsForm } from './rows-form.tsx';
import { RowsTable } from './rows-table.tsx';
import type { Searches } from './searches.server.ts';

const tab =
  'inline-flex min-h-12 items-center border-b-[3px] border-transparent px-3 font-semibold text-ink-soft hover:text-heading aria-[current=true]:border-link aria-[current=true]:text-heading';

const listNames = { consultas: 'Consultas', paginas: 'Páginas' } as const;

/** Every query and every page of a period, with search, order and the position day by day. */
export function SearchesPage({ address }: { address: SearchesAddress }) {
  const { data: searches } = useSuspenseQuery(searchesQuery(address));
  const { lista, dias, ate, de } = address;
  const isPages = lista === 'paginas';
  return (
    <AdminPage title={titleOf(address)} lead={listLead(address, searches)}>
      <PeriodChoice days={dias ?? windows[0]} period={searches.period} today={searches.today} />
      <nav aria-label="Listas" className="border-b border-line">
        <ul className="flex flex-wrap">
          <li>
            <Link to="/admin/seo" search={{ dias, ate }} className={tab}>
              <ArrowLeft aria-hidden="true" className="mr-1.5 size-4" />
              Painel
              <span className="sr-only"> de SEO</span>
            </Link>
          </li>
          {(['consultas', 'paginas'] as const).map((name) => (
            <li key={name}>
              {de === undefined && isPages === (name === 'paginas') ? (
                <span aria-current="true" className={tab}>
                  {listNames[name]}
                </span>
              ) : (
                <Link
                  to="/admin/buscas"
                  search={{ dias, ate, lista: name === 'paginas' ? name : undefined }}
                  activeOptions={{ exact: true }}
                  className={tab}
                >
                  {listNames[name]}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <Panel id="lista" title={isPages ? 'Páginas' : 'Consultas'}>
        <RowsForm address={address} />
        {searches.rows.length === 0 ? (
          <EmptyList address={address} total={searches.total} />
        ) : (
          <RowsTable address={address} rows={searches.rows} />
        )}
        <CsvLink
          table={isPages ? 'paginas' : 'consultas'}
          params={{
            dias,
            ate,
            de,
            busca: address.busca,
            ordem: address.ordem,
            inverso: address.inverso,
          }}
        />
        <Pagination
          page={address.pagina ?? 1}
          pageCount={searches.pageCount}
          of={isPages ? 'da lista de páginas' : 'da lista de consultas'}
          renderLink={({ page, label, name, className }) => (
            <Link
              from="/admin/buscas"
              to="/admin/buscas"
              search={(previous) => ({ ...previous, pagina: page === 1 ? undefined : page })}
              hash="lista"
              className={className}
              aria-label={name}
            >
              {label}
            </Link>
          )}
        />
        <HistoryNote history={searches.history} />
      </Panel>
      <HistoryPanel address={address} searches={searches} />
    </AdminPage>
  );
}

function titleOf({ lista, de }: SearchesAddress): string {
  if (lista === 'paginas') return de === undefined ? 'Páginas no Google' : `Páginas de “${de}”`;
  return de === undefined ? 'Consultas no Google' : `Consultas de ${readablePath(de)}`;
}

/** How many rows there are, and what share of the clicks queries explain. */
function listLead({ lista, de, busca }: SearchesAddress, searches: Searches): string {
  const { total, clicks, whole_clicks } = searches;
  const isPages = lista === 'paginas';
  const number = isPages
    ? count(total, 'página', 'páginas')
    : count(total, 'consulta', 'consultas');
  if (busca !== undefined) return `${number} com “${busca}”.`;
  if (isPages) {
    return de === undefined
      ? `${number} do site.`
      : `${number} que o Google mostrou para essa busca.`;
  }
  const explained = whole_clicks === null ? undefined : explainedSentence(clicks, whole_clicks);
  return explained === undefined ? `${number}.` : `${number}. ${explained}`;
}

function EmptyList({
  address: { busca, pagina },
  total,
}: {
  address: SearchesAddress;
  total: number;
}) {
  if (total > 0 && pagina !== undefined) {
    return <Empty title="Esta lista não tem tantas páginas">Volte para a primeira.</Empty>;
  }
  return busca === undefined ? (
    <Empty title="Nada neste período">
      Escolha outro período, ou use “Sincronizar GSC” no painel de SEO.
    </Empty>
  ) : (
    <Empty title={`Nada com “${busca}”`}>Apague a busca para ver a lista inteira.</Empty>
  );
}
