/** The six neighbourhoods with a page of their own, in the order of the menu (specification, section 9). */
export const neighborhoods = [
  { slug: 'centro', nome: 'Centro' },
  { slug: 'correas', nome: 'Corrêas' },
  { slug: 'cascatinha', nome: 'Cascatinha' },
  { slug: 'itaipava', nome: 'Itaipava' },
  { slug: 'quitandinha', nome: 'Quitandinha' },
  { slug: 'bingen', nome: 'Bingen' },
] as const;

export type NeighborhoodSlug = (typeof neighborhoods)[number]['slug'];

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
