import { generateSitemap } from '../../supabase/functions/generate-sitemap/handler.ts';
import type { Dependencies } from '../../supabase/functions/generate-sitemap/handler.ts';
import {
  emergencyEntries,
  expectedUrls,
  siteEntries,
} from '../../supabase/functions/_shared/sitemap/entries.ts';
import { sitemapXml } from '../../supabase/functions/_shared/sitemap/xml.ts';
import { assert, assertEquals, assertMatch } from './assertions.ts';

const siteUrl = 'https://www.example.com';
const today = new Date('2026-11-21T12:00:00Z');
const post = (slug: string, updated_at: string | null = null) => ({
  slug,
  published_at: '2025-08-21T12:00:00Z',
  updated_at,
});

Deno.test('the emergency list is the whole site as it started: 30 URLs, each once', () => {
  const entries = emergencyEntries(siteUrl, today);
  assertEquals(entries.length, expectedUrls);
  assertEquals(new Set(entries.map(({ location }) => location)).size, expectedUrls);
  assertEquals(
    entries.find(({ location }) => location === `${siteUrl}/blog`)?.lastmod,
    '2026-11-21',
  );
  const articleDays = entries
    .filter(({ location }) => location.includes('/blog/'))
    .map((e) => e.lastmod);
  assertEquals(articleDays.length, 17);
  assertEquals([articleDays.at(0), articleDays.at(-1)], ['2025-08-19', '2025-09-04']);
  assertEquals(new Set(articleDays).size, 17);
});

Deno.test('a post is dated by its last change, else by its publication, in Petrópolis time', () => {
  const entries = siteEntries(siteUrl, [post('a', '2025-10-01T01:00:00Z'), post('b')], today);
  const lastmod = (path: string) => entries.find((e) => e.location === siteUrl + path)?.lastmod;
  assertEquals(lastmod('/blog/a'), '2025-09-30');
  assertEquals(lastmod('/blog/b'), '2025-08-21');
  assertEquals(lastmod('/blog'), '2025-09-30');
  assertEquals(lastmod('/servicos/pia'), '2024-12-01');
});

Deno.test('addresses are escaped in the XML', async () => {
  const xml = await sitemapXml([{ location: `${siteUrl}/a?b=1&c=<d>`, lastmod: '2025-01-01' }]);
  assertMatch(
    xml,
    /<loc>https:\/\/www\.example\.com\/a\?b=1&amp;c=(?:%3Cd%3E|&lt;d&gt;|&lt;d>)<\/loc>/,
  );
  assertMatch(xml, /<lastmod>2025-01-01<\/lastmod>/);
});

function dependencies(given: Partial<Dependencies> = {}): Dependencies {
  return {
    env: (name) => (name === 'SITE_URL' ? siteUrl : undefined),
    now: () => today,
    readPosts: () => Promise.resolve(Array.from({ length: 15 }, (_, n) => post(`post-${n}`))),
    ...given,
  };
}

const call = (body?: string) =>
  new Request('http://localhost/generate-sitemap', { method: 'POST', body: body ?? null });

Deno.test('the function answers the document and what is in it', async () => {
  const response = await generateSitemap(call('{"source":"dynamic_route"}'), dependencies());
  const answer = await response.json();
  assertEquals(response.status, 200);
  assertEquals(answer.url_count, 30);
  assertEquals(answer.success, true);
  assertEquals(answer.generated_at, '2026-11-21T12:00:00.000Z');
  assertEquals(answer.xml.match(/<url>/g).length, 30);
});

Deno.test('a missing setting is named, and nothing is read', async () => {
  let reads = 0;
  const response = await generateSitemap(
    call(),
    dependencies({
      env: () => undefined,
      readPosts: () => Promise.resolve([post(`post-${(reads += 1)}`)]),
    }),
  );
  assertEquals(response.status, 500);
  assertMatch((await response.json()).error.message, /SITE_URL/);
  assertEquals(reads, 0);
});

Deno.test('a database error says nothing internal', async () => {
  const print = console.error;
  const printed: unknown[] = [];
  console.error = (...parts: unknown[]) => printed.push(...parts);
  const response = await generateSitemap(
    call(),
    dependencies({ readPosts: () => Promise.reject(new Error('relation "blog_posts" is gone')) }),
  );
  console.error = print;
  const text = await response.text();
  assertEquals(response.status, 500);
  assert(!text.includes('blog_posts'));
  assertMatch(text, /"code":"internal"/);
  assertEquals(printed.length, 1);
});
