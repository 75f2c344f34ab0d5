/** The marks by which sitemap-status says how bad a recommendation is, the worst first. */
const marks = [
  ['critical', '🚨'],
  ['warning', '⚠️'],
  ['fine', '✅'],
] as const;

/** A recommendation of sitemap-status, its mark read and taken off. */
export interface Recommendation {
  kind: (typeof marks)[number][0];
  text: string;
}

/** Reads a recommendation; one without a mark is no problem. */
export function readRecommendation(text: string): Recommendation {
  const found = marks.find(([, mark]) => text.includes(mark));
  if (found === undefined) return { kind: 'fine', text };
  const [kind, mark] = found;
  return { kind, text: text.replace(mark, '').trim() };
}
