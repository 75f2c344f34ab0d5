import { describe, expect, it } from 'vitest';
import { readSeedPosts } from '#supabase/seed/posts.ts';
import * as about from './about/content.ts';
import { claims } from './company/claims.ts';
import { neighborhoods } from './company/regions.ts';
import { services } from './company/services.ts';
import * as contact from './contact/content.ts';
import * as choiceGuide from './guides/choice-content.ts';
import * as priceGuide from './guides/price-content.ts';
import * as home from './home/content.ts';
import { loadNeighborhoodPage } from './neighborhoods/neighborhood-head.ts';
import { loadServicePage } from './services/service-head.ts';

/** The words of each page that are ours, by its path. */
const pages: [path: string, words: string][] = [
  ['/', JSON.stringify(home)],
  ['/sobre', JSON.stringify(about)],
  ['/contato', JSON.stringify(contact)],
  ['/blog/custo-desentupimento-petropolis', JSON.stringify(priceGuide)],
  ['/blog/como-escolher-desentupidora-petropolis', JSON.stringify(choiceGuide)],
];
for (const service of services) {
  const { content } = await loadServicePage(service);
  pages.push([`/servicos/${service.id}`, JSON.stringify(content)]);
}
for (const neighborhood of neighborhoods) {
  const { content } = await loadNeighborhoodPage(neighborhood);
  pages.push([`/bairros/${neighborhood.slug}`, JSON.stringify(content)]);
}
for (const { slug, markdown } of await readSeedPosts()) pages.push([`/blog/${slug}`, markdown]);

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([all]) => all);

describe.each(pages)('%s', (_path, words) => {
  // The specification's promises are arrival, hours, free visit and quote, guarantee, cleanup, and nothing broken unasked.
  it('promises nothing that the company has not promised', () => {
    const unpromised =
      /pelo mesmo preço|preço fechado|enviamos (?:fotos|vídeo)|mandamos o orçamento|relato|(?:testamos|testa) a bomba|dividir a conta|rateado|e voltamos|, voltamos\.|segunda visita|resolve hoje|taxa zero|deixamos um cesto|indicamos quem|única empresa|100%|não sai do lugar|azulejo fica|(?<!quase sempre )sem (?:tirar|remover|soltar) (?:o vaso|a louça)/gi;
    expect(matches(words, unpromised)).toEqual([]);
  });

  it('states a guarantee once at most, and never without that of the law', () => {
    const own = matches(words, new RegExp(`\\b${claims.guarantee.guidanceMinimum}\\b`, 'g'));
    const legal = matches(words, new RegExp(`\\b${claims.guarantee.legal}\\b`, 'g'));
    expect(own.length).toBeLessThanOrEqual(1);
    expect(legal).toHaveLength(own.length);
  });
});

it.each([
  '/servicos/pia',
  '/bairros/centro',
  '/bairros/quitandinha',
  '/blog/custo-desentupimento-petropolis',
  '/blog/entupimento-no-predio-quem-paga',
])('%s keeps the pipe that a building shares out of the price ranges', (path) => {
  const [, words] = pages.find(([page]) => page === path) ?? [];
  expect(words).toMatch(/coluna/i);
  expect(words).toMatch(/à parte|fora d[ea]st|fora das faixas|depende do prédio/);
});

it('all pages are read', () => {
  expect(pages).toHaveLength(29);
});
