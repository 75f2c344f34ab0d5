import { claims } from '#app/company/claims.ts';
import { settledRating } from '#app/company/contradictions.ts';
import { prices } from '#app/company/prices.ts';
import { footerRegions } from '#app/company/regions.ts';
import type { Service, ServiceId } from '#app/company/services.ts';
import { pageHead } from '#app/seo/head.ts';
import { breadcrumbList, faqPage, localBusiness, serviceOffer } from '#app/seo/json-ld.ts';
import { socialImage } from '#app/seo/social-images.ts';
import { getReading } from '#app/site/reading.functions.ts';
import type { ServiceContent } from './service.ts';

/** One file each, loaded when its page is asked for. */
const contents: Record<ServiceId, () => Promise<ServiceContent>> = {
  pia: async () => (await import('./content/pia.ts')).pia,
  ralo: async () => (await import('./content/ralo.ts')).ralo,
  vaso: async () => (await import('./content/vaso.ts')).vaso,
};

/** A service's page: its words, its trail and its head (specification, section 2, "Service pages"). */
export async function loadServicePage(service: Service) {
  const content = await contents[service.id]();
  const path = `/servicos/${service.id}` as const;
  // The services are a part of the home page.
  const trail = [
    { name: 'Início', url: '/' },
    { name: 'Serviços', url: '/#servicos' },
    { name: service.name, url: path },
  ] as const;
  const head = pageHead({
    type: 'website',
    title: content.title,
    description: content.metaDescription,
    path,
    keywords: content.keywords,
    image: socialImage(`servico-${service.id}`),
    robots: 'index, follow',
    jsonLd: [
      serviceOffer({
        name: service.name,
        description: content.lead,
        path,
        areaServed: footerRegions,
        price: prices[service.id].range,
      }),
      faqPage(content.faq),
      breadcrumbList(trail),
      localBusiness(footerRegions, settledRating(claims.rating)),
    ],
  });
  // The page needs no article to be of use.
  const reading = await getReading({ data: { slugs: [...content.reading] } }).catch(() => []);
  return { service, content, trail, reading, whatsappMessage: service.message, head };
}
