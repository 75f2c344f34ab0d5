import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pathLabels } from './path-labels.ts';

it('short paths stay as they are', () => {
  expect(pathLabels(['/', '/sobre', '/servicos/pia'], 18)).toEqual([
    '/',
    '/sobre',
    '/servicos/pia',
  ]);
});

it('long slugs that begin alike are told apart, and so are equal endings', () => {
  const labels = pathLabels(
    [
      '/blog/desentupimento-de-pia-em-petropolis',
      '/blog/desentupimento-de-ralo-em-petropolis',
      '/servicos/pia-da-cozinha-entupida',
      '/blog/pia-da-cozinha-entupida-o-que-fazer',
    ],
    18,
  );
  expect(labels).toEqual([
    '…-de-pia-em-petro…',
    '…-de-ralo-em-petr…',
    '/servicos/pia-da-…',
    '/blog/pia-da-cozi…',
  ]);
});

it('whatever the paths, no two labels are the same and none is too long', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 20 }), (paths) => {
      const labels = pathLabels(paths, 18);
      expect(new Set(labels).size).toBe(paths.length);
      expect(labels.every((label) => label.length <= 18)).toBe(true);
    }),
  );
});
