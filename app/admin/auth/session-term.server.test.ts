import { describe, expect, it } from 'vitest';
import { readTerm, renewedTerm, writeTerm } from './session-term.server.ts';

const secret = 'sb_secret_1234567890';
const userId = 'f5b3c3b0-6f0e-4b8e-9d5e-3f6a1c2d4e5f';
const day = 24 * 3600;
const now = 1_800_000_000;
const daysAgo = (days: number) => now - days * day;

describe('a session', () => {
  it.each([
    ['began now', daysAgo(0), daysAgo(0), true],
    ['began 30 days ago and is in use', daysAgo(30), daysAgo(1), true],
    ['began more than 30 days ago', daysAgo(30) - 1, daysAgo(0), false],
    ['was last used 7 days ago', daysAgo(8), daysAgo(7), true],
    ['was last used more than 7 days ago', daysAgo(8), daysAgo(7) - 1, false],
  ])('that %s', (_what, since, used, goesOn) => {
    const term = { userId, since, used };
    expect(readTerm(writeTerm(term, secret), secret, now)).toEqual(goesOn ? term : undefined);
  });

  it.each([
    ['no term', undefined],
    ['an empty one', ''],
    [
      'one with another date',
      writeTerm({ userId, since: 1, used: 1 }, secret).replace('.1.', `.${now}.`),
    ],
    ['one of another server', writeTerm({ userId, since: now, used: now }, 'another secret')],
    ['one of another shape', writeTerm({ userId: 'ana', since: now, used: now }, secret)],
  ])('with %s is over', (_what, cookie) => {
    expect(readTerm(cookie, secret, now)).toBeUndefined();
  });
});

it.each([
  [10, undefined],
  [3600, now],
])('a use %i seconds after the one written down is written as %s', (seconds, used) => {
  const term = { userId, since: daysAgo(3), used: now - seconds };
  expect(renewedTerm(term, now)?.used).toBe(used);
});
