import { pageHead } from '../seo/head.ts';
import { breadcrumbList, faqPage } from '../seo/json-ld.ts';
import type { SocialImageName } from '../seo/social-images.ts';
import { socialImage } from '../seo/social-images.ts';
import { choiceGuide } from './choice-content.ts';
import type { Guide } from './guide.ts';
import { guideTrail } from './guide.ts';
import { priceGuide } from './price-content.ts';

/** Head of the price guide. */
export function priceGuideHead() {
  return guideHead(priceGuide, 'guia-custo');
}

/** Head of the selection guide. */
export function choiceGuideHead() {
  return guideHead(choiceGuide, 'guia-escolha');
}

/** FAQ and breadcrumb as structured data (specification, section 2, "Static articles"). */
function guideHead(guide: Guide, image: SocialImageName & `guia-${string}`) {
  return pageHead({
    type: 'website',
    title: guide.title,
    description: guide.metaDescription,
    path: guide.path,
    keywords: guide.keywords,
    image: socialImage(image),
    robots: 'index, follow',
    jsonLd: [faqPage(guide.faq), breadcrumbList(guideTrail(guide))],
  });
}
