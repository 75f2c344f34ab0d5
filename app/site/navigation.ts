import { neighborhoods } from '../company/regions.ts';

/** The main pages, in the order of the menu (specification, section 2). */
export const mainLinks = [
  { href: '/', name: 'Início' },
  { href: '/sobre', name: 'Sobre Nós' },
  { href: '/blog', name: 'Blog' },
  { href: '/contato', name: 'Contato' },
] as const;

export const neighborhoodLinks = neighborhoods.map(
  ({ slug, nome }) => ({ href: `/bairros/${slug}`, name: nome }) as const,
);

export const serviceLinks = [
  { href: '/servicos/pia', name: 'Desentupimento de pia' },
  { href: '/servicos/ralo', name: 'Desentupimento de ralo' },
  { href: '/servicos/vaso', name: 'Desentupimento de vaso sanitário' },
] as const;
