import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  answerNonCanonicalRequest,
  canonicalBlogSearch,
  canonicalPath,
} from './canonical-request.server.ts';

const answer = (path: string, method = 'GET') =>
  answerNonCanonicalRequest(new Request(`http://localhost${path}`, { method }));

it.each([
  '/',
  '/blog',
  '/blog?pagina=2',
  '/blog?utm_source=A%20b&pagina=12',
  '/sobre?Nome=Ana&pagina=abc',
  '/sitemap.xml',
  '/_serverFn/abC',
  '/assets/index-Q1B-fzLn.js',
  '/og/blog/NADA.png',
  '/0A1b2C3d-4E5f.txt',
  '/blog/caf%C3%A9',
  '/a%2Fb%5Cc%00',
])('lets %s through', (path) => {
  expect(answer(path)).toBeUndefined();
});

it.each([
  ['/blog/', '/blog'],
  ['/blog//?a=b', '/blog?a=b'],
  ['//', '/'],
  // A location that starts with two slashes would lead to another host.
  ['//example.com/', '/example.com'],
  ['/\\example.com', '/example.com'],
  ['/%5Cexample.com/', '/%5Cexample.com'],
  ['/SOBRE', '/sobre'],
  ['/Contato?Nome=Ana', '/contato?Nome=Ana'],
  ['/bairros/Centro', '/bairros/centro'],
  ['/servicos/PIA', '/servicos/pia'],
  ['/sobre%20', '/sobre'],
  ['/sobre/%20%0A/', '/sobre'],
  ['/%20', '/'],
  ['/%61dmin/entrar', '/admin/entrar'],
  ['/%5FserverFn/abc', '/_serverfn/abc'],
  ['/blog/caf%c3%a9', '/blog/caf%C3%A9'],
  ['/Llms.txt', '/llms.txt'],
  ['/blog?pagina=1', '/blog'],
  ['/Blog?pagina=1&utm_source=x', '/blog?utm_source=x'],
  ['/servicos', '/#servicos'],
  ['/Bairros/?utm_source=x', '/?utm_source=x#bairros'],
])('moves %s for good to %s', (from, to) => {
  const response = answer(from);
  expect(response?.status).toBe(308);
  expect(response?.headers.get('location')).toBe(to);
});

it.each([
  ...['1', '0', '-3', 'abc', '2.5', '', '%20', 'Infinity', '01e18', '2&pagina=3'].map(
    (value) => [value, ''] as const,
  ),
  ...['02', '2.0', '+2', '%32', '0x2', '2e0'].map((value) => [value, '?pagina=2'] as const),
  // Told by the page that they do not exist.
  ...['1e18', '1e300', '1e999', '9007199254740993'].map(
    (value) => [value, `?pagina=${value}`] as const,
  ),
])('page "%s" of the blog has the address "/blog%s"', (value, search) => {
  expect(canonicalBlogSearch(`?pagina=${value}`)).toBe(search);
});

it.each(['/%', '/%zz', '/%E0%A4%A', '/caf%E9'])('refuses %s, which is no text', (path) => {
  expect(answer(path)?.status).toBe(400);
});

const pathPart = fc.oneof(
  fc.constantFrom('/', '//', '\\', '.', '..', '%2F', '%5C', '%2e', '%2E', '%25', '%20', '%00'),
  fc.constantFrom('%C2%A0', '%09', '%0a', '%41', '%61', '%7E', 'a', 'Z', '-', '_', '+', ':', '@'),
  fc.constantFrom('assets', 'og', '.txt', 'example.com', '%C3%89', '%ff', '%4', '%'),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
);

it('one redirect leads to the one form of a path, on this host', () => {
  fc.assert(
    fc.property(fc.array(pathPart, { maxLength: 12 }), (parts) => {
      const { pathname } = new URL(`http://localhost/${parts.join('').replaceAll(/[?#]/g, '')}`);
      const canonical = canonicalPath(pathname);
      if (canonical === undefined) return;
      expect(canonical).toMatch(/^\/(?![/\\])/);
      expect(canonicalPath(canonical)).toBe(canonical);
      const followed = new URL(canonical, 'http://localhost');
      expect(followed.host).toBe('localhost');
      expect(followed.pathname).toBe(canonical);
    }),
    { numRuns: 2000 },
  );
});

const withoutPage = (search: string) =>
  [...new URLSearchParams(search)].filter(([name]) => name !== 'pagina');

it('one redirect leads to the one form of the blog’s search, and keeps what else it says', () => {
  const value = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.nat().map(String),
    fc.constantFrom('1', '2', '02', '1e18', '+2'),
  );
  const params = fc.array(fc.tuple(fc.constantFrom('pagina', 'utm', 'x'), value), { maxLength: 4 });
  fc.assert(
    fc.property(params, (entries) => {
      const search = `?${new URLSearchParams(entries)}`;
      const canonical = canonicalBlogSearch(search);
      expect(canonicalBlogSearch(canonical)).toBe(canonical);
      expect(withoutPage(canonical)).toEqual(withoutPage(search));
    }),
  );
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s of a page', (method) => {
  expect(answer('/blog', method)?.status).toBe(405);
});

it('lets a server function check its own method', () => {
  expect(answer('/_serverFn/abc', 'POST')).toBeUndefined();
});

it('the quote form may be sent without script, and nothing else of its page changes', () => {
  expect(answer('/contato', 'POST')).toBeUndefined();
  expect(answer('/contato', 'PUT')?.headers.get('allow')).toBe('GET, HEAD, POST');
});

it.each(['/CONTATO', '/contato/', '/%61dmin/entrar'])(
  'a form sent to %s is sent on, with its method',
  (path) => {
    expect(answer(path, 'POST')?.status).toBe(308);
  },
);
