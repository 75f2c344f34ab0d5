import { claims } from '#app/company/claims.ts';
import { company } from '#app/company/company.ts';
import { settledRating } from '#app/company/contradictions.ts';
import type { Neighborhood, NeighborhoodSlug } from '#app/company/regions.ts';
import { pageHead } from '#app/seo/head.ts';
import { breadcrumbList, localBusiness } from '#app/seo/json-ld.ts';
import { neighborhoodImage } from '#app/seo/social-images.ts';
import { getReading } from '#app/site/reading.functions.ts';
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

/** A neighbourhood's page: its words, its trail and its head (specification, section 2, "Neighbourhood pages"). */
export async function loadNeighborhoodPage(neighborhood: Neighborhood) {
  const { inCity, inPlace, nome, slug } = neighborhood;
  const content = await contents[slug]();
  const path = `/bairros/${slug}` as const;
  const trail = [
    { name: 'Início', url: '/' },
    { name: `Desentupimento ${inPlace}`, url: path },
  ] as const;
  const head = pageHead({
    type: 'website',
    // Without the company's name: with it, most would be longer than the 75 characters that the audit allows.
    title: `Desentupimento ${inCity} | 24h`,
    description: content.metaDescription,
    path,
    keywords: content.keywords,
    image: neighborhoodImage(neighborhood),
    robots: 'index, follow',
    jsonLd: [
      localBusiness([`${nome}, ${company.address.city}`], settledRating(claims.rating)),
      breadcrumbList(trail),
    ],
  });
  const whatsappMessage = `Olá! Preciso de ajuda com desentupimento ${inPlace}, em Petrópolis.`;
  // The page needs no article to be of use.
  const reading = await getReading({ data: { slugs: [...content.reading] } }).catch(() => []);
  return { neighborhood, content, trail, reading, whatsappMessage, head };
}
