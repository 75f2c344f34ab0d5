import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#supabase/database.types.ts';
import { localDay } from '#functions/sitemap/entries.ts';
import { formatMoment } from '#app/admin/reports/dates.ts';
import type { SearchesAddress } from '#app/admin/searches/address.ts';
import type { Cell } from './csv.ts';

/** A table on its way into a file. */
export interface CsvTable {
  /** The days that its rows are of, or were true on. */
  first: string;
  last: string;
  head: readonly string[];
  /** Its rows, some at a time: no table is ever held whole. */
  rows: Rows;
}

/** The rows of a table, some at a time. */
export type Rows = AsyncGenerator<readonly (readonly Cell[])[]>;

/** What a table is made of. */
export interface Asked {
  client: SupabaseClient<Database>;
  /** What the table is narrowed to. */
  address: SearchesAddress;
  now: Date;
}

/** Rows that PostgREST answers at the most. */
export const restRows = 1_000;
/** Rows for one call of a function of the database, which sorts all of them each time. */
export const rowsPerCall = 10_000;

/** The rows of a table of the database, as many at a time as PostgREST answers. */
export async function* restPages<Row>(
  read: (from: number, to: number) => PromiseLike<{ data: Row[] }>,
  cells: (row: Row) => Cell[],
) {
  for (let from = 0; ; from += restRows) {
    const { data } = await read(from, from + restRows - 1);
    yield data.map(cells);
    if (data.length < restRows) return;
  }
}

/** The rows that a function of the database answers, `rowsPerCall` at a time. */
export async function* stretches<Row>(
  read: (from: number) => Promise<readonly Row[]>,
  cells: (row: Row) => Cell[],
) {
  for (let from = 0; ; from += rowsPerCall) {
    const rows = await read(from);
    yield rows.map(cells);
    if (rows.length < rowsPerCall) return;
  }
}

/** Rows that are there already. */
// oxlint-disable-next-line typescript/require-await -- as the tables whose rows are read while they are sent
export async function* atOnce(rows: Cell[][]) {
  yield rows;
}

/** What is true on a day. */
export function onDay(moment: Date) {
  const day = localDay(moment);
  return { first: day, last: day };
}

/** From the first row until today. */
export function since(oldest: string | undefined, now: Date) {
  const last = localDay(now);
  return { first: oldest === undefined ? last : dayOf(oldest), last };
}

/** A moment as a spreadsheet reads it. */
export const moment = (iso: string) => formatMoment(iso).replace(',', '');

/** A day as a file's name has it. */
export const dayOf = (iso: string) => localDay(new Date(iso));
