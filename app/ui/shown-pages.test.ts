import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PagePlace } from './shown-pages.ts';
import { shownPages } from './shown-pages.ts';

const text = (place: PagePlace) => ('page' in place ? String(place.page) : '…');

it.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 4, '1 2 3 4'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 7, '1 2 3 4 5 6 7'],
  [5, 9, '1 … 4 5 6 … 9'],
  [1, 4168, '1 2 … 4168'],
  [2, 4168, '1 2 3 … 4168'],
  [2084, 4168, '1 … 2083 2084 2085 … 4168'],
  [4168, 4168, '1 … 4167 4168'],
])('on page %i of %i it shows %s', (page, pageCount, shown) => {
  expect(shownPages(page, pageCount).map(text).join(' ')).toBe(shown);
});

it('counts every page once, shown or left out, in at most seven places', () => {
  const pages = fc.integer({ min: 1, max: 5000 }).chain((pageCount) =>
    fc.record({
      pageCount: fc.constant(pageCount),
      page: fc.integer({ min: 1, max: pageCount }),
    }),
  );
  fc.assert(
    fc.property(pages, ({ page, pageCount }) => {
      const places = shownPages(page, pageCount);
      expect(places.length).toBeLessThanOrEqual(7);
      let next = 1;
      for (const place of places) {
        expect('page' in place ? place.page : place.from).toBe(next);
        next = ('page' in place ? place.page : place.to) + 1;
      }
      expect(next).toBe(pageCount + 1);
    }),
  );
});
