import { expect, it } from 'vitest';
import { keyedHash, signed, verifiedText } from './signed-value.server.ts';

const secret = 'sb_secret_1234567890';
const value = signed(secret, 'aparelho', 'a.b');

it('a signed value gives its text back', () => {
  expect(verifiedText(secret, 'aparelho', value)).toBe('a.b');
});

it.each([
  ['nothing', secret, 'aparelho', undefined],
  ['an empty value', secret, 'aparelho', ''],
  ['a text without a signature', secret, 'aparelho', 'a.b'],
  ['another text', secret, 'aparelho', value.replace('a.b', 'a.c')],
  ['a longer signature', secret, 'aparelho', `${value}A`],
  ['another purpose', secret, 'sessao', value],
  ['another secret', 'sb_secret_0987654321', 'aparelho', value],
])('%s is refused', (_what, key, purpose, given) => {
  expect(verifiedText(key, purpose, given)).toBeUndefined();
});

it('a hash tells its purpose and secret apart', () => {
  const hashes = [
    keyedHash(secret, 'a', 'x'),
    keyedHash(secret, 'b', 'x'),
    keyedHash('other', 'a', 'x'),
  ];
  expect(new Set(hashes).size).toBe(3);
});
