import { expect, it } from 'vitest';
import { formatVital, vitalStatus } from './vitals.ts';

it.each([
  ['lcp', 2_499, 'good'],
  ['lcp', 2_500, 'needs-improvement'],
  ['lcp', 4_000, 'needs-improvement'],
  ['lcp', 4_001, 'poor'],
  ['fid', 99, 'good'],
  ['fid', 100, 'needs-improvement'],
  ['fid', 301, 'poor'],
  ['inp', 199, 'good'],
  ['inp', 200, 'needs-improvement'],
  ['inp', 501, 'poor'],
  ['cls', 0.09, 'good'],
  ['cls', 0.1, 'needs-improvement'],
  ['cls', 0.26, 'poor'],
] as const)('%s of %d is %s', (vital, value, status) => {
  expect(vitalStatus(vital, value)).toBe(status);
});

it.each([
  ['lcp', 1_800, '1,8 s'],
  ['fid', 45, '45 ms'],
  ['inp', 1_234, '1.234 ms'],
  ['cls', 0.08, '0,08'],
] as const)('%s of %d is written %s', (vital, value, text) => {
  expect(formatVital(vital, value)).toBe(text);
});
