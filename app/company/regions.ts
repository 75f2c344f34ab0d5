/**
 * The six neighbourhoods with a page of their own, in the order of the menu (specification, section 9). Three of the
 * names take an article, so sentences take `inPlace`; `inCity` says to a stranger where it is.
 */
export const neighborhoods = [
  {
    slug: 'centro',
    nome: 'Centro',
    inPlace: 'no Centro',
    inCity: 'no Centro de Petrópolis',
  },
  {
    slug: 'correas',
    nome: 'Corrêas',
    inPlace: 'em Corrêas',
    inCity: 'em Corrêas, bairro de Petrópolis',
  },
  {
    slug: 'cascatinha',
    nome: 'Cascatinha',
    inPlace: 'em Cascatinha',
    inCity: 'em Cascatinha, bairro de Petrópolis',
  },
  {
    slug: 'itaipava',
    nome: 'Itaipava',
    inPlace: 'em Itaipava',
    inCity: 'em Itaipava, distrito de Petrópolis',
  },
  {
    slug: 'quitandinha',
    nome: 'Quitandinha',
    inPlace: 'no Quitandinha',
    inCity: 'no Quitandinha, bairro de Petrópolis',
  },
  {
    slug: 'bingen',
    nome: 'Bingen',
    inPlace: 'no Bingen',
    inCity: 'no Bingen, bairro de Petrópolis',
  },
] as const;

export type Neighborhood = (typeof neighborhoods)[number];
export type NeighborhoodSlug = Neighborhood['slug'];

/** The neighbourhood of an address, or undefined when there is none of that slug. */
export function findNeighborhood(slug: string): Neighborhood | undefined {
  return neighborhoods.find((neighborhood) => neighborhood.slug === slug);
}

/** Served regions as the footer lists them (specification, section 2). */
export const footerRegions = [
  'Centro',
  'Bingen',
  'Quitandinha',
  'Corrêas',
  'Cascatinha',
  'Itaipava',
  'Araras',
  'Nogueira',
  'Pedro do Rio',
  'Posse',
] as const;

/** Those of them that have no page of their own. */
export const regionsWithoutPage = footerRegions.filter((name) =>
  neighborhoods.every(({ nome }) => nome !== name),
);

/** `Araras, Nogueira e Posse` */
export const listNames = (names: readonly string[]) =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(names);

/** Served regions as the contact page lists them (specification, section 2). */
export const contactRegions = {
  petropolis: [
    'Centro',
    'Bingen',
    'Quitandinha',
    'Corrêas',
    'Cascatinha',
    'Alto da Serra',
    'Retiro',
    'Valparaíso',
    'Mosela',
  ],
  itaipava: ['Itaipava', 'Araras', 'Nogueira', 'Pedro do Rio', 'Posse'],
} as const;
