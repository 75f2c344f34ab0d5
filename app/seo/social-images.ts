/**
 * Social preview images drawn at build time, by name: the words that each shows. The build reads this file
 * outside the application, so it imports nothing.
 */
export const socialImageTitles = {
  site: 'Desentupimento 24 horas em Petrópolis e Itaipava',
  blog: 'Blog de Desentupimento',
  sobre: 'Quem vem desentupir a sua casa',
  contato: 'Peça um orçamento grátis pelo WhatsApp',
  privacidade: 'Política de Privacidade',
  'servico-pia': 'Desentupimento de pia, sem soda nem ácido',
  'servico-ralo': 'Desentupimento de ralo, sem quebrar o piso',
  'servico-vaso': 'Desentupimento de vaso, sem tirar a louça',
  'bairro-centro': 'Desentupimento no Centro de Petrópolis',
  'bairro-correas': 'Desentupimento em Corrêas',
  'bairro-cascatinha': 'Desentupimento em Cascatinha',
  'bairro-itaipava': 'Desentupimento em Itaipava',
  'bairro-quitandinha': 'Desentupimento no Quitandinha',
  'bairro-bingen': 'Desentupimento no Bingen',
  'guia-custo': 'Quanto custa desentupir em Petrópolis',
  'guia-escolha': 'Como escolher uma desentupidora em Petrópolis',
} as const;

export type SocialImageName = keyof typeof socialImageTitles;

/** A social preview image: 1200×630, at a path of this site. */
export interface SocialImage {
  path: `/og/${string}`;
  alt: string;
}

/** The preview image of that name. */
export function socialImage(name: SocialImageName): SocialImage {
  return { path: `/og/${name}.png`, alt: socialImageTitles[name] };
}

/** The preview image of a post, drawn when it is first asked for. */
export function postSocialImage(post: { slug: string; title: string }): SocialImage {
  return { path: `/og/blog/${post.slug}.png`, alt: post.title };
}
