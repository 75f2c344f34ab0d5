import { expect, it } from 'vitest';
import { lastCompleteDay, oldestDay, pacificToday } from '#functions/google/days.ts';
import {
  chartDays,
  isOvercounted,
  notedStretches,
  periodBefore,
  periodOf,
  touchesOvercounted,
} from './period.ts';

it('counts days as Search Console does, in Pacific time', () => {
  expect(pacificToday(new Date('2026-11-21T06:00:00Z'))).toBe('2026-11-20');
  expect(pacificToday(new Date('2026-11-21T09:00:00Z'))).toBe('2026-11-21');
});

it('knows which days Search Console has finished, and which it no longer has', () => {
  expect(lastCompleteDay('2026-11-21')).toBe('2026-11-18');
  expect(oldestDay('2026-11-21')).toBe('2025-07-21');
});

it.each([
  [7, undefined, '2026-11-12', '2026-11-18'],
  [28, undefined, '2026-10-22', '2026-11-18'],
  [90, '2026-04-30', '2026-01-31', '2026-04-30'],
  [7, '2026-11-20', '2026-11-12', '2026-11-18'],
  [7, '2027-01-01', '2026-11-12', '2026-11-18'],
] as const)('%i days until %s are %s to %s, whole days', (days, until, first, last) => {
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

it('leaves a gap where there are no figures, and sets the days apart that Google still counts', () => {
  const period = { first: '2026-11-15', last: '2026-11-18' };
  const sums = { clicks: 2, impressions: 20, position: 3 };
  const gap = { clicks: null, impressions: null, position: null };
  const first = { date: '2026-11-15', ...sums, is_final: true };
  const late = { date: '2026-11-18', ...sums, is_final: false };
  const next = { date: '2026-11-20', ...sums, is_final: false };
  expect(chartDays(period, [first, late, next])).toEqual([
    { date: '2026-11-15', ...sums, note: undefined },
    { date: '2026-11-16', ...gap, note: undefined },
    { date: '2026-11-17', ...gap, note: undefined },
    { date: '2026-11-18', ...sums, note: 'unfinished' },
    { date: '2026-11-19', ...gap, note: 'unfinished' },
    { date: '2026-11-20', ...sums, note: 'unfinished' },
  ]);
  expect(chartDays(period, [first]), 'none after the period').toHaveLength(4);
});

it('shades the over-counted days as one stretch', () => {
  const days = chartDays({ first: '2026-04-25', last: '2026-04-29' }, []);
  expect(notedStretches(days)).toEqual([
    { note: 'overcounted', first: '2026-04-25', last: '2026-04-27' },
  ]);
});
