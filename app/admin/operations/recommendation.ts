import { marks } from '#functions/sitemap/marks.ts';

/** A recommendation of sitemap-status, its mark read and taken off. */
export interface Recommendation {
  kind: keyof typeof marks;
  text: string;
}

const kinds = ['critical', 'warning', 'fine'] as const satisfies readonly (keyof typeof marks)[];

/** Reads a recommendation; one without a mark is no problem. */
export function readRecommendation(text: string): Recommendation {
  const kind = kinds.find((each) => text.includes(marks[each]));
  if (kind === undefined) return { kind: 'fine', text };
  return { kind, text: text.replace(marks[kind], '').trim() };
}
