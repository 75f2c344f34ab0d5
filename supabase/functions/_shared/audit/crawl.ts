import pMap from 'p-map';
import * as v from 'valibot';
import { count } from '../count.ts';
import type { Site } from '../environment.ts';
import { FunctionError } from '../errors.ts';
import { explainSilence } from '../google/explain.ts';
import { callService } from '../outgoing.ts';
import type { CallBudget } from '../page-run/budget.ts';
import { isOfSite, readSitemap } from '../sitemap/read.ts';
import type { SitemapSource } from '../sitemap/sources.ts';
import { byteLimit, documentLimit, longestUrl, pageLimit } from './limits.ts';
import type { AuditedPage } from './page.ts';
import { auditPage } from './page.ts';

/** Pages that are asked at the same time: polite to a small server. */
const concurrency = 4;

/** Sources of the sitemap that stand in for the database. */
const substitutes: readonly SitemapSource[] = ['cached', 'emergency'];

/** How far the reading of the live sitemap is. */
export const listing = v.object({
  /** Documents that are still to be read; null before the first one. */
  documents: v.nullable(v.array(v.string())),
  /** False when the site says that it was made without the database, and may be old. */
  isCurrent: v.boolean(),
  /** Whether it has more pages than a run looks at. */
  isCut: v.boolean(),
});

type Listing = v.InferOutput<typeof listing>;

export const notListed: Listing = { documents: null, isCurrent: true, isCut: false };

/**
 * Reads documents of the live sitemap, as many as the call allows, and gives their pages to `add`, which says whether it
 * takes more. The sitemap is read when no document is left. Throws a FunctionError when it cannot be read, is empty or
 * names another site.
 */
export async function readListing(
  site: Site,
  before: Listing,
  budget: CallBudget,
  add: (urls: readonly string[]) => Promise<boolean>,
): Promise<Listing> {
  let { documents, isCurrent, isCut } = before;
  const take = async (urls: readonly string[]) => {
    if (await add(urls.filter((url) => url.length <= longestUrl))) return;
    isCut = true;
    documents = [];
  };
  if (documents === null) {
    const first = await readDocument(site, '/sitemap.xml', budget);
    if (first.urls.length === 0) throw emptySitemap();
    isCurrent = !substitutes.some((source) => source === first.source);
    documents = [];
    if (first.kind === 'urlset') await take(first.urls);
    else {
      documents = first.urls.slice(0, documentLimit).map((url) => new URL(url).pathname);
      isCut = first.urls.length > documentLimit;
    }
  }
  for (let next = documents[0]; next !== undefined && !budget.isSpent; next = documents[0]) {
    documents = documents.slice(1);
    await take((await readDocument(site, next, budget)).urls);
  }
  return { documents, isCurrent, isCut };
}

/** The sitemap, and every part of it, names no page. */
export function emptySitemap(): FunctionError {
  return new FunctionError(502, 'sitemap_empty', 'O sitemap do site está vazio.');
}

/** How many addresses the parts of an index have, which are read for nothing else. */
export async function countInParts(
  site: Site,
  parts: readonly { location: string }[],
): Promise<number> {
  const numbers = await pMap(
    parts.slice(0, documentLimit),
    async ({ location }) => {
      const { status, text } = await fetchDocument(site, new URL(location).pathname);
      if (status !== 200) throw invalidSitemap(status);
      return text.split('<loc>').length - 1;
    },
    { concurrency },
  );
  return numbers.reduce((sum, number) => sum + number, 0);
}

function fetchDocument(site: Site, path: string) {
  return callService(
    site.fetchOrigin + path,
    {},
    { timeout: 10_000, retries: 1, longestAnswer: byteLimit },
  ).catch((error: unknown) => {
    throw explainSilence('O sitemap do site', error);
  });
}

function invalidSitemap(status: number): FunctionError {
  return new FunctionError(
    502,
    'sitemap_invalid',
    `O sitemap do site não pôde ser lido (HTTP ${status}).`,
  );
}

async function readDocument(site: Site, path: string, budget: CallBudget) {
  const answer = await fetchDocument(site, path);
  const document = budget.count(() => readSitemap(answer.status === 200 ? answer.text : ''));
  if (!document.ok) throw invalidSitemap(answer.status);
  if (!budget.count(() => isOfSite(site.origin, document.entries))) {
    throw new FunctionError(
      502,
      'sitemap_foreign',
      'O sitemap tem endereços de outro site. Confira VITE_SITE_URL e SITE_URL.',
    );
  }
  const urls = document.entries.map(({ location }) => location);
  return { kind: document.kind, urls, source: answer.headers.get('x-sitemap-source') };
}

/** Whether the live sitemap answers and was made with the database. */
export async function isSitemapCurrent(site: Site, budget: CallBudget): Promise<boolean> {
  try {
    const { source } = await readDocument(site, '/sitemap.xml', budget);
    return !substitutes.some((substitute) => substitute === source);
  } catch (error) {
    if (!(error instanceof FunctionError)) throw error;
    return false;
  }
}

/** Says that only a part of the pages was checked; empty when all were. */
export function partialNotice({ isCut }: Listing): string {
  if (!isCut) return '';
  const most = count(pageLimit, 'página', 'páginas');
  return ` O sitemap tem mais de ${most}; as que passam disso não foram vistas.`;
}

/** Fetches and reads pages, a few at a time, in the order given, until the budget is spent. */
export async function auditPages(
  site: Site,
  urls: readonly string[],
  budget: CallBudget,
): Promise<AuditedPage[]> {
  const pages = await pMap(
    urls,
    (url) => (budget.takePage() ? auditPage(site, url, budget) : undefined),
    { concurrency },
  );
  return pages.filter((page) => page !== undefined);
}
