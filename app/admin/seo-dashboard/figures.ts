import { count, plural } from '#functions/count.ts';

/** Numbers as the dashboard writes them, in pt-BR. */

const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
const oneDigit = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const oneFixedDigit = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const percent = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const wholePercent = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  maximumFractionDigits: 0,
});

/** Stands where there is no number. */
export const none = '–';

/** A number as it is up to 999; K from 1,000 and M from 1,000,000 (specification, section 9). */
export function abbreviate(number: number): string {
  // 999,950 and more would round to "1.000K".
  if (number >= 999_950) return `${oneDigit.format(number / 1_000_000)}M`;
  return number >= 1_000 ? `${oneDigit.format(number / 1_000)}K` : whole.format(number);
}

export const formatWhole = (number: number) => whole.format(number);

/** Clicks over impressions; of none there is no rate. */
export function formatCtr(clicks: number, impressions: number): string {
  return impressions === 0 ? none : percent.format(clicks / impressions);
}

export function formatPosition(position: number | null): string {
  return position === null ? none : oneFixedDigit.format(position);
}

/**
 * What part of the clicks the queries explain that Google names; nothing where there are no clicks. The parts by query
 * and the whole are counted apart at Google, so that they may sum up to more.
 */
export function explainedSentence(clicks: number, all: number): string | undefined {
  if (all === 0) return undefined;
  const total = count(all, 'clique', 'cliques');
  const part =
    clicks >= all
      ? total
      : `${whole.format(clicks)} de ${total} (${wholePercent.format(Math.min(clicks / all, 0.99))})`;
  return `O Google não mostra as buscas raras: as que ele mostra explicam ${part}.`;
}

/** How many days of the history are without their pages and queries; undefined when all are there. */
export function missingHistory({
  days,
  fetched,
}: {
  days: number;
  fetched: number;
}): string | undefined {
  const missing = days - fetched;
  if (missing <= 0) return undefined;
  return `${plural(missing, 'Falta', 'Faltam')} ${count(missing, 'dia', 'dias')} do histórico: as páginas e as consultas ${plural(missing, 'dele', 'deles')} ainda não vieram do Google.`;
}

/** The share of monitored URLs that answered with status 200; of none there is no share. */
export function formatHealth({ total, healthy }: { total: number; healthy: number }): string {
  if (total === 0) return none;
  const share = healthy / total;
  // A site with one broken page among many is not "100%".
  return wholePercent.format(share < 1 ? Math.min(share, 0.99) : 1);
}

/** The path of an address, as a person reads it. */
export function readablePath(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  try {
    return decodeURI(pathname + search);
  } catch {
    return pathname + search;
  }
}

/** The banner above the dashboard (specification, section 2); undefined when nothing is pressing. */
export function alertBanner({
  critical,
  high,
}: {
  critical: number;
  high: number;
}): string | undefined {
  if (critical + high === 0) return undefined;
  return `${critical} alertas críticos e ${high} alertas de alta prioridade precisam de atenção imediata.`;
}
