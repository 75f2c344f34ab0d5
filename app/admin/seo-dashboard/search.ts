/** What the dashboard's address may say. The route reads it, so this file imports nothing. */

/** Days of the windows, the default first (specification, section 9). */
export const windows = [7, 28, 90] as const;
export type WindowDays = (typeof windows)[number];

/** The tabs by their name in the address, the default first. */
export const tabNames = ['performance', 'monitoramento', 'alertas', 'insights'] as const;
export type TabName = (typeof tabNames)[number];

/** Whether a text is a day that exists, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** A day that exists; undefined for anything else. */
export function dayParam(value: unknown): string | undefined {
  return typeof value === 'string' && isDay(value) ? value : undefined;
}
