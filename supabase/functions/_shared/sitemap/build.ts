import type { SitemapEntry, SitemapPost } from './entries.ts';
import { articleEntries, eachOnce, localDay, pageEntries } from './entries.ts';
import { sitemapIndexXml, sitemapXml } from './xml.ts';

/**
 * URLs that one document holds. The protocol allows 50,000 and 50 MB (sitemaps.org); ours are smaller, because
 * /sitemap.xml must be read from the database, made and checked within its share of three seconds.
 */
export const urlsPerDocument = 5_000;

/** A post with what orders and finds it. */
export interface IndexedPost extends SitemapPost {
  id: string;
}

/** The published posts, in the order of their ids, which no later post disturbs. */
export interface PostSource {
  count(): Promise<number>;
  /** Up to `limit` posts after the one with that id, from the first one without it. */
  after(id: string | undefined, limit: number): Promise<IndexedPost[]>;
  /** Id of the post at a place, counted from 0. */
  idAt(place: number): Promise<string | undefined>;
}

export interface BuiltSitemap {
  kind: 'urlset' | 'index';
  xml: string;
  /** Undefined for an index: its parts are written while they are read. */
  entries: SitemapEntry[] | undefined;
  /** URLs of the whole sitemap, whatever the number of documents. */
  urlCount: number;
  counts: { pages: number; services: number; neighborhoods: number; articles: number };
}

/** PostgREST's own limit of rows. */
const pageSize = 1_000;

/** Posts from a place on, page by page. */
export async function* postsFrom(
  source: PostSource,
  afterId: string | undefined,
  limit: number,
): AsyncGenerator<IndexedPost> {
  let last = afterId;
  for (let left = limit; left > 0;) {
    const page = await source.after(last, Math.min(pageSize, left));
    yield* page;
    left -= page.length;
    last = page.at(-1)?.id;
    if (page.length < pageSize) return;
  }
}

/** The sitemap of the site: one document, or above its limit an index of numbered parts. */
export async function buildSitemap(
  siteUrl: string,
  source: PostSource,
  today: Date,
): Promise<BuiltSitemap> {
  const articleCount = await source.count();
  const pages = pageEntries(siteUrl, localDay(today));
  if (pages.length + articleCount > urlsPerDocument) {
    const xml = await sitemapIndexXml(
      Array.from({ length: partCount(pages.length, articleCount) }, (_, index) => ({
        location: `${siteUrl}/sitemap-${index + 1}.xml`,
        lastmod: localDay(today),
      })),
    );
    return { kind: 'index', xml, entries: undefined, ...totals(pages, articleCount) };
  }
  const posts: IndexedPost[] = [];
  for await (const post of postsFrom(source, undefined, urlsPerDocument)) posts.push(post);
  const articles = articleEntries(siteUrl, posts);
  const newest = articles
    .map(({ lastmod }) => lastmod)
    .toSorted()
    .at(-1);
  const entries = [...eachOnce([...pageEntries(siteUrl, newest ?? localDay(today)), ...articles])];
  return {
    kind: 'urlset',
    xml: await sitemapXml(entries),
    entries,
    ...totals(pages, entries.length - pages.length),
  };
}

/**
 * Entries of part `part`, from 1, of a sitemap that needs parts; undefined when there is no such part. A location is in
 * it once, and no post has that of a page; that two posts differ is for the database to hold.
 */
export async function sitemapPart(
  siteUrl: string,
  source: PostSource,
  part: number,
  today: Date,
): Promise<AsyncGenerator<SitemapEntry> | undefined> {
  const articleCount = await source.count();
  const pages = pageEntries(siteUrl, localDay(today));
  if (pages.length + articleCount <= urlsPerDocument) return undefined;
  if (part < 1 || part > partCount(pages.length, articleCount)) return undefined;
  const inFirst = urlsPerDocument - pages.length;
  const start = part === 1 ? 0 : inFirst + (part - 2) * urlsPerDocument;
  const afterId = start === 0 ? undefined : await source.idAt(start - 1);
  return partEntries();

  async function* partEntries(): AsyncGenerator<SitemapEntry> {
    const seen = new Set(pages.map(({ location }) => location));
    if (part === 1) yield* pages;
    for await (const post of postsFrom(source, afterId, part === 1 ? inFirst : urlsPerDocument)) {
      yield* eachOnce(articleEntries(siteUrl, [post]), seen);
    }
  }
}

function partCount(pages: number, articles: number): number {
  return Math.ceil((pages + articles) / urlsPerDocument);
}

function totals(pages: readonly SitemapEntry[], posts: number) {
  const under = (folder: string) =>
    pages.filter(({ location }) => location.includes(folder)).length;
  const services = under('/servicos/');
  const neighborhoods = under('/bairros/');
  const guides = under('/blog/');
  const counts = {
    pages: pages.length - services - neighborhoods - guides,
    services,
    neighborhoods,
    articles: guides + posts,
  };
  return { urlCount: pages.length + posts, counts };
}
