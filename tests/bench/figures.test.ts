import { expect, it } from 'vitest';
import { figuresTable, isReached, measure, median, percentile } from './figures.ts';

it.each([
  { target: { atLeast: 0.75 }, value: 0.75, reached: true },
  { target: { atLeast: 0.75 }, value: 0.744, reached: false },
  { target: { atMost: 5 }, value: 5, reached: true },
  { target: { atMost: 1.35 }, value: 1.3549, reached: true },
  { target: { atMost: 1.35 }, value: 1.36, reached: false },
  { target: { atMost: 1.35 }, value: Number.NaN, reached: false },
])('$value against $target is reached: $reached', ({ target, value, reached }) => {
  expect(isReached({ says: '', ...target }, value)).toBe(reached);
});

it('a percentile is the value of the nearest rank, whatever the order of the values', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0.01, 0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([1, 50, 99, 100]);
  expect(median([7, 1, 3])).toBe(3);
  expect(median([])).toBeNaN();
});

it('the table has what was measured beside what must be reached', () => {
  expect(figuresTable()).toBe('');
  measure('cachedToBare', 0.8123);
  measure('slowBytes', 45.1);
  expect(figuresTable().split('\n').slice(2)).toEqual([
    '| cached page ÷ bare server, same Brotli bytes and headers, lowest of pages | ≥ 0.75 | 0.812 | yes |',
    '| the same: bytes | ≤ 44 KB | 45.1 KB | NO |',
  ]);
});
