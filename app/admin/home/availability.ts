import { count } from '#functions/count.ts';
import { formatAgo, formatDay, formatMoment, formatTime } from '#app/admin/reports/dates.ts';
import type { HomeReport } from './report.ts';

/** Milliseconds after which a check of the pages, made every hour, says nothing of now. */
const checkLateAfter = 2 * 3600 * 1000;

/** Whether a check of the pages tells how the site is now. */
export function isFresh(last: string | null, now: string): last is string {
  return last !== null && Date.parse(now) - Date.parse(last) <= checkLateAfter;
}

/** How the site is, as far as the last check knows. */
export interface Availability {
  tone: 'good' | 'warning' | 'danger';
  title: string;
  text: string;
}

/** Says that the site is up only where a check has just seen it. */
export function availabilityOf(
  { checks, outages, last_down }: Pick<HomeReport, 'checks' | 'outages' | 'last_down'>,
  now: string,
): Availability {
  const { last, total, healthy } = checks;
  const down = outages.find(({ rule }) => rule === 'site_down');
  const fresh = isFresh(last, now);
  const checked =
    last === null
      ? 'Ainda não foi verificado.'
      : `Verificado ${formatAgo(last, now)}, às ${formatTime(last)}.`;
  if (down !== undefined) {
    return {
      tone: 'danger',
      title: fresh ? 'O site está fora do ar' : 'O site estava fora do ar na última verificação',
      text: `Desde ${formatMoment(down.since)}. ${checked}`,
    };
  }
  if (last === null || total === 0) {
    return {
      tone: 'warning',
      title: 'Ainda não se sabe se o site está no ar',
      text: 'Nenhuma página foi verificada.',
    };
  }
  if (!fresh) {
    return {
      tone: 'warning',
      title: 'Não se sabe se o site está no ar agora',
      text: `A última verificação foi ${formatAgo(last, now)}, em ${formatMoment(last)}.`,
    };
  }
  if (healthy === 0) {
    return { tone: 'danger', title: 'Nenhuma página do site abriu', text: checked };
  }
  const upSince = last_down?.until ?? checks.since;
  const seen = upSince === null ? '' : ` Nenhuma queda vista desde ${formatDay(upSince)}.`;
  const partly = outages.find(({ rule }) => rule in partlyUp)?.rule;
  if (partly === 'database_down' || partly === 'sitemap_unreadable') {
    return { tone: 'warning', title: partlyUp[partly], text: `${checked}${seen}` };
  }
  if (healthy < total) {
    return {
      tone: 'warning',
      title: `O site está no ar, mas ${count(total - healthy, 'página não abre', 'páginas não abrem')}`,
      text: `${checked}${seen}`,
    };
  }
  return {
    tone: 'good',
    title: 'O site está no ar',
    text: `${checked} ${total === 1 ? 'A página abriu' : `As ${count(total, 'página', 'páginas')} abriram`}.${seen}`,
  };
}

/** What is broken while visitors still find the site. */
const partlyUp = {
  database_down: 'O site está no ar, mas o banco de dados não responde',
  sitemap_unreadable: 'O site está no ar, mas o sitemap não abre',
} as const;
