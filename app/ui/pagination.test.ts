import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Pagination } from './pagination.tsx';

function markup(page: number, pageCount: number): string {
  return renderToStaticMarkup(
    createElement(Pagination, {
      page,
      pageCount,
      of: 'do blog',
      renderLink: ({ page: target, label, name, className }) =>
        createElement('a', { href: `?pagina=${target}`, 'aria-label': name, className }, label),
    }),
  );
}

const names = (html: string) => [...html.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name);

it('of 50,000 posts links the first, the last and the nearest pages, each by its name', () => {
  const html = markup(2084, 4168);
  expect(names(html)).toEqual([
    'Páginas do blog',
    'Página anterior',
    'Página 1',
    'Página 2083',
    'Página 2085',
    'Página 4168',
    'Próxima página',
  ]);
  expect(html).toContain('Páginas de 2 a 2082, sem link aqui');
  expect(html.length).toBeLessThan(4000);
});

it('on the first page there is none before, on the last none after', () => {
  expect(names(markup(1, 3))).not.toContain('Página anterior');
  expect(names(markup(3, 3))).not.toContain('Próxima página');
  expect(markup(1, 1)).toBe('');
});
