import { prices } from '#app/company/prices.ts';
import { footerRegions } from '#app/company/regions.ts';
import type { Service } from '#app/company/services.ts';
import { pageHead } from '#app/seo/head.ts';
import { breadcrumbList, faqPage, localBusiness, serviceOffer } from '#app/seo/json-ld.ts';
import { socialImage } from '#app/seo/social-images.ts';
import { serviceTrail } from './service-trail.ts';
import type { ServiceContent } from './service.ts';

/** Head of a service's page (specification, section 2, "Service pages"). */
export function serviceHead(service: Service, content: ServiceContent) {
  const path = `/servicos/${service.id}` as const;
  return pageHead({
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
      breadcrumbList(serviceTrail(service)),
      localBusiness(footerRegions),
    ],
  });
}
