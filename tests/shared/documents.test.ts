import type { IndexedPost, PostSource } from '#functions/sitemap/build.ts';
import { buildSitemap, sitemapPart, urlsPerDocument } from '#functions/sitemap/build.ts';
import { articleEntries, emergencyEntries } from '#functions/sitemap/entries.ts';
import { newsSitemapXml } from '#functions/sitemap/news.ts';
import { isOfSite, readSitemap } from '#functions/sitemap/read.ts';
import { expectedUrls } from '#functions/sitemap/size.ts';
import { sitemapXml, sitemapXmlStream } from '#functions/sitemap/xml.ts';
import { assert, expect, it } from 'vitest';

const siteUrl = 'https://www.example.com';
const today = new Date('2026-11-21T12:00:00Z');

const idAt = (place: number) => String(place).padStart(8, '0');

const postAt = (place: number): IndexedPost => ({
  id: idAt(place),
  slug: `post-${place}`,
  updated_at: '2025-10-01T01:00:00Z',
});

/** A blog with that many posts, without a database. */
function blogOf(count: number): PostSource {
  return {
    count: () => Promise.resolve(count),
    idAt: (place) => Promise.resolve(place < count ? idAt(place) : undefined),
    after: (id, limit) => {
      const start = id === undefined ? 0 : Number(id) + 1;
      const length = Math.max(0, Math.min(limit, count - start));
      return Promise.resolve(Array.from({ length }, (_, index) => postAt(start + index)));
    },
  };
}

async function textOf(parts: AsyncIterable<Uint8Array>): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of parts) text += decoder.decode(part, { stream: true });
  return text;
}

it('the emergency list is the whole site as it started: 30 URLs, each once', () => {
  const entries = emergencyEntries(siteUrl, today);
  expect(entries.length).toEqual(expectedUrls);
  expect(new Set(entries.map(({ location }) => location)).size).toEqual(expectedUrls);
  const lastmod = (path: string) => entries.find((e) => e.location === siteUrl + path)?.lastmod;
  expect(lastmod('/blog')).toEqual('2026-11-21');
  const articleDays = entries
    .filter(({ location }) => location.includes('/blog/'))
    .map((e) => e.lastmod);
  expect(articleDays.length).toEqual(17);
  expect([articleDays.at(0), articleDays.at(-1)]).toEqual(['2025-08-19', '2025-09-04']);
  expect(new Set(articleDays).size).toEqual(17);
});

it('a post is dated by its last change, in Petrópolis time, and the blog by its newest post', async () => {
  expect(articleEntries(siteUrl, [{ slug: 'a', updated_at: '2025-10-01T01:00:00Z' }])).toEqual([
    { location: `${siteUrl}/blog/a`, lastmod: '2025-09-30' },
  ]);
  const { xml } = await buildSitemap(siteUrl, blogOf(2), today);
  const document = readSitemap(xml);
  assert(document.ok);
  const lastmod = (path: string) =>
    document.entries.find(({ location }) => location === siteUrl + path)?.lastmod;
  expect(lastmod('/blog')).toEqual('2025-09-30');
  expect(lastmod('/servicos/pia')).toEqual('2024-12-01');
  assert(!xml.includes('priority') && !xml.includes('changefreq'));
});

it('addresses are escaped in the XML', async () => {
  const location = `${siteUrl}/a?b=1&c=2`;
  const xml = await sitemapXml([{ location, lastmod: '2025-01-01' }]);
  expect(xml).toMatch(/<loc>https:\/\/www\.example\.com\/a\?b=1&amp;c=2<\/loc>/);
  const document = readSitemap(xml);
  assert(document.ok);
  expect(document.entries).toEqual([{ location, lastmod: '2025-01-01' }]);
});

it('a sitemap that fits one document is one; one URL more makes an index of parts', async () => {
  const pages = 15;
  const full = await buildSitemap(siteUrl, blogOf(urlsPerDocument - pages), today);
  expect([full.kind, full.urlCount]).toEqual(['urlset', urlsPerDocument]);
  const more = await buildSitemap(siteUrl, blogOf(urlsPerDocument - pages + 1), today);
  expect([more.kind, more.urlCount]).toEqual(['index', urlsPerDocument + 1]);
  const index = readSitemap(more.xml);
  assert(index.ok);
  expect(index.entries.map(({ location }) => location)).toEqual([
    `${siteUrl}/sitemap-1.xml`,
    `${siteUrl}/sitemap-2.xml`,
  ]);
});

it('the parts hold every URL once, in documents that are no larger than allowed', async () => {
  const pages = 15;
  const blog = blogOf(2 * urlsPerDocument + 500);
  const seen = new Set<string>();
  const sizes: number[] = [];
  for (const part of [1, 2, 3]) {
    const entries = await sitemapPart(siteUrl, blog, part, today);
    assert(entries !== undefined);
    const document = readSitemap(await textOf(sitemapXmlStream(entries)));
    assert(document.ok && isOfSite(siteUrl, document.entries));
    sizes.push(document.entries.length);
    for (const { location } of document.entries) seen.add(location);
  }
  expect(sizes).toEqual([urlsPerDocument, urlsPerDocument, 500 + pages]);
  expect(seen.size).toEqual(2 * urlsPerDocument + 500 + pages);
  assert(urlsPerDocument <= 50_000);
  for (const part of [0, 4]) {
    expect(await sitemapPart(siteUrl, blog, part, today)).toEqual(undefined);
  }
  expect(await sitemapPart(siteUrl, blogOf(15), 1, today)).toEqual(undefined);
});

