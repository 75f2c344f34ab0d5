import { describe, expect, it } from 'vitest';
import { company } from '#app/company/company.ts';
import { titleLength } from '#functions/limits.ts';
import { firstArticles, staticGuides, staticPages } from '#functions/sitemap/paths.ts';
import { parsePost, readSeedPosts } from './posts.ts';

const posts = await readSeedPosts();
const knownPaths = new Set(
  [...staticPages, ...staticGuides, ...firstArticles].map(({ path }): string => path),
);

/** Words of a Markdown text, without the addresses of its links. */
function wordCount(markdown: string): number {
  return markdown
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /\p{L}|\d/u.test(word)).length;
}

/** Each run of so many words in a text. */
function runs(text: string, words: number): string[] {
  const all = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  return all.flatMap((_, at) =>
    at + words <= all.length ? [all.slice(at, at + words).join(' ')] : [],
  );
}

describe('the articles of the seed', () => {
  it('are fifteen, one for each day between the guides and 4 September 2025', () => {
    expect(posts).toHaveLength(15);
    const days = posts.map(({ slug, published_at }) => ({
      path: `/blog/${slug}`,
      lastmod: published_at.slice(0, 10),
    }));
    expect(days.toSorted((a, b) => a.lastmod.localeCompare(b.lastmod))).toEqual(firstArticles);
  });

  describe.each(posts.map((post) => [post.slug, post] as const))('%s', (_slug, post) => {
    it('has the length that readers and search engines want', () => {
      expect(wordCount(post.markdown)).toBeGreaterThanOrEqual(800);
      expect(wordCount(post.markdown)).toBeLessThanOrEqual(1500);
      expect(post.meta_description.length).toBeGreaterThanOrEqual(120);
      expect(post.meta_description.length).toBeLessThanOrEqual(160);
      expect(post.keywords.length).toBeGreaterThanOrEqual(3);
      expect(post.keywords.length).toBeLessThanOrEqual(6);
      expect(post.excerpt).not.toBe(post.meta_description);
    });

    it('has a title that the audit finds short enough with the company’s name behind it', () => {
      const { length } = `${post.title} | ${company.name}`;
      expect(length).toBeGreaterThanOrEqual(titleLength.shortest);
      expect(length).toBeLessThanOrEqual(titleLength.longest);
    });

    it('says in its lead what the article tells, and in its first paragraph the answer', () => {
      const [answer = ''] = post.markdown.trim().split('\n\n');
      const said = new Set(runs(answer, 4));
      expect(runs(post.excerpt, 4).filter((words) => said.has(words))).toEqual([]);
      expect(runs(post.excerpt, 1)[0]).not.toBe(runs(answer, 1)[0]);
      // Both stand before the article begins.
      expect(post.excerpt.length).toBeLessThanOrEqual(130);
      expect(runs(answer, 1).length).toBeLessThanOrEqual(75);
    });

    it('has typographic quotation marks', () => {
      expect(post.markdown).not.toMatch(/"/);
    });

    it('warns of one thing at the most, and says first of what', () => {
      const warnings = post.content.match(/<aside>/g) ?? [];
      expect(warnings.length).toBeLessThanOrEqual(1);
      expect(post.content.match(/<aside>\s*<p><strong>.+<\/strong>/g) ?? []).toHaveLength(
        warnings.length,
      );
    });

    it('has headings and lists, and no heading of the page’s own level', () => {
      expect(post.content).toMatch(/<h2>/);
      expect(post.content).toMatch(/<(?:ul|ol)>/);
      expect(post.content).not.toMatch(/<h1|<img|<script/);
    });

    it('leads to a service, a neighbourhood and the contact page, and nowhere that does not exist', () => {
      const links = [...post.content.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');
      expect(links.filter((href) => !knownPaths.has(href) && !/^tel:\d{3}$/.test(href))).toEqual(
        [],
      );
      for (const place of ['/servicos/', '/bairros/', '/contato']) {
        expect(links.some((href) => href.startsWith(place))).toBe(true);
      }
      expect(links).not.toContain(`/blog/${post.slug}`);
    });

    it('names no price that is not ours', () => {
      const ours = new Set(['60', '80', '90', '100', '120', '150', '200', '250', '30']);
      const prices = [...post.markdown.matchAll(/R\$\s*(\d+(?:[.,]\d+)?)/g)].map(
        ([, price]) => price ?? '',
      );
      expect(prices.filter((price) => !ours.has(price))).toEqual([]);
    });
  });
});

const article = (head: string) => `---\n${head}\n---\nTexto.`;

describe('an article that is not well formed', () => {
  const complete = [
    'title: Um título',
    'slug: um-titulo',
    'excerpt: Resumo.',
    'meta_description: Descrição.',
    'keywords: [pia]',
    'published_at: 2025-08-21T09:00:00-03:00',
  ];

  it.each([
    ['front matter', 'Só texto.'],
    ['meta_description', article(complete.filter((line) => !line.startsWith('meta')).join('\n'))],
    ['published_at', article(complete.map((l) => l.replace(/2025-08-21.*/, 'ontem')).join('\n'))],
    ['slug', article(complete.map((line) => line.replace('um-titulo', 'outro')).join('\n'))],
  ])('is refused with its file and its %s named', (field, text) => {
    expect(() => parsePost('um-titulo.md', text)).toThrow(new RegExp(`um-titulo\\.md: .*${field}`));
  });

  it('is read when it is complete', () => {
    expect(parsePost('um-titulo.md', article(complete.join('\n')))).toMatchObject({
      slug: 'um-titulo',
      content: '<p>Texto.</p>\n',
    });
  });
});
