import { pageHead } from '#app/seo/head.ts';
import { breadcrumbList, faqPage } from '#app/seo/json-ld.ts';
import type { SocialImageName } from '#app/seo/social-images.ts';
import { socialImage } from '#app/seo/social-images.ts';
import { choiceGuide } from './choice-content.ts';
import type { Guide } from './guide.ts';
import { priceGuide } from './price-content.ts';

/** The price guide's page: what WhatsApp opens with, its trail and its head. */
export function loadPriceGuide() {
  return guidePage(priceGuide, 'guia-custo');
}

/** The selection guide's page: what WhatsApp opens with, its trail and its head. */
export function loadChoiceGuide() {
  return guidePage(choiceGuide, 'guia-escolha');
}

/** FAQ and breadcrumb as structured data (specification, section 2, "Static articles"). */
function guidePage(guide: Guide, image: SocialImageName & `guia-${string}`) {
  const trail = [
    { name: 'Início', url: '/' },
    { name: 'Blog', url: '/blog' },
    { name: guide.name, url: guide.path },
  ] as const;
  const head = pageHead({
    type: 'website',
    title: guide.title,
    description: guide.metaDescription,
    path: guide.path,
    keywords: guide.keywords,
    image: socialImage(image),
    robots: 'index, follow',
    jsonLd: [faqPage(guide.faq), breadcrumbList(trail)],
  });
  return { whatsappMessage: guide.message, trail, head };
}