/** Posts with those slugs, from a database that has a slug twice. */
function blogWith(slugs: string[]): PostSource {
  const posts = slugs.map((slug, place) => ({
    id: idAt(place),
    slug,
    updated_at: '2025-10-01T01:00:00Z',
  }));
  return {
    count: () => Promise.resolve(posts.length),
    idAt: (place) => Promise.resolve(posts[place]?.id),
    after: (id, limit) => {
      const start = id === undefined ? 0 : Number(id) + 1;
      return Promise.resolve(posts.slice(start, start + limit));
    },
  };
}

const guide = 'custo-desentupimento-petropolis';

for (const [what, slugs, articles] of [
  ['a guide of the site', ['a', guide], ['a']],
  ['another post', ['a', 'b', 'a'], ['a', 'b']],
  ['both', [guide, 'a', guide, 'a'], ['a']],
] as const) {
  it(`a post with the address of ${what} is in the sitemap once`, async () => {
    const { xml, urlCount, counts, entries } = await buildSitemap(
      siteUrl,
      blogWith([...slugs]),
      today,
    );
    const document = readSitemap(xml);
    assert(document.ok);
    const locations = document.entries.map(({ location }) => location);
    expect(locations.length).toEqual(new Set(locations).size);
    expect(locations.slice(15)).toEqual(articles.map((slug) => `${siteUrl}/blog/${slug}`));
    expect([urlCount, entries?.length]).toEqual([locations.length, locations.length]);
    expect(counts.articles).toEqual(2 + articles.length);
  });
}

it('no part of a sitemap has a location twice, and none that a page of the first has', async () => {
  const slugs = Array.from({ length: urlsPerDocument + 100 }, (_, place) => `post-${place}`);
  slugs[10] = guide;
  slugs[11] = 'post-9';
  slugs[urlsPerDocument + 50] = guide;
  const seen: string[] = [];
  for (const part of [1, 2]) {
    const entries = await sitemapPart(siteUrl, blogWith(slugs), part, today);
    assert(entries !== undefined);
    for await (const { location } of entries) seen.push(location);
  }
  expect(seen.length).toEqual(new Set(seen).size);
  expect(seen.length).toEqual(15 + urlsPerDocument + 100 - 3);
});

it('what is no well-formed sitemap is refused, with the reason', async () => {
  const good = await sitemapXml(emergencyEntries(siteUrl, today));
  for (const bad of [
    '',
    'garbage',
    '<html><body>x</body></html>',
    good.replace('</urlset>', ''),
    good.replace('</loc>', ''),
    good.replaceAll('loc>', 'lok>'),
    `${good}${good}`,
  ]) {
    const document = readSitemap(bad);
    assert(!document.ok, bad.slice(0, 80));
    assert(document.problem !== '');
  }
  assert(readSitemap(good).ok);
});

it('a sitemap with one address of another site is not of this one', () => {
  const of = (...locations: string[]) =>
    isOfSite(
      siteUrl,
      locations.map((location) => ({ location })),
    );
  assert(of(`${siteUrl}/`, `${siteUrl}/a`));
  for (const foreign of [
    'https://www.example.com.evil.com/',
    'http://www.example.com/',
    '/a',
    'x',
  ]) {
    assert(!of(`${siteUrl}/`, foreign), foreign);
  }
});

const newsPost = {
  slug: 'a',
  title: 'Pia & ralo <24h>',
  published_at: '2025-08-21T12:00:00+00:00',
  updated_at: '2025-08-21T12:00:00+00:00',
  keywords: [],
};

it('the news sitemap gives each post its dates and keywords, the default ones if it has none', async () => {
  const xml = await newsSitemapXml({ url: siteUrl, publication: 'Marca' }, [
    newsPost,
    { ...newsPost, slug: 'b', updated_at: '2025-09-01T12:00:00Z', keywords: ['x', 'y'] },
  ]);
  expect(xml).toMatch(/<news:keywords>desentupimento, petrópolis<\/news:keywords>/);
  expect(xml).toMatch(/<news:keywords>x, y<\/news:keywords>/);
  expect(xml).toMatch(/<news:publication_date>2025-08-21T12:00:00\.000Z<\/news:publication_date>/);
  expect(xml).toMatch(/<news:name>Marca<\/news:name><news:language>pt<\/news:language>/);
  expect(xml).toMatch(/<lastmod>2025-08-21<\/lastmod>[\s\S]*<lastmod>2025-09-01<\/lastmod>/);
  const document = readSitemap(xml);
  assert(document.ok && document.entries.length === 2);
});

it('the news sitemap keeps to 1,000 entries, and is valid with none', async () => {
  const site = { url: siteUrl, publication: 'Marca' };
  const many = Array.from({ length: 1_200 }, (_, n) => ({ ...newsPost, slug: `p${n}` }));
  const full = readSitemap(await newsSitemapXml(site, many));
  assert(full.ok && full.entries.length === 1_000);
  const empty = readSitemap(await newsSitemapXml(site, []));
  assert(empty.ok && empty.entries.length === 0);
});
