import { expect, it } from 'vitest';
import { answerNonCanonicalRequest } from './canonical-request.server.ts';

const answer = (path: string, method = 'GET') =>
  answerNonCanonicalRequest(new Request(`http://localhost${path}`, { method }));

it.each(['/', '/blog', '/blog?pagina=2', '/sitemap.xml', '/_serverFn/abc'])(
  'lets %s through',
  (path) => {
    expect(answer(path)).toBeUndefined();
  },
);

it.each([
  ['/blog/', '/blog'],
  ['/blog//?a=b', '/blog?a=b'],
  ['//', '/'],
  // A location that starts with two slashes would lead to another host.
  ['//example.com/', '/example.com'],
])('moves %s for good to %s', (from, to) => {
  const response = answer(from);
  expect(response?.status).toBe(308);
  expect(response?.headers.get('location')).toBe(to);
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
