import type { NeighborhoodSlug } from '../company/regions.ts';
import type { NeighborhoodContent } from './neighborhood.ts';

/** One file each, loaded when its page is asked for: a visitor downloads the words of one neighbourhood. */
const contents: Record<NeighborhoodSlug, () => Promise<NeighborhoodContent>> = {
  centro: async () => (await import('./content/centro.ts')).centro,
  correas: async () => (await import('./content/correas.ts')).correas,
  cascatinha: async () => (await import('./content/cascatinha.ts')).cascatinha,
  itaipava: async () => (await import('./content/itaipava.ts')).itaipava,
  quitandinha: async () => (await import('./content/quitandinha.ts')).quitandinha,
  bingen: async () => (await import('./content/bingen.ts')).bingen,
};

/** The words of a neighbourhood's page. */
export function loadNeighborhood(slug: NeighborhoodSlug): Promise<NeighborhoodContent> {
  return contents[slug]();
}
