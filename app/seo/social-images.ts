import { choiceHeading, guides } from '#app/company/guides.ts';
import type { Neighborhood } from '#app/company/regions.ts';
import { neighborhoods } from '#app/company/regions.ts';
import type { DrawingName } from '#app/drawings/boards.ts';

/** Words and drawing of the social preview images that are made at build time, by name. */
const pages = {
  site: {
    title: 'Desentupimento 24 horas em Petrópolis e Itaipava',
    drawing: 'kitchen-at-night',
  },
  blog: { title: 'Blog de Desentupimento', drawing: 'grease-box' },
  sobre: { title: 'Quem vem desentupir a sua casa', drawing: 'team' },
  contato: { title: 'Peça um orçamento grátis pelo WhatsApp', drawing: 'quote' },
  privacidade: { title: 'Política de privacidade', drawing: 'bairro-centro' },
  'servico-pia': { title: 'Desentupimento de pia, sem soda nem ácido', drawing: 'sink' },
  'servico-ralo': { title: 'Desentupimento de ralo, por dentro do cano', drawing: 'floor-drain' },
  'servico-vaso': { title: 'Desentupimento de vaso, com sonda para louça', drawing: 'toilet' },
  'guia-custo': { title: guides.price.name, drawing: 'quote' },
  'guia-escolha': { title: choiceHeading, drawing: 'team' },
} as const satisfies Record<string, { title: string; drawing: DrawingName }>;

export type SocialImageName = keyof typeof pages;

/** A social preview image: 1200×630, at a path of this site. */
export interface SocialImage {
  path: `/og/${string}`;
  alt: string;
}

const image = (name: string, alt: string): SocialImage => ({ path: `/og/${name}.png`, alt });

/** The preview image of that name. */
export function socialImage(name: SocialImageName): SocialImage {
  return image(name, pages[name].title);
}

/** The preview image of a neighbourhood. */
export function neighborhoodImage({ slug, inCity }: Neighborhood): SocialImage {
  return image(`bairro-${slug}`, `Desentupimento ${inCity}`);
}

/** A preview image that is made at build time, and what stands beside its words. */
interface BuiltImage extends SocialImage {
  drawing: DrawingName;
}

/**
 * The images that are drawn at build time; each shows the words of its `alt`. The build reads this file outside the
 * application, so it imports nothing that needs the application's settings.
 */
export function builtImages(): BuiltImage[] {
  return [
    ...Object.entries(pages).map(([name, { title, drawing }]) => ({
      ...image(name, title),
      drawing,
    })),
    ...neighborhoods.map((neighborhood) => ({
      ...neighborhoodImage(neighborhood),
      drawing: `bairro-${neighborhood.slug}` as const,
    })),
  ];
}

/** The preview image of a post, drawn when it is first asked for. */
export function postSocialImage(post: { slug: string; title: string }): SocialImage {
  return { path: `/og/blog/${post.slug}.png`, alt: post.title };
}
