import { company } from '#app/company/company.ts';
import { footerRegions } from '#app/company/regions.ts';
import { pageHead } from '#app/seo/head.ts';
import { breadcrumbList, localBusiness } from '#app/seo/json-ld.ts';
import { socialImage } from '#app/seo/social-images.ts';
import { aboutTrail } from './about-trail.ts';

/** Head of the about page. */
export function aboutHead() {
  return pageHead({
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
    jsonLd: [localBusiness(footerRegions), breadcrumbList(aboutTrail)],
  });
}
