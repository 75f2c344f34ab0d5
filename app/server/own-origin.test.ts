import { expect, it } from 'vitest';
import { isOwnOrigin } from './own-origin.ts';

const siteUrl = 'https://www.example.com';

it.each([
  ['the address that visitors know, behind a proxy that ends TLS', siteUrl, true],
  ['the address that the request came to', 'http://10.0.0.7:3000', true],
  ['the same host without TLS', 'http://www.example.com', false],
  ['the same host on another port', 'https://www.example.com:8443', false],
  ['another site', 'https://evil.example', false],
  ['a longer name', 'https://www.example.com.evil.example', false],
  ['an opaque origin', 'null', false],
  ['nothing', '', false],
])('%s (%s): %s', (_, origin, expected) => {
  expect(isOwnOrigin(origin, 'http://10.0.0.7:3000/_serverFn/abc', siteUrl)).toBe(expected);
});
