import { expect, it } from 'vitest';
import { adminHome, safeReturnPath } from './return-path.ts';

it.each(['/admin/seo', '/admin/seo?dias=28&aba=alertas', '/sitemap-test', '/'])(
  'leads back to %s',
  (path) => {
    expect(safeReturnPath(path)).toBe(path);
  },
);

it.each([
  undefined,
  '',
  'admin/seo',
  'https://example.com/admin',
  '//example.com',
  '/\\example.com',
  '/\t/example.com',
  '/.//example.com',
  'javascript:alert(1)',
  '/admin/entrar?voltar=/admin/seo',
  '/admin/sair',
  '/admin/senha',
])('never leads to %s', (path) => {
  expect(safeReturnPath(path)).toBe(adminHome);
});
