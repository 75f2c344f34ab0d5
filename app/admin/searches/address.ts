import type { WindowDays } from '#app/admin/seo-dashboard/search.ts';
import { dayParam, pageParam, windows } from '#app/admin/seo-dashboard/search.ts';
import { choiceParam } from '#app/site/search-params.ts';

/** What the address of a list of pages or queries may say. The route reads it, so this file imports next to nothing. */

/** The orders of a list by their name in the address, the default first. */
export const orders = ['cliques', 'impressoes', 'ctr', 'posicao', 'nome'] as const;
export type Order = (typeof orders)[number];

/** Pages or queries that one chart holds. */
export const mostChosen = 5;
/** Letters of a page's address or of a query, as much as is looked for. */
export const longestName = 2_000;

/** What is not in the address is the default: the queries of the last complete days, those with the most clicks first. */
export interface SearchesAddress {
  lista?: 'paginas' | undefined;
  dias?: WindowDays | undefined;
  /** Last day shown, `YYYY-MM-DD`. */
  ate?: string | undefined;
  /** The page whose queries, or the query whose pages are listed. */
  de?: string | undefined;
  busca?: string | undefined;
  ordem?: Order | undefined;
  /** The order turned around. */
  inverso?: true | undefined;
  pagina?: number | undefined;
  /** The rows whose position is drawn day by day. */
  ver?: string[] | undefined;
}

/** Reads the address, whatever stands in it. */
export function searchesAddress(search: Record<string, unknown>): SearchesAddress {
  const { lista, dias, ate, de, busca, ordem, inverso, pagina, ver } = search;
  const chosen = [...new Set((Array.isArray(ver) ? ver : [ver]).map(nameParam))]
    .filter((name) => name !== undefined)
    .slice(0, mostChosen);
  return {
    lista: lista === 'paginas' ? lista : undefined,
    dias: choiceParam(windows, dias),
    ate: dayParam(ate),
    de: nameParam(de),
    busca: nameParam(busca),
    ordem: choiceParam(orders, ordem),
    inverso: inverso === true ? inverso : undefined,
    pagina: pageParam(pagina),
    ver: chosen.length > 0 ? chosen : undefined,
  };
}

/** A text, also one that the router takes for a number, as the query "24"; nothing when it is empty. */
function nameParam(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  const name = text.trim().slice(0, longestName);
  return name === '' ? undefined : name;
}
