import { expect, it } from 'vitest';
import {
  abbreviate,
  alertBanner,
  formatCtr,
  formatHealth,
  formatPosition,
  missingHistory,
  readablePath,
} from './figures.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1K'],
  [1_250, '1,3K'],
  [12_345, '12,3K'],
  [999_949, '999,9K'],
  [999_999, '1M'],
  [1_000_000, '1M'],
  [2_540_000, '2,5M'],
])('%i is written %s', (number, text) => {
  expect(abbreviate(number)).toBe(text);
});

it('takes the rate from the sums, and has none without impressions', () => {
  expect(formatCtr(3, 200)).toBe('1,5%');
  expect(formatCtr(0, 200)).toBe('0,0%');
  expect(formatCtr(0, 0)).toBe('–');
});

it('has no position without impressions', () => {
  expect(formatPosition(7.46)).toBe('7,5');
  expect(formatPosition(null)).toBe('–');
});

it.each([
  [{ total: 0, healthy: 0 }, '–'],
  [{ total: 30, healthy: 30 }, '100%'],
  [{ total: 1000, healthy: 999 }, '99%'],
  [{ total: 4, healthy: 3 }, '75%'],
  [{ total: 4, healthy: 0 }, '0%'],
])('%o is a health of %s', (monitored, text) => {
  expect(formatHealth(monitored)).toBe(text);
});

it.each([
  [{ critical: 0, high: 0 }, undefined],
  [
    { critical: 2, high: 1 },
    '2 alertas críticos e 1 alertas de alta prioridade precisam de atenção imediata.',
  ],
  [
    { critical: 0, high: 1 },
    '0 alertas críticos e 1 alertas de alta prioridade precisam de atenção imediata.',
  ],
])('%o: %s', (counts, text) => {
  expect(alertBanner(counts)).toBe(text);
});

it('says how much of the history is still to come', () => {
  expect(missingHistory({ days: 480, fetched: 480 })).toBeUndefined();
  expect(missingHistory({ days: 480, fetched: 479 })).toMatch(
    /^Falta 1 dia do histórico: .* dele /,
  );
  expect(missingHistory({ days: 480, fetched: 10 })).toMatch(
    /^Faltam 470 dias do histórico: .* deles /,
  );
});

it('shows an address as its readable path', () => {
  expect(readablePath('https://www.example.com/blog/%C3%A1gua?x=1')).toBe('/blog/água?x=1');
  expect(readablePath('https://www.example.com/%E0')).toBe('/%E0');
});
