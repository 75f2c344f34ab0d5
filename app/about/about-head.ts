import { company } from '#app/company/company.ts';
import { footerRegions } from '#app/company/regions.ts';
import { pageHead } from '#app/seo/head.ts';
import { breadcrumbList, localBusiness } from '#app/seo/json-ld.ts';
import { socialImage } from '#app/seo/social-images.ts';

const trail = [
  { name: 'Início', url: '/' },
  { name: 'Sobre Nós', url: '/sobre' },
] as const;

/** Head of the about page, and the trail that it shows and states. */
export function loadAboutPage() {
  const head = pageHead({
    type: 'website',
    title: `Sobre Nós: empresa familiar de desentupimento | ${company.name}`,
    description:
      'Conheça a empresa familiar que desentope pias, ralos e vasos em Petrópolis e Itaipava: nossa história, nossos valores e como escrevemos o que você lê aqui.',
    path: '/sobre',
    keywords: [
      'desentupidora petrópolis',
      'empresa de desentupimento petrópolis',
      'desentupidora familiar',
      'desentupimento itaipava',
    ],
    image: socialImage('sobre'),
    robots: 'index, follow',
    jsonLd: [localBusiness(footerRegions), breadcrumbList(trail)],
  });
  return { head, trail };
}
