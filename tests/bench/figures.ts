/** The figures that the site has to reach, and what a run measured of them. */
interface Target {
  says: string;
  atLeast?: number;
  atMost?: number;
  /** What the numbers are of. */
  unit?: string;
}

const targets = {
  cachedToBare: {
    says: 'cached page ÷ bare server, same Brotli bytes and headers, lowest of pages',
    atLeast: 0.75,
  },
  cachedToNextStatic: { says: 'cached home as Chrome asks ÷ Next.js static', atLeast: 50 },
  cachedToAstro: { says: 'cached home as Chrome asks ÷ Astro prerendered', atLeast: 5 },
  brotliToPlain: { says: 'uncached page, CPU with brotli ÷ uncompressed', atMost: 1.35 },
  cpuToNext: {
    says: 'uncached home as Chrome asks, CPU ÷ Next.js force-dynamic',
    atMost: 0.35,
  },
  uncachedToAstro: { says: 'uncached home ÷ Astro on demand with gzip', atLeast: 1 },
  postToNext: {
    says: 'uncached post, embedded database ÷ Next.js force-dynamic without one',
    atLeast: 2.5,
  },
  script: { says: 'JavaScript before the visitor acts, every public page', atMost: 2, unit: 'KB' },
  scriptInAll: { says: 'JavaScript in all, every public page', atMost: 111, unit: 'KB' },
  slowPaint: { says: 'home on slow 3G, CPU ×6, 360 px: first paint', atMost: 2.5, unit: 's' },
  slowWhatsapp: { says: 'the same: WhatsApp usable', atMost: 2.5, unit: 's' },
  slowBytes: { says: 'the same: bytes', atMost: 44, unit: 'KB' },
  slowRequests: { says: 'the same: requests', atMost: 5 },
  lighthouse: { says: 'Lighthouse mobile, lowest of four scores of any page kind', atLeast: 100 },
  paint: { says: 'Lighthouse mobile, slowest LCP of any page kind', atMost: 1.3, unit: 's' },
  shift: { says: 'CLS, any page kind', atMost: 0 },
  growth: { says: 'uncached post, p50 at 50,000 posts ÷ 20 posts', atMost: 1.2 },
  growthOfBlog: { says: 'uncached blog list, p50 at 50,000 posts ÷ 20 posts', atMost: 1.2 },
  memory: {
    says: 'memory after 100,000 requests over 5,000 URLs',
    atMost: 300,
    unit: 'MB',
  },
  memoryGrowth: { says: 'the same: end ÷ half way', atMost: 1.05 },
  memoryRefused: { says: 'the same: pages that were not sent', atMost: 0 },
  firstAnswers: { says: 'first answers of a new instance, p99 ÷ later p99', atMost: 2 },
} satisfies Record<string, Target>;

export type Figure = keyof typeof targets;

const measured = new Map<Figure, number>();

/** Keeps a figure of this run. */
export function measure(figure: Figure, value: number): void {
  measured.set(figure, value);
}

/** Whether a target is reached, by the number as it is printed. */
export function isReached({ atLeast, atMost }: Target, value: number): boolean {
  const shown = Number(value.toPrecision(3));
  return (atLeast === undefined || shown >= atLeast) && (atMost === undefined || shown <= atMost);
}

/** The figures of this run as a table in Markdown; empty when nothing with a target was measured. */
export function figuresTable(): string {
  const rows = [...measured].map(([figure, value]) => {
    const target: Target = targets[figure];
    const unit = target.unit === undefined ? '' : ` ${target.unit}`;
    const limit =
      target.atLeast === undefined ? `≤ ${target.atMost}${unit}` : `≥ ${target.atLeast}${unit}`;
    const verdict = isReached(target, value) ? 'yes' : 'NO';
    return `| ${target.says} | ${limit} | ${Number(value.toPrecision(3))}${unit} | ${verdict} |`;
  });
  if (rows.length === 0) return '';
  return [
    '| figure | must reach | measured | reached |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** The value below which that share of all values lies, by the nearest rank; values need no order. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
