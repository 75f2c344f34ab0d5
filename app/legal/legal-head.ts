import { company } from '#app/company/company.ts';
import { footerRegions } from '#app/company/regions.ts';
import { pageHead } from '#app/seo/head.ts';
import { breadcrumbList, localBusiness } from '#app/seo/json-ld.ts';
import { socialImage } from '#app/seo/social-images.ts';
import { legalTrail } from './legal-trail.ts';

/** Head of the privacy policy. */
export function legalHead() {
  return pageHead({
    type: 'website',
    title: `Política de Privacidade | ${company.name}`,
    description: `Como a ${company.name} trata os seus dados pessoais: o que coletamos, para quê, por quanto tempo, e como exercer os seus direitos pela LGPD.`,
    path: '/politica-privacidade',
    keywords: ['política de privacidade', 'LGPD', 'proteção de dados', 'desentupimento petrópolis'],
    image: socialImage('privacidade'),
    robots: 'index, follow',
    jsonLd: [localBusiness(footerRegions), breadcrumbList(legalTrail)],
  });
}
