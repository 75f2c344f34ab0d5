import { expect, it } from 'vitest';
import { neighborhoods } from '#app/company/regions.ts';
import { loadNeighborhoodPage } from './neighborhood-head.ts';

/** The longest title that the audit of pages allows. */
const longestTitle = 75;

it.each(neighborhoods)(
  'the page of $nome names it as one says it: $inPlace',
  async (neighborhood) => {
    const { inPlace } = neighborhood;
    const { head, trail, whatsappMessage } = await loadNeighborhoodPage(neighborhood);
    const title = head.meta.find((entry) => 'title' in entry)?.title ?? '';
    expect(title).toMatch(new RegExp(`^Desentupimento ${inPlace}\\b.* de Petrópolis`));
    expect(title.length).toBeLessThanOrEqual(longestTitle);
    expect(trail.at(-1)?.name).toBe(`Desentupimento ${inPlace}`);
    expect(whatsappMessage).toContain(inPlace);
    expect(JSON.stringify(head)).not.toMatch(/\bem (?:Centro|Bingen|Quitandinha)\b/);
  },
);
