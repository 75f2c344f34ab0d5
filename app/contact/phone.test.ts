import { expect, it } from 'vitest';
import { formatPhone } from './phone.ts';

it.each([
  ['24987654321', '(24) 98765-4321'],
  ['(24) 98765-4321', '(24) 98765-4321'],
  ['024 98765 4321', '(24) 98765-4321'],
  ['+55 24 98765-4321', '(24) 98765-4321'],
  ['2422334455', '(24) 2233-4455'],
  ['+351 912 345 678', '+351 912 345 678'],
])('%s is shown as %s', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

it.each([
  ['98765-4321', '98765-4321'],
  ['  falar com a Ana ', 'falar com a Ana'],
  ['123', '123'],
])('what is no complete number, "%s", stays as it was typed', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});
