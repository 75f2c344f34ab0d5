import { company } from '#app/company/company.ts';
import { contactRegions } from '#app/company/regions.ts';
import { pageHead } from '#app/seo/head.ts';
import { breadcrumbList, localBusiness } from '#app/seo/json-ld.ts';
import { socialImage } from '#app/seo/social-images.ts';

const trail = [
  { name: 'Início', url: '/' },
  { name: 'Contato', url: '/contato' },
] as const;

/** Head of the contact page, and the trail that it shows and states. */
export function loadContactPage() {
  const head = pageHead({
    type: 'website',
    title: `Contato e orçamento grátis 24h | ${company.name}`,
    description: `Peça um orçamento grátis de desentupimento em Petrópolis e Itaipava pelo WhatsApp ou pelo telefone ${company.phone.display}. Atendimento 24 horas, todos os dias.`,
    path: '/contato',
    keywords: [
      'contato desentupidora petrópolis',
      'orçamento desentupimento petrópolis',
      'telefone desentupidora petrópolis',
      'desentupidora whatsapp petrópolis',
    ],
    image: socialImage('contato'),
    robots: 'index, follow',
    jsonLd: [
      localBusiness([...contactRegions.petropolis, ...contactRegions.itaipava]),
      breadcrumbList(trail),
    ],
  });
  return { head, trail };
}
