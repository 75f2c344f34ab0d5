import { expect, it } from 'vitest';
import { textDocument } from './documents.server.ts';

const answer = (text: string, ifNoneMatch?: string, maxAge = 300) =>
  textDocument(
    new Request('http://localhost/blog/rss.xml', {
      headers: ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch },
    }),
    { text, type: 'application/rss+xml', maxAge, headers: { 'x-made-of': 'posts' } },
  );
const etagOf = (text: string) => answer(text).headers.get('etag') ?? '';

it('sends a document with a tag of its own', async () => {
  const response = answer('<a/>');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('<a/>');
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'public, max-age=300',
    etag: etagOf('<a/>'),
    'x-made-of': 'posts',
  });
  // Weak: the same text goes out compressed in several ways.
  expect(etagOf('<a/>')).toMatch(/^W\/"[\w-]+"$/);
  expect(etagOf('<b/>')).not.toBe(etagOf('<a/>'));
});

it.each([
  ['the tag', (tag: string) => tag],
  ['the tag without its mark', (tag: string) => tag.replace('W/', '')],
  ['a list with the tag', (tag: string) => `"x", ${tag},"y"`],
  ['any document', () => '*'],
])('answers 304 to who has %s', async (_what, ifNoneMatch) => {
  const tag = etagOf('<a/>');
  const response = answer('<a/>', ifNoneMatch(tag));
  expect([response.status, await response.text()]).toEqual([304, '']);
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'public, max-age=300',
    etag: tag,
    vary: 'accept-encoding',
    'x-made-of': 'posts',
  });
});

it.each(['"x"', 'W/"x"', '', 'x'])('sends it to who has %s', (ifNoneMatch) => {
  expect(answer('<a/>', ifNoneMatch).status).toBe(200);
});

it('lets nobody keep a substitute', () => {
  expect(answer('<a/>', undefined, 0).headers.get('cache-control')).toBe('no-store');
});
