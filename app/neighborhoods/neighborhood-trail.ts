import type { Neighborhood } from '../company/regions.ts';

/** The trail to a neighbourhood's page: what the page shows and what its structured data says. */
export function neighborhoodTrail({ nome, slug }: Neighborhood) {
  return [
    { name: 'Início', url: '/' },
    { name: `Desentupimento em ${nome}`, url: `/bairros/${slug}` },
  ] as const;
}
