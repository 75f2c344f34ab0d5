import { load } from 'cheerio/slim';
import type { Site } from '../environment.ts';
import { timeLimit } from '../outgoing.ts';

/** Milliseconds for a page and its redirects, redirects that are followed, and characters that are read. */
const timeout = 10_000;
const redirectLimit = 5;
const characterLimit = 3_000_000;

/** What an answer to a page's address was: the page, or why there is none. */
export interface FetchedPage {
  url: string;
  /** HTTP status of the last answer; undefined when there was none. */
  status: number | undefined;
  /** Why there was no answer: `timeout`, `network`, `foreign_redirect` or `redirect_loop`. */
  failure: 'timeout' | 'network' | 'foreign_redirect' | 'redirect_loop' | undefined;
  /** Addresses that it was redirected to. */
  redirects: string[];
  /** Milliseconds until the whole answer was there. */
  responseTime: number;
  /** Bytes of the body, decompressed. */
  bytes: number;
  html: string;
  robotsHeader: string;
  /** The answer asks to come back later (503 with `Retry-After`), as the site does while its database is away. */
  asksToComeBack: boolean;
}

/** Fetches a page of the site; a redirect to another origin is not followed. Never throws. */
export async function fetchPage(site: Site, url: string): Promise<FetchedPage> {
  const started = performance.now();
  const page: FetchedPage = {
    url,
    status: undefined,
    failure: undefined,
    redirects: [],
    responseTime: 0,
    bytes: 0,
    html: '',
    robotsHeader: '',
    asksToComeBack: false,
  };
  const signal = timeLimit(timeout);
  try {
    for (let target = new URL(url); ;) {
      if (target.origin !== site.origin) return { ...page, failure: 'foreign_redirect' };
      const response = await fetch(site.fetchOrigin + target.pathname + target.search, {
        redirect: 'manual',
        signal,
        headers: { 'user-agent': 'SiteAudit/1.0', accept: 'text/html' },
      });
      page.status = response.status;
      const location = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && location !== null) {
        await response.body?.cancel();
        target = new URL(location, target);
        page.redirects.push(target.href);
        if (page.redirects.length > redirectLimit) return { ...page, failure: 'redirect_loop' };
        continue;
      }
      const text = await response.text();
      page.html = text.slice(0, characterLimit);
      page.bytes = new TextEncoder().encode(text).length;
      page.robotsHeader = response.headers.get('x-robots-tag') ?? '';
      page.asksToComeBack = response.status === 503 && response.headers.has('retry-after');
      page.responseTime = Math.round(performance.now() - started);
      return page;
    }
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    return { ...page, status: undefined, failure: timedOut ? 'timeout' : 'network' };
  }
}

/** What a page says of itself, as a search engine reads it. */
export interface PageFacts {
  title: string | undefined;
  description: string | undefined;
  canonicals: string[];
  h1Count: number;
  lang: string | undefined;
  noindex: boolean;
  /** One for each block: undefined when it does not parse. */
  structuredData: unknown[];
  openGraph: Record<string, string>;
  images: { src: string; hasAlt: boolean; hasSize: boolean }[];
  /** Absolute addresses of this site that it links to, with their fragments. */
  links: string[];
  ids: Set<string>;
}

/** Reads a page's HTML. */
export function readPage({ url, html, robotsHeader }: FetchedPage): PageFacts {
  const $ = load(html);
  const content = (selector: string) => $(selector).first().attr('content')?.trim();
  const { origin } = new URL(url);
  const openGraph = $('meta[property^="og:"]')
    .toArray()
    .map((element): [string, string] => [
      $(element).attr('property') ?? '',
      $(element).attr('content') ?? '',
    ]);
  const robots = [content('meta[name="robots"]') ?? '', robotsHeader].join(',').toLowerCase();
  return {
    title: $('head > title').first().text().trim() || undefined,
    description: content('meta[name="description"]'),
    canonicals: $('link[rel="canonical"]')
      .toArray()
      .map((element) => $(element).attr('href') ?? ''),
    h1Count: $('h1').length,
    lang: $('html').attr('lang'),
    noindex: /\b(?:noindex|none)\b/.test(robots),
    structuredData: $('script[type="application/ld+json"]')
      .toArray()
      .map((element) => parseJson($(element).text())),
    openGraph: Object.fromEntries(openGraph),
    images: $('img')
      .toArray()
      .map((element) => ({
        src: $(element).attr('src') ?? '',
        hasAlt: $(element).attr('alt') !== undefined,
        hasSize: $(element).attr('width') !== undefined && $(element).attr('height') !== undefined,
      })),
    links: $('a[href]')
      .toArray()
      .map((element) => $(element).attr('href') ?? '')
      .filter((href) => URL.canParse(href, url) && new URL(href, url).origin === origin)
      .map((href) => new URL(href, url).href),
    ids: new Set(
      $('[id]')
        .toArray()
        .map((element) => $(element).attr('id') ?? ''),
    ),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
