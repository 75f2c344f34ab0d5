import { expect, it } from 'vitest';
import { readOutgoingLimit } from '#functions/environment.ts';

it.each([
  [undefined, 60_000],
  ['5000', 5_000],
])('with the limit %j for other services they get %i milliseconds', (limit, expected) => {
  expect(readOutgoingLimit(() => limit)).toBe(expected);
});

it.each(['abc', '0', '-1', '1.5'])(
  'the limit "%s" for other services is named as wrong',
  (limit) => {
    expect(() => readOutgoingLimit(() => limit)).toThrow('OUTGOING_TIMEOUT_MS');
  },
);
