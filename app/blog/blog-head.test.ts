import { afterEach, expect, it, vi } from 'vitest';
import { parseCompany } from '#app/company/environment.build.ts';
import { blogPostHead } from './blog-head.ts';

const post = {
  slug: 'pia',
  title: 'Pia entupida',
  excerpt: 'O que fazer.',
  bodyHtml: '<p>Feche a torneira.</p>',
  sections: [],
  related: [],
  metaDescription: 'O que fazer com a pia entupida.',
  publishedAt: '2025-08-21T12:00:00+00:00',
  updatedAt: '2025-08-21T12:00:00+00:00',
};

it.each([
  [[], 'desentupimento, petrópolis'],
  [[' ', ''], 'desentupimento, petrópolis'],
  [['pia', 'ralo'], 'pia, ralo'],
])('a post with the keywords %j is found by "%s"', (keywords, expected) => {
  const { meta, scripts } = blogPostHead({ ...post, keywords }).head;
  expect(meta).toContainEqual({ name: 'keywords', content: expected });
  const article: unknown = JSON.parse(scripts[0]?.children ?? '');
  expect(article).toMatchObject({ '@type': 'NewsArticle', keywords: expected });
});

afterEach(() => vi.unstubAllGlobals());

it("a post's title ends in the name that the company has", async () => {
  vi.stubGlobal('__COMPANY__', parseCompany({ VITE_COMPANY_NAME: 'Desentupidora da Serra' }));
  vi.resetModules();
  const head = await import('./blog-head.ts');
  const { meta } = head.blogPostHead({ ...post, keywords: [] }).head;
  expect(meta).toContainEqual({ title: 'Pia entupida | Desentupidora da Serra' });
});
