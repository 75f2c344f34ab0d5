import { expect, it } from 'vitest';
import { partArticle } from './article.server.ts';

it('the first paragraph is the summary, and each h2 gets an id that the contents lead to', () => {
  const article = partArticle(
    '<p>Feche a <strong>torneira</strong>.</p>\n<h2>Os primeiros 15 minutos</h2><p>a</p><h2>Água &amp; <em>óleo</em></h2><h3>b</h3>',
  );
  expect(article).toEqual({
    summaryHtml: 'Feche a <strong>torneira</strong>.',
    bodyHtml:
      '<h2 id="secao-os-primeiros-15-minutos">Os primeiros 15 minutos</h2><p>a</p>' +
      '<h2 id="secao-agua-oleo">Água &amp; <em>óleo</em></h2><h3>b</h3>',
    sections: [
      { id: 'secao-os-primeiros-15-minutos', title: 'Os primeiros 15 minutos' },
      { id: 'secao-agua-oleo', title: 'Água & óleo' },
    ],
  });
});

it('two headings of the same words get two ids', () => {
  const { sections } = partArticle('<h2>Chamar</h2><h2>Chamar</h2>');
  expect(new Set(sections.map(({ id }) => id)).size).toBe(2);
});

it('an article that begins with a list has no summary, and loses nothing', () => {
  expect(partArticle('<ul><li>a</li></ul><p>b</p>')).toEqual({
    bodyHtml: '<ul><li>a</li></ul><p>b</p>',
    sections: [],
  });
});
