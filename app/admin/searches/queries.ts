import { queryOptions } from '@tanstack/react-query';
import { windows } from '#app/admin/seo-dashboard/search.ts';
import type { SearchesAddress } from './address.ts';
import { orders } from './address.ts';
import { getSearches } from './searches.functions.ts';

/** The list that an address asks for. */
export function searchesQuery(address: SearchesAddress) {
  const { lista, dias = windows[0], ate, de, busca, ordem = orders[0], inverso } = address;
  const data = {
    list: lista === 'paginas' ? ('pages' as const) : ('queries' as const),
    ...(de !== undefined && { of: de }),
    ...(busca !== undefined && { search: busca }),
    order: ordem,
    reversed: inverso === true,
    days: dias,
    ...(ate !== undefined && { until: ate }),
    page: address.pagina ?? 1,
    chosen: address.ver ?? [],
  };
  return queryOptions({
    queryKey: ['report', 'searches', data],
    queryFn: () => getSearches({ data }),
  });
}
