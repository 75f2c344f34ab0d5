import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Database, Json } from '../../database.types.ts';
import { FunctionError } from '../_shared/errors.ts';
import { daysOf, lastCompleteDay, oldestDay, shiftDay } from '../_shared/google/days.ts';
import type { SearchClient, SearchFigures } from '../_shared/google/search-console.ts';
import { rowsPerPage } from '../_shared/google/search-console.ts';

/**
 * What one call does, well within the 150 s and the 2 s of processor time that a function gets: after so many
 * milliseconds, days or rows it begins no further day.
 */
const budget = { milliseconds: 40_000, days: 80, rows: 50_000 } as const;
/** Days in a row that Google does not confirm, after which the fault is taken to be Google's. */
const unconfirmedInARow = 5;

type Totals = Pick<SearchFigures, 'clicks' | 'impressions' | 'ctr' | 'position'>;
const zero: Totals = { clicks: 0, impressions: 0, ctr: 0, position: 0 };

/** A day as Google tells of it. */
interface Day {
  totals: Totals;
  isFinal: boolean;
  /** False for a day that Google leaves out of its answer, as it does with days without data. */
  isNamed: boolean;
}

/** The totals of each day from the first to the last that Google has data of: one answer for the whole history. */
export async function daysOfHistory(
  client: SearchClient,
  today: string,
): Promise<Map<string, Day>> {
  const { rows, firstIncompleteDate } = await client.dailyTotals(oldestDay(today), today);
  const named = new Map(
    rows.map(({ keys: [date = ''], clicks, impressions, ctr, position }) => [
      date,
      { clicks, impressions, ctr, position },
    ]),
  );
  const dates = [...named.keys()].toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const lastFinal =
    firstIncompleteDate === undefined ? lastCompleteDay(today) : shiftDay(firstIncompleteDate, -1);
  return new Map(
    daysOf({ first, last }).map((date) => {
      const totals = named.get(date);
      const isNamed = totals !== undefined;
      return [date, { totals: totals ?? zero, isFinal: date <= lastFinal, isNamed }];
    }),
  );
}

/** A day that is to be fetched, and whether there are figures of it already. */
interface PendingDay {
  date: string;
  has_figures: boolean;
}

/** What became of the days: how many are written, which Google did not confirm, and why no more were fetched. */
export interface FetchedDays {
  complete: number;
  rows: number;
  unconfirmed: string[];
  failure: FunctionError | undefined;
}

const written = v.object({ confirmed: v.boolean(), rows: v.number() });

/** Fetches and writes one day after the other, as many as the budget of a call allows. */
export async function fetchDays(
  database: SupabaseClient<Database>,
  client: SearchClient,
  days: ReadonlyMap<string, Day>,
  pending: readonly PendingDay[],
  started: Date,
): Promise<FetchedDays> {
  const done: FetchedDays = { complete: 0, rows: 0, unconfirmed: [], failure: undefined };
  let inARow = 0;
  for (const { date, has_figures } of pending.slice(0, budget.days)) {
    if (Date.now() - started.getTime() > budget.milliseconds || done.rows >= budget.rows) break;
    const day = days.get(date);
    try {
      const figures = await figuresOf(client, date, day, has_figures);
      const { data } = await database
        .rpc('replace_search_day', { day: date, day_is_final: day?.isFinal === true, ...figures })
        .throwOnError();
      const { confirmed, rows } = v.parse(written, data);
      done.rows += rows;
      if (confirmed) done.complete += 1;
      else done.unconfirmed.push(date);
      inARow = confirmed ? 0 : inARow + 1;
      if (inARow === unconfirmedInARow) {
        throw new FunctionError(
          502,
          'google_empty',
          'O Google respondeu vazio para vários dias seguidos. Tente de novo mais tarde.',
        );
      }
    } catch (error) {
      if (!(error instanceof FunctionError)) throw error;
      done.failure = error;
      break;
    }
  }
  return done;
}

interface DayFigures {
  /** Null where Google does not say what the day amounts to. */
  totals: Totals | null;
  pages: Json;
  queries: Json;
}

async function figuresOf(
  client: SearchClient,
  date: string,
  day: Day | undefined,
  hasFigures: boolean,
): Promise<DayFigures> {
  if (day !== undefined && day.totals.impressions > 0) {
    const [pages, queries] = await Promise.all([
      rowsOfDay(client, date, ['page']),
      rowsOfDay(client, date, ['page', 'query']),
    ]);
    return {
      totals: day.totals,
      pages: pages.map(({ keys: [url = ''], ...figures }) => ({ url, ...figures })),
      queries: queries.map(({ keys: [url = '', query = ''], ...figures }) => ({
        url,
        query,
        ...figures,
      })),
    };
  }
  // To be left out of a list is not yet to be zero, where figures would be erased.
  const isZero = day?.isNamed === true || !hasFigures || (await saysZero(client, date));
  return { totals: isZero ? zero : null, pages: [], queries: [] };
}

async function saysZero(client: SearchClient, date: string): Promise<boolean> {
  const [totals] = await client.query({ date, dimensions: [], startRow: 0 });
  return totals?.impressions === 0;
}

async function rowsOfDay(
  client: SearchClient,
  date: string,
  dimensions: readonly ('page' | 'query')[],
): Promise<SearchFigures[]> {
  const rows: SearchFigures[] = [];
  for (;;) {
    const page = await client.query({ date, dimensions, startRow: rows.length });
    rows.push(...page);
    if (page.length < rowsPerPage) return rows;
  }
}
