import type { FunctionName } from '../../supabase/functions/_shared/answers.ts';
import { runFunction } from '../../supabase/functions/_shared/edge-function.ts';
import type { FunctionDefinition } from '../../supabase/functions/_shared/edge-function.ts';
import type { IndexedPost, PostSource } from '../../supabase/functions/_shared/sitemap/build.ts';
import {
  buildSitemap,
  sitemapPart,
  urlsPerDocument,
} from '../../supabase/functions/_shared/sitemap/build.ts';
import {
  articleEntries,
  emergencyEntries,
} from '../../supabase/functions/_shared/sitemap/entries.ts';
import { newsSitemapXml } from '../../supabase/functions/_shared/sitemap/news.ts';
import { isOfSite, readSitemap } from '../../supabase/functions/_shared/sitemap/read.ts';
import { expectedUrls } from '../../supabase/functions/_shared/sitemap/size.ts';
import { sitemapXml, sitemapXmlStream } from '../../supabase/functions/_shared/sitemap/xml.ts';
import { forceGoogleIndexing } from '../../supabase/functions/force-google-indexing/definition.ts';
import { generateSitemap } from '../../supabase/functions/generate-sitemap/definition.ts';
import { googleSearchConsole } from '../../supabase/functions/google-search-console/definition.ts';
import { notifySearchEngines } from '../../supabase/functions/notify-search-engines/definition.ts';
import { assert, assertEquals, assertMatch } from './assertions.ts';
import { database, invoke, logRows, publish, test } from './gateway.ts';

const siteUrl = 'https://www.example.com';
const today = new Date('2026-11-21T12:00:00Z');

