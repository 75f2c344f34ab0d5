import type { Neighborhood } from '#app/company/regions.ts';

/** The trail to a neighbourhood's page: what the page shows and what its structured data says. */
export function neighborhoodTrail({ inPlace, slug }: Neighborhood) {
  return [
    { name: 'Início', url: '/' },
    { name: `Desentupimento ${inPlace}`, url: `/bairros/${slug}` },
  ] as const;
}
