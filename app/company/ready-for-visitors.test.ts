import { expect, it } from 'vitest';
import { parseCompany } from './environment.build.ts';
import { assertReadyForVisitors } from './ready-for-visitors.ts';

const real = {
  VITE_COMPANY_PHONE: '(24) 98765-4321',
  VITE_SITE_URL: 'https://www.example.com',
};

const check = (change: Record<string, string>) => () =>
  assertReadyForVisitors(parseCompany({ ...real, ...change }), 'https://abc.supabase.co');

it('a real company may start on a hosted Supabase', () => {
  expect(check({})).not.toThrow();
});

it.each([
  [{ VITE_COMPANY_PHONE: '' }, 'set VITE_COMPANY_PHONE'],
  [{ VITE_SITE_URL: '' }, 'set VITE_SITE_URL'],
  [{ VITE_SITE_URL: 'http://www.example.com' }, 'set VITE_SITE_URL'],
])('one with %o may not: %s', (change, refusal) => {
  expect(check(change)).toThrow(refusal);
});
