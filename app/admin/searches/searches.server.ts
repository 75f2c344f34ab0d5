import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Database } from '#supabase/database.types.ts';
import { pacificToday } from '#functions/google/days.ts';
import type { Period } from '#app/admin/seo-dashboard/period.ts';
import { periodOf } from '#app/admin/seo-dashboard/period.ts';
import type { WindowDays } from '#app/admin/seo-dashboard/search.ts';
import type { Order } from './address.ts';
import { searchRows, searchRowsByDay } from './report.ts';

/** Rows on one page of a list. */
const pageSize = 25;

/** Which pages or queries, and in which order. */
export interface AskedRows {
  list: 'queries' | 'pages';
  /** The page whose queries, or the query whose pages. */
  of?: string | undefined;
  search?: string | undefined;
  order: Order;
  reversed: boolean;
}

interface AskedPage extends AskedRows {
  days: WindowDays;
  until?: string | undefined;
  /** From 1 on. */
  page: number;
  chosen: string[];
}

const sorts = {
  cliques: 'clicks',
  impressoes: 'impressions',
  ctr: 'ctr',
  posicao: 'position',
  nome: 'name',
} as const satisfies Record<Order, string>;

/** Some rows of a list, cut out where the rows are. */
export async function readRows(
  client: SupabaseClient<Database>,
  { list, of, search, order, reversed }: AskedRows,
  { first, last }: Period,
  { skip, size }: { skip: number; size: number },
) {
  const { data } = await client
    .rpc('search_rows', {
      list,
      first_day: first,
      last_day: last,
      ...(of !== undefined && { narrowed_to: of }),
      ...(search !== undefined && { search }),
      sort: sorts[order],
      reversed,
      page_size: size,
      skip,
    })
    .throwOnError();
  return v.parse(searchRows, data);
}

/** Some rows of a list day by day. */
export async function readRowsByDay(
  client: SupabaseClient<Database>,
  { list, of, names }: Pick<AskedRows, 'list' | 'of'> & { names: string[] },
  { first, last }: Period,
) {
  const { data } = await client
    .rpc('search_rows_by_day', {
      list,
      names,
      first_day: first,
      last_day: last,
      ...(of !== undefined && { narrowed_to: of }),
    })
    .throwOnError();
  return v.parse(searchRowsByDay, data);
}

/** A page of a list, and the chosen rows day by day. */
export async function loadSearches(client: SupabaseClient<Database>, asked: AskedPage, now: Date) {
  const { list, of, days, until, page, chosen } = asked;
  const today = pacificToday(now);
  const period = periodOf(days, until, today);
  const [rows, byDay] = await Promise.all([
    readRows(client, asked, period, { skip: (page - 1) * pageSize, size: pageSize }),
    chosen.length === 0 ? [] : readRowsByDay(client, { list, of, names: chosen }, period),
  ]);
  return {
    ...rows,
    byDay,
    pageCount: Math.max(1, Math.ceil(rows.total / pageSize)),
    period,
    today,
  };
}

export type Searches = Awaited<ReturnType<typeof loadSearches>>;
