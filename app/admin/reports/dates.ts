/** Dates as operators read them: pt-BR, in Petrópolis' time. */
const timeZone = 'America/Sao_Paulo';
const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone,
});
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone });
const time = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone });
/** Days of Search Console have no time: they must not move with a time zone. */
const plainDay = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  timeZone: 'UTC',
});

/** A moment, ISO 8601, as "21/11/2026, 09:30". */
export const formatMoment = (iso: string) => moment.format(new Date(iso));
/** A moment as it is said at `now`: "hoje às 09:30", "ontem às 09:30", "em 21/11/2026 às 09:30". */
export function formatWhen(iso: string, now: string): string {
  const on = formatDay(iso);
  const yesterday = new Date(Date.parse(now) - 24 * 3600 * 1000).toISOString();
  const named = on === formatDay(now) ? 'hoje' : on === formatDay(yesterday) ? 'ontem' : `em ${on}`;
  return `${named} às ${time.format(new Date(iso))}`;
}
/** The day of a moment as "21/11/2026". */
export const formatDay = (iso: string) => day.format(new Date(iso));
/** A day without time, `YYYY-MM-DD`, as "21/11/2026". */
export const formatPlainDay = (date: string) => plainDay.format(new Date(`${date}T00:00:00Z`));
/** A day without time as "21/11". */
export const formatShortDay = (date: string) => shortDay.format(new Date(`${date}T00:00:00Z`));

const longDay = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone,
});
const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone });
const relative = new Intl.RelativeTimeFormat('pt-BR');
const units = [
  ['day', 24 * 3600 * 1000],
  ['hour', 3600 * 1000],
  ['minute', 60 * 1000],
] as const;

/** The day of a moment as "sábado, 21 de novembro". */
export const formatLongDay = (iso: string) => longDay.format(new Date(iso));

/** The time of a moment as "09:30". */
export const formatTime = (iso: string) => clock.format(new Date(iso));

/** How long ago a moment was at `now`, in its largest unit: "há 12 minutos", "há 1 dia", "agora mesmo". */
export function formatAgo(iso: string, now: string): string {
  const passed = Date.parse(now) - Date.parse(iso);
  const [unit, length] = units.find(([, each]) => passed >= each) ?? [undefined, 1];
  return unit === undefined ? 'agora mesmo' : relative.format(-Math.floor(passed / length), unit);
}
