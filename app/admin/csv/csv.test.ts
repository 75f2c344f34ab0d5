import { expect, it } from 'vitest';
import { csvLines } from './csv.ts';

it('cells stand between semicolons, and numbers have a comma', () => {
  expect(csvLines([['pia entupida', 1200, 7.25, null, 0]])).toBe('pia entupida;1200;7,25;;0\r\n');
});

it('a cell with a semicolon, a quote or a line break is quoted', () => {
  expect(csvLines([['a;b', 'o "ralo"', 'um\ndois']])).toBe('"a;b";"o ""ralo""";"um\ndois"\r\n');
});

it.each(['=1+1', '+55 24', '-1', '@SUM(A1)', ' =1', '\t=1', '＝1'])(
  'a query that begins like a formula, %j, stays a text',
  (query) => {
    expect(csvLines([[query]]).replace(/^"/, '')).toMatch(/^'/);
  },
);

it('a number below zero stays a number', () => {
  expect(csvLines([[-1.5]])).toBe('-1,5\r\n');
});
