import type { WindowDays } from './search.ts';

/** Days as Search Console counts them: dates without time, of the Pacific time zone. */

const pacificDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles' });
/** Milliseconds. */
export const dayLength = 24 * 3600 * 1000;

/**
 * Google counted too many impressions from 13 May 2025 to 27 April 2026: they, and the CTR and position that
 * come of them, cannot be compared with other days and raise no alert.
 */
export const overcounted = { first: '2025-05-13', last: '2026-04-27' } as const;

/** Days after which Search Console's figures of a day are final. */
const daysToFinish = 3;

/** First and last day of what is shown. */
export interface Period {
  first: string;
  last: string;
}

/** Today in Search Console's calendar. */
export function pacificToday(now: Date): string {
  return pacificDay.format(now);
}

/** A day some days later, or earlier where they are negative. */
export function shiftDay(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10);
}

/**
 * The last `days` days up to `until`, or up to today: from the day that many days ago, as a sync fetches them
 * (specification, section 7). A day that has not come yet counts as today.
 */
export function periodOf(days: WindowDays, until: string | undefined, today: string): Period {
  const last = until === undefined || until > today ? today : until;
  return { first: shiftDay(last, -days), last };
}

/** Every day of a period, the oldest first. */
export function daysOf({ first, last }: Period): string[] {
  const count = (Date.parse(last) - Date.parse(first)) / dayLength + 1;
  return Array.from({ length: count }, (_, index) => shiftDay(first, index));
}

/** The period of the same length just before. */
export function periodBefore({ first, last }: Period): Period {
  const length = (Date.parse(last) - Date.parse(first)) / dayLength + 1;
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

/** Whether Search Console may still be counting a day. */
function isUnfinished(date: string, today: string): boolean {
  return date > shiftDay(today, -daysToFinish);
}

interface DayFigures {
  date: string;
  clicks: number;
  impressions: number;
  position: number | null;
}

/** A day of a chart. Without figures its numbers are null, a gap: nobody knows that they were zero. */
export interface ChartDay {
  date: string;
  clicks: number | null;
  impressions: number | null;
  position: number | null;
  note: 'unfinished' | 'overcounted' | undefined;
}

/** The figures of a period, day by day, with gaps where there are none. */
export function chartDays(
  period: Period,
  figures: readonly DayFigures[],
  today: string,
): ChartDay[] {
  const known = new Map(figures.map((day) => [day.date, day]));
  return daysOf(period).map((date) => {
    const { clicks = null, impressions = null, position = null } = known.get(date) ?? {};
    const note = isOvercounted(date)
      ? 'overcounted'
      : isUnfinished(date, today)
        ? 'unfinished'
        : undefined;
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
