import { company } from '#app/company/company.ts';
import type { Neighborhood } from '#app/company/regions.ts';
import { pageHead } from '#app/seo/head.ts';
import { breadcrumbList, localBusiness } from '#app/seo/json-ld.ts';
import { neighborhoodImage } from '#app/seo/social-images.ts';
import { neighborhoodTrail } from './neighborhood-trail.ts';
import type { NeighborhoodContent } from './neighborhood.ts';

/** Head of a neighbourhood's page (specification, section 2, "Neighbourhood pages"). */
export function neighborhoodHead(neighborhood: Neighborhood, content: NeighborhoodContent) {
  return pageHead({
    type: 'website',
    // Without the company's name: with it, most would be longer than the 75 characters that the audit allows.
    title: `Desentupimento ${neighborhood.inCity} | 24h`,
    description: content.metaDescription,
    path: `/bairros/${neighborhood.slug}`,
    keywords: content.keywords,
    image: neighborhoodImage(neighborhood),
    robots: 'index, follow',
    jsonLd: [
      localBusiness([`${neighborhood.nome}, ${company.address.city}`]),
      breadcrumbList(neighborhoodTrail(neighborhood)),
    ],
  });
}
