import { abbreviate, formatPosition } from './figures.ts';
import type { Period } from './period.ts';
import { periodBefore, touchesOvercounted } from './period.ts';
import type { DashboardReport } from './report.ts';

/** A figure beside that of as many days before: up is better, also of a position, whose number then falls. */
export type Comparison =
  | { kind: 'few' }
  | {
      kind: 'change';
      direction: 'up' | 'down' | 'same';
      change: string;
      before: string;
      /** The change as a part of the figure before, where that is large enough for a percentage. */
      share?: number;
    };

/** What a card compares; nothing where the days cannot be compared. */
export interface Comparisons {
  clicks?: Comparison;
  impressions?: Comparison;
  position?: Comparison;
}

/**
 * Below these, chance alone moves a figure by a fifth and more (the square root of a count is its usual swing). What
 * counts is the larger of both periods, so that a fall to nothing is told; a percentage needs the period before to be
 * as large, and an average both.
 */
export const enough = { clicks: 30, impressions: 100 } as const;

const percent = (digits: number) =>
  new Intl.NumberFormat('pt-BR', {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: digits,
  });
const smallPercent = percent(1);
const largePercent = percent(0);

/** Compares a period with the one before. Each must have the figures of all its days, finished. */
export function comparisonsOf(
  { totals, previous, days }: Pick<DashboardReport, 'totals' | 'previous' | 'days'>,
  period: Period,
  length: number,
): Comparisons {
  const isFinal = days.every(({ date, is_final }) => date > period.last || is_final);
  if (totals.days < length || previous.days < length || !isFinal) return {};
  const clicks = countComparison(totals.clicks, previous.clicks, enough.clicks);
  if (touchesOvercounted(period) || touchesOvercounted(periodBefore(period))) return { clicks };
  return {
    clicks,
    impressions: countComparison(totals.impressions, previous.impressions, enough.impressions),
    position:
      totals.impressions < enough.impressions || previous.impressions < enough.impressions
        ? { kind: 'few' }
        : positionComparison(totals.position, previous.position),
  };
}

function countComparison(now: number, before: number, minimum: number): Comparison {
  if (Math.max(now, before) < minimum) return { kind: 'few' };
  const difference = now - before;
  const share = before < minimum ? undefined : difference / before;
  const part =
    share === undefined
      ? ''
      : ` (${(Math.abs(share) < 0.1 ? smallPercent : largePercent).format(share)})`;
  const amount = abbreviate(Math.abs(difference));
  return {
    kind: 'change',
    direction: difference === 0 ? 'same' : difference > 0 ? 'up' : 'down',
    change: difference === 0 ? 'Igual' : `${amount} a ${difference > 0 ? 'mais' : 'menos'}${part}`,
    before: abbreviate(before),
    ...(share !== undefined && { share }),
  };
}

function positionComparison(now: number | null, before: number | null): Comparison {
  if (now === null || before === null) return { kind: 'few' };
  // As they are shown: a change that nobody can see is none.
  const places = Math.round(before * 10) / 10 - Math.round(now * 10) / 10;
  const amount = formatPlaces(Math.abs(places));
  const direction = Math.abs(places) < 0.05 ? 'same' : places > 0 ? 'up' : 'down';
  return {
    kind: 'change',
    direction,
    change: direction === 'same' ? 'Igual' : `${amount} ${direction === 'up' ? 'acima' : 'abaixo'}`,
    before: formatPosition(before),
  };
}

const placesNumber = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

function formatPlaces(places: number): string {
  // In Portuguese the plural begins at two.
  return `${placesNumber.format(places)} ${places < 1.95 ? 'posição' : 'posições'}`;
}
