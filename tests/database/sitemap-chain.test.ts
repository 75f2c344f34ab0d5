import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { emergencyEntries, pageEntries } from '#functions/sitemap/entries.ts';
import { sitemapXml } from '#functions/sitemap/xml.ts';
import { secretClient } from '../support/clients.ts';
import { rows } from '../support/rows.ts';

const { url, publishableKey, secretKey } = inject('supabase');
const siteUrl = 'https://www.example.com';
const today = new Date('2026-11-21T12:00:00Z');

type Reply = { status: number; body: string } | 'hang' | 'cut';

/** What the edge function and the database in front of the site do now. */
let functionReply: Reply;
let databaseIsAway: boolean;

/** A Supabase whose function does what a test wants, in front of the real embedded database. */
const front = createServer((request, response) => {
  const path = request.url ?? '';
  if (path.startsWith('/functions/')) {
    if (functionReply === 'hang') return;
    if (functionReply === 'cut') {
      request.socket.destroy();
      return;
    }
    response
      .writeHead(functionReply.status, { 'content-type': 'application/json' })
      .end(functionReply.body);
    return;
  }
  if (databaseIsAway) {
    request.socket.destroy();
    return;
  }
  void forward(path, request, response);
});

async function forward(path: string, request: IncomingMessage, response: ServerResponse) {
  const answer = await fetch(url + path, {
    method: request.method ?? 'GET',
    headers: { apikey: publishableKey, prefer: String(request.headers['prefer'] ?? '') },
  });
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => /^content-(?:type|range)$/.test(name)),
  );
  response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
}

const slugs = Array.from({ length: 15 }, (_, index) => `corrente-${index}`);
const secret = secretClient();

beforeAll(async () => {
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done));
  const address = front.address();
  if (address === null || typeof address === 'string') throw new Error('No address.');
  vi.stubEnv('SUPABASE_URL', `http://127.0.0.1:${address.port}`);
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', publishableKey);
  vi.stubEnv('SUPABASE_SECRET_KEY', secretKey);
  await secret.from('blog_posts').delete().neq('slug', '').throwOnError();
  await secret
    .from('blog_posts')
    .insert(slugs.map((slug) => rows.blog_posts({ slug })))
    .throwOnError();
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await secret.from('blog_posts').delete().neq('slug', '').throwOnError();
  front.closeAllConnections();
  await new Promise((done) => front.close(done));
});

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  databaseIsAway = false;
});

const answer = (xml: string, url_count: number) => ({
  status: 200,
  body: JSON.stringify({ success: true, xml, url_count }),
});
const entries = emergencyEntries(siteUrl, today);
const good = async () => answer(await sitemapXml(entries), 30);

/** The site's own code, without what it remembers of earlier tests. */
const load = async () => import('#app/sitemap/sitemap.server.ts');

const faults: [string, () => Reply | Promise<Reply>][] = [
  ['answers 500', () => ({ status: 500, body: '{"code":"internal"}' })],
  ['hangs', () => 'hang'],
  ['is cut off', () => 'cut'],
  ['answers garbage', () => ({ status: 200, body: '<<<' })],
  ['answers another form', () => ({ status: 200, body: '{"success":true}' })],
  ['has 28 URLs', async () => answer(await sitemapXml(entries.slice(0, 28)), 28)],
  ['says 30 and has 28', async () => answer(await sitemapXml(entries.slice(0, 28)), 30)],
  [
    'names another site',
    async () => answer(await sitemapXml(emergencyEntries('https://evil.example', today)), 30),
  ],
  [
    'is not well-formed',
    async () => answer((await sitemapXml(entries)).replace('</urlset>', ''), 30),
  ],
];

const locationsOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location);

it('a good answer of the function is the sitemap', async () => {
  functionReply = await good();
  const { xml, source } = await (await load()).loadSitemap();
  expect(source).toBe('dynamic');
  expect(locationsOf(xml)).toHaveLength(30);
});

describe.each(faults)('when the function %s', (_what, reply) => {
  it('the site builds the sitemap from its posts', async () => {
    functionReply = await reply();
    const { xml, source } = await (await load()).loadSitemap();
    expect(source).toBe('fallback');
    expect(locationsOf(xml)).toHaveLength(30);
    expect(locationsOf(xml)).toContain(`${siteUrl}/blog/corrente-0`);
  });

  it('and the database is away too, the fixed list is the sitemap', async () => {
    functionReply = await reply();
    databaseIsAway = true;
    const { xml, source } = await (await load()).loadSitemap();
    expect(source).toBe('emergency');
    expect(locationsOf(xml)).toHaveLength(30);
  });

  it('and the database is away too, the last good answer comes before the fixed list', async () => {
    const { loadSitemap } = await load();
    functionReply = await good();
    await loadSitemap();
    functionReply = await reply();
    databaseIsAway = true;
    expect((await loadSitemap()).source).toBe('cached');
  });
});

it('with too few posts the sitemap has the pages and those posts, and no article that does not exist', async () => {
  const { loadSitemap } = await load();
  functionReply = await good();
  await loadSitemap();
  functionReply = { status: 500, body: '' };
  await secret
    .from('blog_posts')
    .update({ status: 'archived' })
    .in('slug', slugs.slice(0, 3))
    .throwOnError();
  const { xml, source } = await loadSitemap();
  expect(source).toBe('insufficient');
  const pages = pageEntries(siteUrl, '').map(({ location }) => location);
  const articles = slugs.slice(3).map((slug) => `${siteUrl}/blog/${slug}`);
  expect(new Set(locationsOf(xml))).toEqual(new Set([...pages, ...articles]));
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('Sitemap insuficiente'));
  // The last good document names posts that are gone, so it does not come back either.
  databaseIsAway = true;
  expect((await loadSitemap()).source).toBe('emergency');
  await secret
    .from('blog_posts')
    .update({ status: 'published' })
    .in('slug', slugs.slice(0, 3))
    .throwOnError();
});

it('the news sitemap lists the posts, and is valid and empty when they cannot be read', async () => {
  const { loadNewsSitemap } = await load();
  const whole = await loadNewsSitemap();
  expect([whole.isWhole, locationsOf(whole.xml).length]).toEqual([true, 15]);
  databaseIsAway = true;
  const { xml: empty, isWhole } = await loadNewsSitemap();
  expect([isWhole, locationsOf(empty)]).toEqual([false, []]);
  expect(empty).toMatch(/<urlset [^>]*><\/urlset>$/);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('News sitemap'));
});