/** A blog with that many posts, without a database. */
function blogOf(count: number): PostSource {
  const idAt = (place: number) => String(place).padStart(8, '0');
  const postAt = (place: number): IndexedPost => ({
    id: idAt(place),
    slug: `post-${place}`,
    updated_at: '2025-10-01T01:00:00Z',
  });
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

Deno.test('the emergency list is the whole site as it started: 30 URLs, each once', () => {
  const entries = emergencyEntries(siteUrl, today);
  assertEquals(entries.length, expectedUrls);
  assertEquals(new Set(entries.map(({ location }) => location)).size, expectedUrls);
  const lastmod = (path: string) => entries.find((e) => e.location === siteUrl + path)?.lastmod;
  assertEquals(lastmod('/blog'), '2026-11-21');
  const articleDays = entries
    .filter(({ location }) => location.includes('/blog/'))
    .map((e) => e.lastmod);
  assertEquals(articleDays.length, 17);
  assertEquals([articleDays.at(0), articleDays.at(-1)], ['2025-08-19', '2025-09-04']);
  assertEquals(new Set(articleDays).size, 17);
});

Deno.test('a post is dated by its last change, in Petrópolis time, and the blog by its newest post', async () => {
  assertEquals(articleEntries(siteUrl, [{ slug: 'a', updated_at: '2025-10-01T01:00:00Z' }]), [
    { location: `${siteUrl}/blog/a`, lastmod: '2025-09-30' },
  ]);
  const { xml } = await buildSitemap(siteUrl, blogOf(2), today);
  const document = readSitemap(xml);
  assert(document.ok);
  const lastmod = (path: string) =>
    document.entries.find(({ location }) => location === siteUrl + path)?.lastmod;
  assertEquals(lastmod('/blog'), '2025-09-30');
  assertEquals(lastmod('/servicos/pia'), '2024-12-01');
  assert(!xml.includes('priority') && !xml.includes('changefreq'));
});

Deno.test('addresses are escaped in the XML', async () => {
  const location = `${siteUrl}/a?b=1&c=2`;
  const xml = await sitemapXml([{ location, lastmod: '2025-01-01' }]);
  assertMatch(xml, /<loc>https:\/\/www\.example\.com\/a\?b=1&amp;c=2<\/loc>/);
  const document = readSitemap(xml);
  assert(document.ok);
  assertEquals(document.entries, [{ location, lastmod: '2025-01-01' }]);
});

Deno.test('a sitemap that fits one document is one; one URL more makes an index of parts', async () => {
  const pages = 15;
  const full = await buildSitemap(siteUrl, blogOf(urlsPerDocument - pages), today);
  assertEquals([full.kind, full.urlCount], ['urlset', urlsPerDocument]);
  const more = await buildSitemap(siteUrl, blogOf(urlsPerDocument - pages + 1), today);
  assertEquals([more.kind, more.urlCount], ['index', urlsPerDocument + 1]);
  const index = readSitemap(more.xml);
  assert(index.ok);
  assertEquals(
    index.entries.map(({ location }) => location),
    [`${siteUrl}/sitemap-1.xml`, `${siteUrl}/sitemap-2.xml`],
  );
});

Deno.test('the parts hold every URL once, in documents that are no larger than allowed', async () => {
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
  assertEquals(sizes, [urlsPerDocument, urlsPerDocument, 500 + pages]);
  assertEquals(seen.size, 2 * urlsPerDocument + 500 + pages);
  assert(urlsPerDocument <= 50_000);
  for (const part of [0, 4]) {
    assertEquals(await sitemapPart(siteUrl, blog, part, today), undefined);
  }
  assertEquals(await sitemapPart(siteUrl, blogOf(15), 1, today), undefined);
});

/** Posts with those slugs, from a database that has a slug twice. */
function blogWith(slugs: string[]): PostSource {
  const posts = slugs.map((slug, place) => ({
    id: String(place).padStart(8, '0'),
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
  Deno.test(`a post with the address of ${what} is in the sitemap once`, async () => {
    const { xml, urlCount, counts, entries } = await buildSitemap(
      siteUrl,
      blogWith([...slugs]),
      today,
    );
    const document = readSitemap(xml);
    assert(document.ok);
    const locations = document.entries.map(({ location }) => location);
    assertEquals(locations.length, new Set(locations).size);
    assertEquals(
      locations.slice(15),
      articles.map((slug) => `${siteUrl}/blog/${slug}`),
    );
    assertEquals([urlCount, entries?.length], [locations.length, locations.length]);
    assertEquals(counts.articles, 2 + articles.length);
  });
}

Deno.test('no part of a sitemap has a location twice, and none that a page of the first has', async () => {
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
  assertEquals(seen.length, new Set(seen).size);
  assertEquals(seen.length, 15 + urlsPerDocument + 100 - 3);
});

Deno.test('what is no well-formed sitemap is refused, with the reason', async () => {
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

Deno.test('a sitemap with one address of another site is not of this one', () => {
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

Deno.test('the news sitemap gives each post its dates and keywords, the default ones if it has none', async () => {
  const xml = await newsSitemapXml({ url: siteUrl, publication: 'Marca' }, [
    newsPost,
    { ...newsPost, slug: 'b', updated_at: '2025-09-01T12:00:00Z', keywords: ['x', 'y'] },
  ]);
  assertMatch(xml, /<news:keywords>desentupimento, petrópolis<\/news:keywords>/);
  assertMatch(xml, /<news:keywords>x, y<\/news:keywords>/);
  assertMatch(xml, /<news:publication_date>2025-08-21T12:00:00\.000Z<\/news:publication_date>/);
  assertMatch(xml, /<news:name>Marca<\/news:name><news:language>pt<\/news:language>/);
  assertMatch(xml, /<lastmod>2025-08-21<\/lastmod>[\s\S]*<lastmod>2025-09-01<\/lastmod>/);
  const document = readSitemap(xml);
  assert(document.ok && document.entries.length === 2);
});

Deno.test('the news sitemap keeps to 1,000 entries, and is valid with none', async () => {
  const site = { url: siteUrl, publication: 'Marca' };
  const many = Array.from({ length: 1_200 }, (_, n) => ({ ...newsPost, slug: `p${n}` }));
  const full = readSitemap(await newsSitemapXml(site, many));
  assert(full.ok && full.entries.length === 1_000);
  const empty = readSitemap(await newsSitemapXml(site, []));
  assert(empty.ok && empty.entries.length === 0);
});

// deno-lint-ignore no-explicit-any -- functions of any body
const withoutSecrets: [FunctionDefinition<FunctionName, any>, body: object, secret: RegExp][] = [
  [generateSitemap, {}, /SITE_URL/],
  [notifySearchEngines, {}, /INDEXNOW_KEY, GOOGLE_SERVICE_ACCOUNT_KEY/],
  [forceGoogleIndexing, {}, /INDEXNOW_KEY, GOOGLE_SERVICE_ACCOUNT_KEY/],
  [googleSearchConsole, { action: 'fetch_data' }, /GOOGLE_SERVICE_ACCOUNT_KEY/],
];

for (const [definition, body, secret] of withoutSecrets) {
  test(`${definition.name} without its secrets names them, in the activity log too`, async () => {
    await publish('um');
    const request = new Request('http://localhost', { method: 'POST', body: JSON.stringify(body) });
    const env = (name: string) =>
      name === 'SITE_URL' && definition !== generateSitemap ? siteUrl : undefined;
    const print = console.error;
    console.error = () => {};
    const response = await runFunction(definition, request, {
      caller: database,
      database,
      trusted: true,
      env,
      now: today,
    });
    console.error = print;
    const answer = await response.json();
    assertEquals([response.status, answer.code], [500, 'configuration']);
    assertMatch(answer.message, secret);
    const [row] = await logRows(definition.logType ?? '');
    assertEquals([row?.status, row?.message], ['error', answer.message]);
    const { count } = await database
      .from('indexnow_queue')
      .select('path', { count: 'exact', head: true })
      .throwOnError();
    assertEquals(count, 2);
  });
}

test('a failure that nobody foresaw says nothing internal, and is logged', async () => {
  const printed: unknown[] = [];
  const print = console.error;
  console.error = (...parts: unknown[]) => printed.push(...parts);
  const broken = {
    ...generateSitemap,
    handle: () => Promise.reject(new Error('relation "blog_posts" is gone')),
  };
  const response = await runFunction(broken, new Request('http://localhost', { method: 'POST' }), {
    caller: database,
    database,
    trusted: true,
    env: () => undefined,
    now: today,
  });
  console.error = print;
  const text = await response.text();
  assertEquals(response.status, 500);
  assert(!text.includes('blog_posts'));
  assertMatch(text, /"code":"internal"/);
  assertEquals(printed.length, 2);
  const [row] = await logRows('sitemap_generation');
  assertEquals(row?.status, 'error');
});

test('a sitemap that an admin generates is kept with its entries, a test of it is not', async () => {
  await publish('um');
  await invoke('generate-sitemap', { test: true });
  const kept = async () => {
    const { data } = await database
      .from('generated_sitemaps')
      .select('url_count, entries')
      .throwOnError();
    return data;
  };
  assertEquals(await kept(), []);
  const { body } = await invoke('generate-sitemap', { source: 'admin_panel' });
  const [sitemap, ...others] = await kept();
  assertEquals(others.length, 0);
  assertEquals(sitemap?.url_count, body.url_count);
  const entries: unknown = sitemap?.entries;
  assert(Array.isArray(entries) && entries.length === body.url_count);
  assert(JSON.stringify(entries).includes(`${siteUrl}/blog/um`));
});

test('the ten newest generated sitemaps are kept', async () => {
  for (let index = 0; index < 12; index += 1) await invoke('generate-sitemap');
  const { count } = await database
    .from('generated_sitemaps')
    .select('id', { count: 'exact', head: true })
    .throwOnError();
  assertEquals(count, 10);
});
