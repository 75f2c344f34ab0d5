import * as fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { anyText, xmlErrors } from '../../tests/support/xml.ts';
import { readRss } from './rss.server.ts';

afterEach(() => vi.unstubAllGlobals());

/** The feed of a blog with those posts. */
async function feedOf(posts: { title: string; excerpt: string; keywords: string[] }[]) {
  const date = '2025-08-21T12:00:00+00:00';
  const answer = posts.map((post, index) => ({
    ...post,
    slug: `post-${index}`,
    published_at: date,
  }));
  vi.stubGlobal('fetch', async () => Response.json(answer));
  return readRss();
}

it('is well-formed whatever the posts say', async () => {
  const post = fc.record({ title: anyText, excerpt: anyText, keywords: fc.array(anyText) });
  const documents: string[] = [];
  for (const posts of fc.sample(fc.array(post, { maxLength: 20 }), 50)) {
    documents.push(await feedOf(posts));
  }
  expect(await xmlErrors(documents)).toEqual([]);
});

it('loses a control character and nothing else', async () => {
  const post = {
    title: 'Pia\u0001 entupida',
    excerpt: 'Feche\u000B a água.',
    keywords: ['pia\uFFFE'],
  };
  const xml = await feedOf([post]);
  expect(xml).toContain('Pia entupida');
  expect(xml).toContain('Feche a água.');
  expect(xml).toContain('<category>pia</category>');
});
