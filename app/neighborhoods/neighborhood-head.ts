import { company } from '../company/company.ts';
import type { Neighborhood } from '../company/regions.ts';
import { pageHead } from '../seo/head.ts';
import { breadcrumbList, localBusiness } from '../seo/json-ld.ts';
import { socialImage } from '../seo/social-images.ts';
import { neighborhoodTrail } from './neighborhood-trail.ts';
import type { NeighborhoodContent } from './neighborhood.ts';

/** Head of a neighbourhood's page (specification, section 2, "Neighbourhood pages"). */
export function neighborhoodHead(neighborhood: Neighborhood, content: NeighborhoodContent) {
  return pageHead({
    type: 'website',
    title: `Desentupimento em ${neighborhood.nome} 24h | ${company.name}`,
    description: content.metaDescription,
    path: `/bairros/${neighborhood.slug}`,
    keywords: content.keywords,
    image: socialImage(`bairro-${neighborhood.slug}`),
    robots: 'index, follow',
    jsonLd: [
      localBusiness([`${neighborhood.nome}, ${company.address.city}`]),
      breadcrumbList(neighborhoodTrail(neighborhood)),
    ],
  });
}
