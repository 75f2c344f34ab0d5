import { expect, it } from 'vitest';
import { dayParam } from './search.ts';

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
