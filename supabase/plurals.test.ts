import { expect, it } from 'vitest';
import { count, plural } from './functions/_shared/count.ts';
import { missingArticles } from './functions/_shared/sitemap/size.ts';
import { recommend } from './functions/sitemap-status/recommend.ts';

it.each([
  [0, '0 páginas'],
  [1, '1 página'],
  [2, '2 páginas'],
  [1_200, '1.200 páginas'],
])('%d pages', (number, text) => {
  expect(count(number, 'página', 'páginas')).toBe(text);
  expect(plural(number, 'falta', 'faltam')).toBe(number === 1 ? 'falta' : 'faltam');
});

const found = (url_count: number) => ({ status: 'success', url_count, message: '' }) as const;

it('says one URL and one article', () => {
  expect(missingArticles(29)).toContain('O sitemap tem 29 URLs: falta 1 artigo');
  expect(missingArticles(1)).toContain('O sitemap tem 1 URL: faltam 29 artigos');
  expect(recommend(found(30), found(1), 'dynamic')[0]).toContain(
    'O sitemap público tem 1 URL e a geração dinâmica, 30 URLs.',
  );
});
