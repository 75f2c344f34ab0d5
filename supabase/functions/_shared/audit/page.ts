import { Parser } from 'htmlparser2';
import type { Site } from '../environment.ts';
import { timeLimit } from '../outgoing.ts';
import type { CallBudget } from '../page-run/budget.ts';
import { byteLimit, longestUrl } from './limits.ts';

/** Milliseconds for a page and its redirects, and redirects that are followed. */
const timeout = 10_000;
const redirectLimit = 5;
/** Of each kind of thing that a page may have many of: how many are remembered, and their characters. */
const linkLimit = 2_000;
const idLimit = 2_000;
const imageLimit = 5;
const textLimit = 1_000;

/** What an answer to a page's address was, or why there is none. */
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
  /** Bytes of the body, decompressed, up to the limit of what is read. */
  bytes: number;
  /** The answer asks to come back later (503 with `Retry-After`), as the site does while its database is away. */
  asksToComeBack: boolean;
}

/** What a page says of itself, as a search engine reads it. */
export interface PageFacts {
  title: string | undefined;
  description: string | undefined;
  canonicals: string[];
  h1Count: number;
  lang: string | undefined;
  noindex: boolean;
  /** Blocks of JSON-LD, and those of them that do not parse. */
  structuredData: { blocks: number; unreadable: number };
  openGraph: Map<string, string>;
  /** The first images without the attribute. */
  imagesWithoutAlt: string[];
  imagesWithoutSize: string[];
  /** Absolute addresses of this site that it links to, with their fragments. */
  links: Set<string>;
  ids: Set<string>;
}

/** A page that was asked for; without facts when it gave no HTML. */
export interface AuditedPage {
  fetched: FetchedPage;
  facts: PageFacts | undefined;
}

/**
 * Fetches a page of the site and reads it while it comes, so that no page is ever held whole; a redirect to another
 * origin is not followed. The time that the reading takes is counted. Never throws.
 */
export async function auditPage(site: Site, url: string, budget: CallBudget): Promise<AuditedPage> {
  const started = performance.now();
  const fetched: FetchedPage = {
    url,
    status: undefined,
    failure: undefined,
    redirects: [],
    responseTime: 0,
    bytes: 0,
    asksToComeBack: false,
  };
  const failed = (failure: FetchedPage['failure']): AuditedPage => ({
    fetched: { ...fetched, failure },
    facts: undefined,
  });
  const signal = timeLimit(timeout);
  try {
    for (let target = new URL(url); ;) {
      if (target.origin !== site.origin) return failed('foreign_redirect');
      const response = await fetch(site.fetchOrigin + target.pathname + target.search, {
        redirect: 'manual',
        signal,
        headers: { 'user-agent': 'SiteAudit/1.0', accept: 'text/html' },
      });
      fetched.status = response.status;
      const location = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && location !== null) {
        await response.body?.cancel();
        target = new URL(location, target);
        fetched.redirects.push(target.href);
        if (fetched.redirects.length > redirectLimit) return failed('redirect_loop');
        continue;
      }
      fetched.asksToComeBack = response.status === 503 && response.headers.has('retry-after');
      const isPage =
        response.status === 200 && response.headers.get('content-type')?.includes('html') === true;
      const reader = isPage ? pageReader(url, response.headers) : undefined;
      for await (const chunk of reader === undefined ? [] : (response.body ?? [])) {
        fetched.bytes += chunk.length;
        budget.count(() => reader?.read(chunk));
        // Leaving the loop cancels the rest, as it does for what is no page.
        if (fetched.bytes >= byteLimit) break;
      }
      if (reader === undefined) await response.body?.cancel();
      fetched.responseTime = Math.round(performance.now() - started);
      return { fetched, facts: reader && budget.count(() => reader.facts()) };
    }
  } catch (error) {
    fetched.status = undefined;
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    return failed(timedOut ? 'timeout' : 'network');
  }
}

/** Text as the database can keep it: of a sensible length, and without what it knows no form for. */
function storable(text: string, longest = textLimit): string {
  return text.slice(0, longest).replaceAll('\0', '').toWellFormed();
}

/** Reads a page's HTML in the parts in which it comes. */
function pageReader(url: string, headers: Headers) {
  const { origin } = new URL(url);
  const decoder = new TextDecoder();
  const facts: PageFacts = {
    title: undefined,
    description: undefined,
    canonicals: [],
    h1Count: 0,
    lang: undefined,
    noindex: false,
    structuredData: { blocks: 0, unreadable: 0 },
    openGraph: new Map(),
    imagesWithoutAlt: [],
    imagesWithoutSize: [],
    links: new Set(),
    ids: new Set(),
  };
  const metas = new Map<string, string>();
  /** The open elements, and the text of the one whose text counts. */
  const open: string[] = [];
  let text: string | undefined;

  const elements: Record<string, (attributes: Record<string, string>) => void> = {
    html: ({ lang }) => (facts.lang ??= lang),
    title: () => {
      if (facts.title === undefined && open.at(-1) === 'head') text = '';
    },
    h1: () => (facts.h1Count += 1),
    script: ({ type }) => {
      if (type === 'application/ld+json') text = '';
    },
    meta: ({ name, property, content = '' }) => {
      if (name !== undefined && !metas.has(name)) metas.set(name, storable(content.trim()));
      if (property?.startsWith('og:') === true) facts.openGraph.set(property, content);
    },
    link: ({ rel, href = '' }) => {
      if (rel === 'canonical') facts.canonicals.push(storable(href, longestUrl));
    },
    img: ({ src = '', alt, width, height }) => {
      const remember = (images: string[]) => {
        if (images.length < imageLimit) images.push(storable(src, 200));
      };
      if (alt === undefined) remember(facts.imagesWithoutAlt);
      if (width === undefined || height === undefined) remember(facts.imagesWithoutSize);
    },
    a: ({ href }) => {
      if (href === undefined || href.length > longestUrl || facts.links.size >= linkLimit) return;
      const target = URL.parse(href, url);
      if (target?.origin === origin && target.href.length <= longestUrl) {
        facts.links.add(target.href);
      }
    },
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (attributes['id'] !== undefined && facts.ids.size < idLimit) {
        facts.ids.add(storable(attributes['id']));
      }
      if (Object.hasOwn(elements, name)) elements[name]?.(attributes);
      open.push(name);
    },
    ontext: (part) => {
      if (text !== undefined) text += part;
    },
    onclosetag: (name) => {
      open.pop();
      if (text === undefined || (name !== 'title' && name !== 'script')) return;
      if (name === 'title') facts.title = storable(text.trim());
      else {
        facts.structuredData.blocks += 1;
        if (!isJson(text)) facts.structuredData.unreadable += 1;
      }
      text = undefined;
    },
  });
  return {
    read: (chunk: Uint8Array) => parser.write(decoder.decode(chunk, { stream: true })),
    facts: (): PageFacts => {
      parser.end();
      const robots = [metas.get('robots') ?? '', headers.get('x-robots-tag') ?? ''].join(',');
      return {
        ...facts,
        title: facts.title || undefined,
        description: metas.get('description'),
        noindex: /\b(?:noindex|none)\b/i.test(robots),
      };
    },
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
