import { claims } from '#app/company/claims.ts';
import { company } from '#app/company/company.ts';
import { footerRegions } from '#app/company/regions.ts';
import { pageHead } from '#app/seo/head.ts';
import { faqPage, localBusiness, website } from '#app/seo/json-ld.ts';
import { socialImage } from '#app/seo/social-images.ts';
import { faq, homeDescription, serviceCards } from './content.ts';
import { getTestimonials } from './testimonials.functions.ts';

/** The same whenever the page is made. */
const head = pageHead({
  type: 'website',
  title: `Desentupimento em Petrópolis e Itaipava 24h | ${company.name}`,
  description: homeDescription,
  path: '/',
  keywords: [
    'desentupimento petrópolis',
    'desentupidora 24 horas petrópolis',
    'desentupimento itaipava',
    ...serviceCards.flatMap(({ keywords }) => keywords),
  ],
  image: socialImage('site'),
  robots: 'index, follow',
  jsonLd: [website(), localBusiness(footerRegions, claims.rating.structuredData), faqPage(faq)],
});

/** Head of the home page, and the testimonials to show. It opens without them where the server cannot be asked. */
export async function loadHomePage() {
  return { head, testimonials: await getTestimonials().catch(() => []) };
}
