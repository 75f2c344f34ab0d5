import { daysOf, lastCompleteDay, shiftDay } from '#functions/google/days.ts';
import type { WindowDays } from './search.ts';

/**
 * Google counted too many impressions from 13 May 2025 to 27 April 2026: they, and the CTR and position that
 * come of them, cannot be compared with other days and raise no alert.
 */
export const overcounted = { first: '2025-05-13', last: '2026-04-27' } as const;

/** First and last day of what is shown. */
export interface Period {
  first: string;
  last: string;
}

/**
 * The last `days` complete days, as Search Console counts them, or those up to `until`. A day that Google still counts,
 * or that has not come yet, is not the last of a period.
 */
export function periodOf(days: WindowDays, until: string | undefined, today: string): Period {
  const complete = lastCompleteDay(today);
  const last = until === undefined || until > complete ? complete : until;
  return { first: shiftDay(last, 1 - days), last };
}

/** The period of the same length just before. */
export function periodBefore({ first, last }: Period): Period {
  const { length } = daysOf({ first, last });
  return { first: shiftDay(first, -length), last: shiftDay(first, -1) };
}

/** Whether a day's impressions were over-counted. */
export function isOvercounted(date: string): boolean {
  return date >= overcounted.first && date <= overcounted.last;
}

/** Whether any day of a period was over-counted. */
export function touchesOvercounted({ first, last }: Period): boolean {
  return first <= overcounted.last && last >= overcounted.first;
}

interface DayFigures {
  date: string;
  clicks: number;
  impressions: number;
  position: number | null;
  /** Whether Google has finished counting the day. */
  is_final: boolean;
}

/** A day of a chart. Without figures its numbers are null, a gap: nobody knows that they were zero. */
export interface ChartDay {
  date: string;
  clicks: number | null;
  impressions: number | null;
  position: number | null;
  note: 'unfinished' | 'overcounted' | undefined;
}

/** The figures of a period, day by day, with gaps where there are none, and the days after it that Google still counts. */
export function chartDays(period: Period, figures: readonly DayFigures[]): ChartDay[] {
  const known = new Map(figures.map((day) => [day.date, day]));
  const newest = figures.reduce((last, { date }) => (date > last ? date : last), period.last);
  return daysOf({ first: period.first, last: newest }).map((date) => {
    const day = known.get(date);
    const { clicks = null, impressions = null, position = null } = day ?? {};
    const unfinished = date > period.last || day?.is_final === false;
    const note = isOvercounted(date) ? 'overcounted' : unfinished ? 'unfinished' : undefined;
    return { date, clicks, impressions, position, note };
  });
}

/** Stretches of days with the same note, for shading: each from its first to its last day. */
export function notedStretches(
  days: readonly ChartDay[],
): { note: NonNullable<ChartDay['note']>; first: string; last: string }[] {
  const stretches: { note: NonNullable<ChartDay['note']>; first: string; last: string }[] = [];
  let previous: ChartDay['note'];
  for (const { date, note } of days) {
    const open = stretches.at(-1);
    if (note !== undefined && note === previous && open !== undefined) open.last = date;
    else if (note !== undefined) stretches.push({ note, first: date, last: date });
    previous = note;
  }
  return stretches;
}

/** What a day's note says. */
export const dayNotes = {
  unfinished: 'ainda não fechado',
  overcounted: 'impressões contadas a mais',
} as const satisfies Record<NonNullable<ChartDay['note']>, string>;
