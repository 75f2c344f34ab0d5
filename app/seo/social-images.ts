import { choiceHeading, guides } from '#app/company/guides.ts';
import type { Neighborhood } from '#app/company/regions.ts';
import { neighborhoods } from '#app/company/regions.ts';

/** Words of the social preview images that are drawn at build time, by name. */
const titles = {
  site: 'Desentupimento 24 horas em Petrópolis e Itaipava',
  blog: 'Blog de Desentupimento',
  sobre: 'Quem vem desentupir a sua casa',
  contato: 'Peça um orçamento grátis pelo WhatsApp',
  privacidade: 'Política de Privacidade',
  'servico-pia': 'Desentupimento de pia, sem soda nem ácido',
  'servico-ralo': 'Desentupimento de ralo, sem quebrar o piso',
  'servico-vaso': 'Desentupimento de vaso, sem tirar a louça',
  'guia-custo': guides.price.name,
  'guia-escolha': choiceHeading,
} as const;

export type SocialImageName = keyof typeof titles;

/** A social preview image: 1200×630, at a path of this site. */
export interface SocialImage {
  path: `/og/${string}`;
  alt: string;
}

const image = (name: string, alt: string): SocialImage => ({ path: `/og/${name}.png`, alt });

/** The preview image of that name. */
export function socialImage(name: SocialImageName): SocialImage {
  return image(name, titles[name]);
}

/** The preview image of a neighbourhood. */
export function neighborhoodImage({ slug, inCity }: Neighborhood): SocialImage {
  return image(`bairro-${slug}`, `Desentupimento ${inCity}`);
}

/**
 * The images that are drawn at build time; each shows the words of its `alt`. The build reads this file outside the
 * application, so it imports nothing that needs the application's settings.
 */
export function builtImages(): SocialImage[] {
  return [
    ...Object.entries(titles).map(([name, title]) => image(name, title)),
    ...neighborhoods.map(neighborhoodImage),
  ];
}

/** The preview image of a post, drawn when it is first asked for. */
export function postSocialImage(post: { slug: string; title: string }): SocialImage {
  return { path: `/og/blog/${post.slug}.png`, alt: post.title };
}
