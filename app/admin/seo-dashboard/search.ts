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

/** Alerts by their state, as the address names them. */
export const alertStates = ['abertos', 'resolvidos'] as const;
type AlertState = (typeof alertStates)[number];

/** Alerts by how bad they are; the first are those that the banner counts, the last all others. */
export const alertLevels = ['urgentes', 'critico', 'alto', 'medio', 'baixo', 'menores'] as const;
export type AlertLevel = (typeof alertLevels)[number];

/** Where all open alerts are listed, or those of a level: the tab alone shows the ten newest. */
export function openAlertsSearch(level?: AlertLevel) {
  return {
    aba: 'alertas',
    estado: 'abertos',
    ...(level !== undefined && { gravidade: level }),
  } as const;
}

/** Which monitored pages are listed beside all that are in the sitemap. */
export const pageKinds = ['problemas', 'fora'] as const;
export type PageKind = (typeof pageKinds)[number];

/** The last page of a list that may be asked for: no list is longer. */
export const lastPage = 1_000_000;

/** The page of a list, from 2 on: the first needs no word in the address. */
export function pageParam(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 1 && value <= lastPage
    ? value
    : undefined;
}

/** What the dashboard's address may say; what is not in it is the default. */
export interface DashboardSearch {
  dias?: WindowDays | undefined;
  /** Last day shown, `YYYY-MM-DD`. */
  ate?: string | undefined;
  aba?: TabName | undefined;
  estado?: AlertState | undefined;
  gravidade?: AlertLevel | undefined;
  mostrar?: PageKind | undefined;
  /** Page of the tab's list. */
  pagina?: number | undefined;
}

/** Which alerts are asked for; with no state and no level, the ten newest that are open. */
export interface AskedAlerts {
  state: AlertState | undefined;
  level: AlertLevel | undefined;
  page: number;
}

/** Which monitored pages are asked for. */
export interface AskedPages {
  kind: PageKind | undefined;
  page: number;
}
