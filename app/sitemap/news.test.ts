import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { newsSitemapXml } from '#functions/sitemap/news.ts';
import { anyText, xmlErrors } from '../../tests/support/xml.ts';

it('the news sitemap is well-formed whatever the posts say', async () => {
  const post = fc.record({ title: anyText, keywords: fc.array(anyText) });
  const site = { url: 'https://www.example.com', publication: 'Desentupimento & Cia.\u0001' };
  const documents = fc.sample(fc.array(post, { maxLength: 20 }), 50).map((posts) =>
    newsSitemapXml(
      site,
      posts.map(({ title, keywords }, index) => ({
        title: `Pia ${title}`,
        keywords,
        slug: `post-${index}`,
        published_at: '2025-08-21T12:00:00Z',
        updated_at: '2025-08-21T12:00:00Z',
      })),
    ),
  );
  expect(await xmlErrors(await Promise.all(documents))).toEqual([]);
});
