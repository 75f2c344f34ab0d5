import { company } from '#app/company/company.ts';
import type { JsonLdBlock } from './json-ld.ts';
import { serializeJsonLd } from './json-ld.ts';
import type { SocialImage } from './social-images.ts';
import type { SitePath } from './urls.ts';
import { absoluteUrl } from './urls.ts';

interface CommonPage {
  title: string;
  description: string;
  /** Canonical path with its query if it has one: the very string that the sitemap and links use. */
  path: SitePath;
  keywords: readonly string[];
  image: SocialImage;
  robots: 'index, follow' | 'noindex, follow';
  jsonLd: readonly JsonLdBlock[];
}

/** What every page must say of itself in its head (specification, section 2, "Head data on every page"). */
export type PageHead = CommonPage &
  ({ type: 'website' } | { type: 'article'; publishedTime: string; modifiedTime: string });

/**
 * Builds a leaf route's head. A route's loader calls it and its `head` gives the result on, so that the
 * words of heads and structured data are not part of every page's JavaScript. Canonical links are not de-duplicated between parent and child, so only
 * leaf routes call this; JSON-LD goes out as one script a block, with the block's id.
 */
export function pageHead(page: PageHead) {
  const url = absoluteUrl(page.path);
  const image = absoluteUrl(page.image.path);
  const { latitude, longitude } = company.coordinates;
  return {
    meta: [
      { title: page.title },
      { name: 'description', content: page.description },
      { name: 'keywords', content: page.keywords.join(', ') },
      { name: 'robots', content: page.robots },
      { name: 'geo.region', content: `${company.address.country}-${company.address.state}` },
      { name: 'geo.placename', content: company.address.city },
      { name: 'geo.position', content: `${latitude};${longitude}` },
      { name: 'ICBM', content: `${latitude}, ${longitude}` },
      { property: 'og:site_name', content: company.name },
      { property: 'og:locale', content: 'pt_BR' },
      { property: 'og:type', content: page.type },
      { property: 'og:title', content: page.title },
      { property: 'og:description', content: page.description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: page.image.alt },
      ...(page.type === 'article'
        ? [
            { property: 'article:published_time', content: page.publishedTime },
            { property: 'article:modified_time', content: page.modifiedTime },
          ]
        : []),
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: page.title },
      { name: 'twitter:description', content: page.description },
      { name: 'twitter:image', content: image },
      { name: 'twitter:image:alt', content: page.image.alt },
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: page.jsonLd.map((block) => ({
      type: 'application/ld+json',
      id: block.id,
      children: serializeJsonLd(block.node),
    })),
  };
}
