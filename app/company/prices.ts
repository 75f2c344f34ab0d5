/** Price ranges in whole reais (specification, section 9). */
export interface PriceRange {
  from: number;
  to: number;
}

export const prices = {
  pia: { range: { from: 80, to: 200 }, simple: { from: 80, to: 120 } },
  vaso: { range: { from: 100, to: 250 }, simple: { from: 100, to: 150 } },
  ralo: { range: { from: 60, to: 150 }, simple: { from: 60, to: 90 } },
} as const satisfies Record<string, { range: PriceRange; simple: PriceRange }>;

export const overallPrice: PriceRange = { from: 60, to: 250 };

/** The advertised price that the guides tell people to be wary of. */
export const suspiciousPrice = 30;

/** `R$ 80 a R$ 200`, with no-break spaces: a figure never parts from its sign, nor a range in the middle. */
export function formatRange({ from, to }: PriceRange): string {
  return `${formatPrice(from)}\u00a0a\u00a0${formatPrice(to)}`;
}

/** `R$ 80`, with a no-break space. */
export function formatPrice(reais: number): string {
  return `R$\u00a0${reais}`;
}
