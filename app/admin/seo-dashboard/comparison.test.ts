import { describe, expect, it } from 'vitest';
import { comparisonsOf } from './comparison.ts';

const period = { first: '2026-11-12', last: '2026-11-18' };

const sums = (clicks: number, impressions: number, position: number | null = 5, days = 7) => ({
  clicks,
  impressions,
  position,
  days,
});

const compare = (now: ReturnType<typeof sums>, before: ReturnType<typeof sums>, at = period) =>
  comparisonsOf({ totals: now, previous: before, days: [] }, at, 7);

it.each([
  [40, 24, { direction: 'up', change: '16 a mais', before: '24' }],
  [60, 40, { direction: 'up', change: '20 a mais (+50%)', before: '40' }],
  [38, 40, { direction: 'down', change: '2 a menos (-5%)', before: '40' }],
  [1_001, 1_000, { direction: 'up', change: '1 a mais (+0,1%)', before: '1K' }],
  [0, 400, { direction: 'down', change: '400 a menos (-100%)', before: '400' }],
  [40, 40, { direction: 'same', change: 'Igual', before: '40' }],
])('%d clicks after %d', (now, before, shown) => {
  expect(compare(sums(now, 1_000), sums(before, 1_000)).clicks).toMatchObject({
    kind: 'change',
    ...shown,
  });
});

it.each([
  ['29 clicks after 3', sums(29, 1_000), sums(3, 1_000), 'clicks'],
  ['99 impressions after none', sums(1, 99), sums(0, 0, null), 'impressions'],
  ['a position over 99 impressions', sums(1, 99), sums(1, 5_000), 'position'],
  ['a position over 99 impressions before', sums(1, 5_000), sums(1, 99), 'position'],
] as const)('of %s nothing is said: chance moves that much', (_what, now, before, figure) => {
  expect(compare(now, before)[figure]).toEqual({ kind: 'few' });
});

it.each([
  [7.5, 8.7, { direction: 'up', change: '1,2 posição acima', before: '8,7' }],
  [5, 2.9, { direction: 'down', change: '2,1 posições abaixo', before: '2,9' }],
  [5.04, 4.96, { direction: 'same', change: 'Igual', before: '5,0' }],
])('a position of %d after %d: a lower number is further up', (now, before, shown) => {
  expect(compare(sums(1, 500, now), sums(1, 500, before)).position).toEqual({
    kind: 'change',
    ...shown,
  });
});

describe('nothing is compared', () => {
  it('with a period that lacks a day', () => {
    expect(compare(sums(400, 4_000), sums(300, 3_000, 5, 6))).toEqual({});
    expect(compare(sums(400, 4_000, 5, 6), sums(300, 3_000))).toEqual({});
  });

  it('while a day of the period is not final', () => {
    const day = { date: period.last, clicks: 1, impressions: 1, position: 1 };
    const report = (date: string, is_final: boolean) =>
      comparisonsOf(
        {
          totals: sums(400, 4_000),
          previous: sums(300, 3_000),
          days: [{ ...day, date, is_final }],
        },
        period,
        7,
      );
    expect(report(period.last, false)).toEqual({});
    expect(report('2026-11-19', false)).not.toEqual({});
  });

  it('but clicks, where Google over-counted impressions', () => {
    const found = compare(sums(400, 4_000), sums(300, 3_000), {
      first: '2026-04-29',
      last: '2026-05-05',
    });
    expect(Object.keys(found)).toEqual(['clicks']);
  });
});
