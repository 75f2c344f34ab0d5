import { neighborhoods } from '#app/company/regions.ts';
import { services } from '#app/company/services.ts';

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

export const serviceLinks = services.map(
  ({ id, name, fixture }) => ({ href: `/servicos/${id}`, name, fixture }) as const,
);
