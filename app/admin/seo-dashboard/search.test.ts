import { expect, it } from 'vitest';
import { dayParam, pageParam } from './search.ts';

it.each([
  ['2026-04-30', '2026-04-30'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', undefined],
  ['2026-4-30', undefined],
  ['30/04/2026', undefined],
  ['', undefined],
  [2026, undefined],
  [undefined, undefined],
])('%j in the address is the day %j', (value, day) => {
  expect(dayParam(value)).toBe(day);
});

it.each([
  [2, 2],
  [40, 40],
  [1, undefined],
  [0, undefined],
  [-1, undefined],
  [1.5, undefined],
  ['2', undefined],
  [1e300, undefined],
])('%j in the address is page %j of a list', (value, page) => {
  expect(pageParam(value)).toBe(page);
});
