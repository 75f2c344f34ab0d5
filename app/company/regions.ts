/** The six neighbourhoods with a page of their own, in the order of the menu (specification, section 9). */
export const neighborhoods = [
  { slug: 'centro', nome: 'Centro', inPlace: 'no Centro' },
  { slug: 'correas', nome: 'Corrêas', inPlace: 'em Corrêas' },
  { slug: 'cascatinha', nome: 'Cascatinha', inPlace: 'em Cascatinha' },
  { slug: 'itaipava', nome: 'Itaipava', inPlace: 'em Itaipava' },
  { slug: 'quitandinha', nome: 'Quitandinha', inPlace: 'no Quitandinha' },
  { slug: 'bingen', nome: 'Bingen', inPlace: 'no Bingen' },
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
