import type { findNeighborhood, NeighborhoodSlug } from '#app/company/regions.ts';
import { neighborhoodHead } from './neighborhood-head.ts';
import type { NeighborhoodContent } from './neighborhood.ts';

type Neighborhood = NonNullable<ReturnType<typeof findNeighborhood>>;

/** One file each, loaded when its page is asked for: a visitor downloads the words of one neighbourhood. */
const contents: Record<NeighborhoodSlug, () => Promise<NeighborhoodContent>> = {
  centro: async () => (await import('./content/centro.ts')).centro,
  correas: async () => (await import('./content/correas.ts')).correas,
  cascatinha: async () => (await import('./content/cascatinha.ts')).cascatinha,
  itaipava: async () => (await import('./content/itaipava.ts')).itaipava,
  quitandinha: async () => (await import('./content/quitandinha.ts')).quitandinha,
  bingen: async () => (await import('./content/bingen.ts')).bingen,
};

/** A neighbourhood's page: its words, and its head. */
export async function loadNeighborhoodPage(neighborhood: Neighborhood) {
  const content = await contents[neighborhood.slug]();
  return {
    neighborhood,
    content,
    whatsappMessage: `Olá! Preciso de ajuda com desentupimento ${neighborhood.inPlace}, em Petrópolis.`,
    head: neighborhoodHead(neighborhood, content),
  };
}
