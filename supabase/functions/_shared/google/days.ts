/** Days as Search Console counts them: dates without time, of the Pacific time zone. */

const pacificDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles' });
const dayLength = 24 * 3600 * 1000;

/** Days after which Search Console's figures of a day are final. */
export const daysToFinish = 3;

/** Months of history that Search Console keeps. */
const monthsKept = 16;

/** Today in Search Console's calendar. */
export function pacificToday(now: Date): string {
  return pacificDay.format(now);
}

/** A day some days later, or earlier where they are negative. */
export function shiftDay(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10);
}

/** The newest day that Search Console has finished counting. */
export function lastCompleteDay(today: string): string {
  return shiftDay(today, -daysToFinish);
}

/** The oldest day that Search Console still has. */
export function oldestDay(today: string): string {
  const date = new Date(today);
  date.setUTCMonth(date.getUTCMonth() - monthsKept);
  return date.toISOString().slice(0, 10);
}

/** Every day of a period, the oldest first. */
export function daysOf({ first, last }: { first: string; last: string }): string[] {
  const count = Math.max(0, (Date.parse(last) - Date.parse(first)) / dayLength + 1);
  return Array.from({ length: count }, (_, index) => shiftDay(first, index));
}
