import type {
  BreadcrumbList,
  FAQPage,
  HomeAndConstructionBusiness,
  NewsArticle,
  Service,
  Thing,
  WebSite,
  WithContext,
} from 'schema-dts';
import { claims } from '#app/company/claims.ts';
import { company } from '#app/company/company.ts';
import type { PriceRange } from '#app/company/prices.ts';
import { formatPrice, overallPrice } from '#app/company/prices.ts';
import type { SitePath } from './urls.ts';
import { absoluteUrl } from './urls.ts';

/** One structured-data block of a page; a page holds at most one of each id (specification, section 2). */
export interface JsonLdBlock {
  id: `ld-${string}`;
  node: WithContext<Thing>;
}

/** JSON for a `<script>`: `<` is escaped, or a `</script>` in a title would end the block (design, section 3). */
export function serializeJsonLd(node: WithContext<Thing>): string {
  return JSON.stringify(node).replaceAll('<', '\\u003c');
}

const businessId = absoluteUrl('/#empresa');
const websiteId = absoluteUrl('/#site');

/** Open every day, all day (specification, section 9). */
const everyHour = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  opens: '00:00',
  closes: '23:59',
} as const;

/**
 * The company, with the same `@id` on every page, so that other nodes can point at it. Only a page that shows visitors a
 * rating gives one (Google, "Review snippet": what is marked up must be readable on the page).
 */
export function localBusiness(
  areaServed: readonly string[],
  rating?: { value: number; reviews: number },
): JsonLdBlock {
  const { address, coordinates, phone, legalName, cnpj } = company;
  const { foundingYear } = claims.experience;
  const node: WithContext<HomeAndConstructionBusiness> = {
    '@context': 'https://schema.org',
    // schema.org has no type for drain cleaning; Plumber is the nearest one that search engines know.
    '@type': 'Plumber',
    '@id': businessId,
    name: company.name,
    ...(legalName === '' ? {} : { legalName }),
    ...(cnpj === '' ? {} : { taxID: cnpj }),
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    image: absoluteUrl('/og/site.png'),
    telephone: phone.e164,
    ...(company.email === '' ? {} : { email: company.email }),
    foundingDate: String(foundingYear),
    priceRange: `${formatPrice(overallPrice.from)} - ${formatPrice(overallPrice.to)}`,
    currenciesAccepted: 'BRL',
    paymentAccepted: 'Dinheiro, cartão de crédito, cartão de débito, PIX, transferência bancária',
    address: {
      '@type': 'PostalAddress',
      ...(address.street === '' ? {} : { streetAddress: address.street }),
      ...(address.postalCode === '' ? {} : { postalCode: address.postalCode }),
      addressLocality: address.city,
      addressRegion: address.state,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...coordinates },
    areaServed: [
      {
        '@type': 'GeoCircle',
        geoMidpoint: { '@type': 'GeoCoordinates', ...coordinates },
        geoRadius: String(claims.serviceRadius),
      },
      ...areaServed.map((name) => ({ '@type': 'Place', name }) as const),
    ],
    openingHoursSpecification: everyHour,
    ...(rating === undefined
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.value,
            reviewCount: rating.reviews,
            bestRating: 5,
          },
        }),
  };
  return { id: 'ld-local-business', node };
}

export interface ServiceOffer {
  name: string;
  description: string;
  path: SitePath;
  areaServed: readonly string[];
  price: PriceRange;
}

/** A service of the company: round the clock and guaranteed (specification, section 3, "Service structured-data input"). */
export function serviceOffer(service: ServiceOffer): JsonLdBlock {
  const url = absoluteUrl(service.path);
  const node: WithContext<Service> = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${url}#servico`,
    name: service.name,
    description: service.description,
    serviceType: service.name,
    url,
    provider: { '@id': businessId },
    areaServed: service.areaServed.map((name) => ({ '@type': 'Place', name })),
    hoursAvailable: everyHour,
    offers: {
      '@type': 'Offer',
      url,
      priceSpecification: {
        '@type': 'PriceSpecification',
        priceCurrency: 'BRL',
        minPrice: service.price.from,
        maxPrice: service.price.to,
      },
      warranty: {
        '@type': 'WarrantyPromise',
        durationOfWarranty: {
          '@type': 'QuantitativeValue',
          value: claims.guarantee.legalDays,
          unitCode: 'DAY',
        },
      },
    },
  };
  return { id: 'ld-service', node };
}

/** The site itself; on the home page only. */
export function website(): JsonLdBlock {
  const node: WithContext<WebSite> = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': websiteId,
    name: company.name,
    url: absoluteUrl('/'),
    inLanguage: 'pt-BR',
    publisher: { '@id': businessId },
  };
  return { id: 'ld-website', node };
}

export interface FaqItem {
  question: string;
  answer: string;
}

/** Questions and answers exactly as the page shows them. */
export function faqPage(items: readonly FaqItem[]): JsonLdBlock {
  const node: WithContext<FAQPage> = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return { id: 'ld-faq', node };
}

export interface BreadcrumbItem {
  name: string;
  /** Path of this site, with a fragment if the place is a section. */
  url: SitePath;
}

/** The trail that the page shows, from the home page to the page itself. */
export function breadcrumbList(items: readonly BreadcrumbItem[]): JsonLdBlock {
  const node: WithContext<BreadcrumbList> = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(url),
    })),
  };
  return { id: 'ld-breadcrumb', node };
}

export interface ArticleNode {
  title: string;
  description: string;
  path: SitePath;
  imagePath: SitePath;
  keywords: readonly string[];
  /** ISO 8601 with offset. */
  publishedTime: string;
  modifiedTime: string;
}

/** A blog post: the provider publishes it, in pt-BR, free to read (specification, section 2, "Blog post page"). */
export function newsArticle(article: ArticleNode): JsonLdBlock {
  const url = absoluteUrl(article.path);
  const organization = {
    '@type': 'Organization',
    '@id': businessId,
    name: company.name,
    url: absoluteUrl('/'),
    logo: { '@type': 'ImageObject', url: absoluteUrl('/icon-512.png') },
  } as const;
  const node: WithContext<NewsArticle> = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    '@id': `${url}#artigo`,
    mainEntityOfPage: url,
    url,
    headline: article.title,
    description: article.description,
    image: absoluteUrl(article.imagePath),
    keywords: article.keywords.join(', '),
    datePublished: article.publishedTime,
    dateModified: article.modifiedTime,
    author: organization,
    publisher: organization,
    inLanguage: 'pt-BR',
    isAccessibleForFree: true,
  };
  return { id: 'ld-article', node };
}
