/** Core Web Vitals: web.dev/articles/vitals; the targets of the specification's section 9 are the same. */
export const vitals = {
  lcp: { name: 'LCP', meaning: 'Maior elemento na tela', good: 2_500, poor: 4_000 },
  fid: { name: 'FID', meaning: 'Primeira resposta ao toque', good: 100, poor: 300 },
  inp: { name: 'INP', meaning: 'Resposta a cada toque', good: 200, poor: 500 },
  cls: { name: 'CLS', meaning: 'Movimento inesperado', good: 0.1, poor: 0.25 },
} as const;

export type Vital = keyof typeof vitals;
export type VitalStatus = 'good' | 'needs-improvement' | 'poor';

/** Good means below the target: a value on it is not (specification, section 9: "LCP < 2500 ms"). */
export function vitalStatus(vital: Vital, value: number): VitalStatus {
  const { good, poor } = vitals[vital];
  if (value < good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}

export const vitalLabels = {
  good: 'Bom',
  'needs-improvement': 'Precisa melhorar',
  poor: 'Ruim',
} as const satisfies Record<VitalStatus, string>;

const decimals = (digits: number) =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const whole = decimals(0);
const tenths = decimals(1);
const hundredths = decimals(2);

/** A value with its unit: LCP in seconds, CLS without unit, the others in milliseconds. */
export function formatVital(vital: Vital, value: number): string {
  if (vital === 'cls') return hundredths.format(value);
  return vital === 'lcp' ? `${tenths.format(value / 1000)} s` : `${whole.format(value)} ms`;
}
