/**
 * Every address of the site that does not come from the database (specification, section 9). The
 * application and the edge functions both read it here; it imports nothing.
 */

/** An address and the day it last changed, `YYYY-MM-DD`. */
export interface DatedPath {
  path: `/${string}`;
  lastmod: string;
}

/** Day of the last change of the pages that the blog does not move. */
const pagesLastmod = '2024-12-01';

/** The service pages: what a customer looks for first. */
export const services = ['/servicos/pia', '/servicos/ralo', '/servicos/vaso'] as const;

const pages = [
  '/',
  '/sobre',
  '/contato',
  ...services,
  '/bairros/centro',
  '/bairros/correas',
  '/bairros/cascatinha',
  '/bairros/itaipava',
  '/bairros/quitandinha',
  '/bairros/bingen',
] as const;

/** Pages besides the blog: home, about, contact, 3 services, 6 neighbourhoods. */
export const staticPages: readonly DatedPath[] = pages.map((path) => ({
  path,
  lastmod: pagesLastmod,
}));

/** The two guides that are pages of the application, not rows of `blog_posts`. */
export const staticGuides: readonly DatedPath[] = [
  { path: '/blog/custo-desentupimento-petropolis', lastmod: '2025-08-19' },
  { path: '/blog/como-escolher-desentupidora-petropolis', lastmod: '2025-08-20' },
];

/**
 * The articles that the site started with, for the list that needs no database. The latest are those that people need most,
 * so that the blog's first page, which has the newest twelve, has them and whole groups of them.
 */
export const firstArticles: readonly DatedPath[] = [
  { path: '/blog/casa-de-veraneio-itaipava-ralos', lastmod: '2025-08-21' },
  { path: '/blog/casa-antiga-tubulacao-petropolis', lastmod: '2025-08-22' },
  { path: '/blog/pia-entope-mais-no-inverno-da-serra', lastmod: '2025-08-23' },
  { path: '/blog/raizes-na-tubulacao-casa-com-jardim', lastmod: '2025-08-24' },
  { path: '/blog/desentupir-sem-quebrar-o-piso', lastmod: '2025-08-25' },
  { path: '/blog/entupimento-no-predio-quem-paga', lastmod: '2025-08-26' },
  { path: '/blog/chuva-forte-ralo-do-quintal-transborda', lastmod: '2025-08-27' },
  { path: '/blog/caixa-de-gordura-quando-limpar', lastmod: '2025-08-28' },
  { path: '/blog/cheiro-de-esgoto-no-ralo', lastmod: '2025-08-29' },
  { path: '/blog/agua-volta-pelo-ralo-maquina-de-lavar', lastmod: '2025-08-30' },
  { path: '/blog/objeto-caiu-no-vaso-sanitario', lastmod: '2025-08-31' },
  { path: '/blog/soda-caustica-na-pia-entupida', lastmod: '2025-09-01' },
  { path: '/blog/ralo-do-banheiro-nao-escoa', lastmod: '2025-09-02' },
  { path: '/blog/vaso-sanitario-entupido-o-que-fazer', lastmod: '2025-09-03' },
  { path: '/blog/pia-da-cozinha-entupida-o-que-fazer', lastmod: '2025-09-04' },
];
