import { expect, it } from 'vitest';
import {
  chartDays,
  isOvercounted,
  notedStretches,
  pacificToday,
  periodBefore,
  periodOf,
  touchesOvercounted,
} from './period.ts';

it('counts days as Search Console does, in Pacific time', () => {
  expect(pacificToday(new Date('2026-11-21T06:00:00Z'))).toBe('2026-11-20');
  expect(pacificToday(new Date('2026-11-21T09:00:00Z'))).toBe('2026-11-21');
});

it.each([
  [7, undefined, '2026-11-14', '2026-11-21'],
  [28, undefined, '2026-10-24', '2026-11-21'],
  [90, '2026-04-30', '2026-01-30', '2026-04-30'],
  [7, '2027-01-01', '2026-11-14', '2026-11-21'],
] as const)('%i days until %s are %s to %s', (days, until, first, last) => {
  expect(periodOf(days, until, '2026-11-21')).toEqual({ first, last });
});

it('compares with as many days just before', () => {
  expect(periodBefore({ first: '2026-11-14', last: '2026-11-21' })).toEqual({
    first: '2026-11-06',
    last: '2026-11-13',
  });
});

it.each([
  ['2025-05-12', false],
  ['2025-05-13', true],
  ['2026-04-27', true],
  ['2026-04-28', false],
])('impressions of %s over-counted: %s', (date, expected) => {
  expect(isOvercounted(date)).toBe(expected);
});

it.each([
  ['2025-05-01', '2025-05-12', false],
  ['2025-05-01', '2025-05-13', true],
  ['2026-04-27', '2026-05-30', true],
  ['2026-04-28', '2026-05-30', false],
])('%s to %s touches the over-counted days: %s', (first, last, expected) => {
  expect(touchesOvercounted({ first, last })).toBe(expected);
});

it('leaves a gap where there are no figures, and marks the days that are not finished', () => {
  const period = { first: '2026-11-16', last: '2026-11-21' };
  const figures = [
    { date: '2026-11-16', clicks: 0, impressions: 10, position: 4.5 },
    { date: '2026-11-18', clicks: 2, impressions: 20, position: 3 },
  ];
  const gap = { clicks: null, impressions: null, position: null };
  expect(chartDays(period, figures, '2026-11-21')).toEqual([
    { ...figures[0], note: undefined },
    { date: '2026-11-17', ...gap, note: undefined },
    { ...figures[1], note: undefined },
    { date: '2026-11-19', ...gap, note: 'unfinished' },
    { date: '2026-11-20', ...gap, note: 'unfinished' },
    { date: '2026-11-21', ...gap, note: 'unfinished' },
  ]);
});

it('shades the over-counted days as one stretch', () => {
  const days = chartDays({ first: '2026-04-25', last: '2026-04-29' }, [], '2026-11-21');
  expect(notedStretches(days)).toEqual([
    { note: 'overcounted', first: '2026-04-25', last: '2026-04-27' },
  ]);
});
