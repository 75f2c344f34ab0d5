import { company } from '#app/company/company.ts';
import { footerRegions } from '#app/company/regions.ts';
import { pageHead } from '#app/seo/head.ts';
import { breadcrumbList, localBusiness } from '#app/seo/json-ld.ts';
import { socialImage } from '#app/seo/social-images.ts';

const trail = [
  { name: 'Início', url: '/' },
  { name: 'Política de privacidade', url: '/politica-privacidade' },
] as const;

/** Head of the privacy policy, and the trail that it shows and states. */
export function loadLegalPage() {
  const head = pageHead({
    type: 'website',
    title: `Política de privacidade | ${company.name}`,
    description: `Como a ${company.name} trata os seus dados pessoais: o que coletamos, para quê, por quanto tempo, e como exercer os seus direitos pela LGPD.`,
    path: '/politica-privacidade',
    keywords: ['política de privacidade', 'LGPD', 'proteção de dados', 'desentupimento petrópolis'],
    image: socialImage('privacidade'),
    robots: 'index, follow',
    jsonLd: [localBusiness(footerRegions), breadcrumbList(trail)],
  });
  return { head, trail };
}
