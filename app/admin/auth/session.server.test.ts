import { expect, it } from 'vitest';
import { cookieSecurity } from './session.server.ts';

it.each([
  ['https://www.example.com.br', true],
  ['http://localhost:3000', false],
])('of a site at %s the session travels encrypted only: %s', (siteUrl, secure) => {
  expect(cookieSecurity(siteUrl)).toMatchObject({ httpOnly: true, sameSite: 'lax', secure });
});
