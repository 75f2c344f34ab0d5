/** Scale of a chart's axis: from where to where, and the round numbers that are written on it. */
export interface Scale {
  domain: [number, number];
  ticks: number[];
}

/** Ticks at the most, but for the one at the end. */
const mostSteps = 5;

/** Scale of numbers that are counted, from zero on. One that never changes runs through the middle. */
export function countScale(values: readonly (number | null)[]): Scale {
  const known = values.filter((value) => value !== null);
  const [first = 0] = known;
  if (known.every((value) => value === first)) {
    // Nothing is counted below zero: that half of the chart stays unmarked.
    return first === 0
      ? { domain: [-1, 1], ticks: [0, 1] }
      : { domain: [0, 2 * first], ticks: ticksBetween(0, 2 * first, 1) };
  }
  const step = roundStep(Math.max(...known), 1);
  const end = Math.ceil(Math.max(...known) / step) * step;
  return { domain: [0, end], ticks: ticksBetween(0, end, 1) };
}

/** Scale of positions in the results, of which 1 is the first. One that never changes runs through the middle. */
export function positionScale(values: readonly (number | null)[]): Scale {
  const known = values.filter((value) => value !== null);
  const [first = 1] = known;
  if (known.every((value) => value === first)) {
    return {
      domain: [first - 1, first + 1],
      ticks: ticksBetween(first - 1, first + 1, 0.5).filter((tick) => tick >= 1),
    };
  }
  const low = Math.min(...known);
  const high = Math.max(...known);
  const step = roundStep(high - low, 0.5);
  const start = Math.max(1, Math.floor(low / step) * step);
  const end = Math.ceil(high / step) * step;
  return { domain: [start, end], ticks: ticksBetween(start, end, 0.5) };
}

/** The round numbers from one value to another. */
function ticksBetween(from: number, to: number, smallest: number): number[] {
  const step = roundStep(to - from, smallest);
  const first = Math.ceil(from / step);
  const last = Math.floor(to / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The smallest of 1, 2 and 5 times a power of ten that divides a length into few steps. */
function roundStep(length: number, smallest: number): number {
  const rough = Math.max(length / mostSteps, smallest);
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((candidate) => candidate * power >= rough) ?? 10;
  return factor * power;
}
