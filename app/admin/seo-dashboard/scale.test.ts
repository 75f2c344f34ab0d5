import { expect, it } from 'vitest';
import { countScale, positionScale } from './scale.ts';

it.each([
  [
    [3, 24],
    [0, 25],
    [0, 5, 10, 15, 20, 25],
  ],
  [
    [0, 1, null],
    [0, 1],
    [0, 1],
  ],
  [
    [0, 7],
    [0, 8],
    [0, 2, 4, 6, 8],
  ],
  [
    [900, 1234],
    [0, 1500],
    [0, 500, 1000, 1500],
  ],
  [
    [10, 1_900_000],
    [0, 2_000_000],
    [0, 500_000, 1_000_000, 1_500_000, 2_000_000],
  ],
])('the axis of counts %j goes over %j with the ticks %j', (values, domain, ticks) => {
  expect(countScale(values)).toEqual({ domain, ticks });
});

it.each([
  [
    [3.2, 8.9],
    [2, 10],
    [2, 4, 6, 8, 10],
  ],
  [
    [1, 48],
    [1, 50],
    [10, 20, 30, 40, 50],
  ],
  [
    [6.1, 6.9],
    [6, 7],
    [6, 6.5, 7],
  ],
])('the axis of positions %j goes over %j with the ticks %j', (values, domain, ticks) => {
  expect(positionScale(values)).toEqual({ domain, ticks });
});

it.each([0, 1, 7, 40, 1_000])('a count that is %d each day lies in the middle', (value) => {
  const { domain, ticks } = countScale([value, null, value]);
  expect((domain[0] + domain[1]) / 2).toBe(value);
  expect(ticks.every((tick) => Number.isInteger(tick) && tick >= 0)).toBe(true);
  expect(ticks.length).toBeGreaterThan(1);
});

it.each([1, 3.5, 7.25, 60])('a position that is %d each day lies in the middle', (value) => {
  const { domain, ticks } = positionScale([value, value]);
  expect((domain[0] + domain[1]) / 2).toBe(value);
  expect(ticks.every((tick) => tick >= 1 && Number.isInteger(tick * 2))).toBe(true);
  expect(ticks.length).toBeGreaterThan(1);
});

it('without any value there is a scale nevertheless', () => {
  expect(countScale([null]).domain).toEqual([-1, 1]);
  expect(positionScale([]).domain).toEqual([0, 2]);
});
