/** What the dashboard's address may say. The route reads it, so this file imports nothing. */

/** Days of the windows, the default first (specification, section 9). */
export const windows = [7, 28, 90] as const;
export type WindowDays = (typeof windows)[number];

/** The tabs by their name in the address, the default first. */
export const tabNames = ['performance', 'monitoramento', 'alertas', 'insights'] as const;
export type TabName = (typeof tabNames)[number];
