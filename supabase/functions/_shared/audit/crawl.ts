import pMap from 'p-map';
import type { Site } from '../environment.ts';
import { count } from '../count.ts';
import { FunctionError } from '../errors.ts';
import { explainSilence } from '../google/explain.ts';
import { callService } from '../outgoing.ts';
import { isOfSite, readSitemap } from '../sitemap/read.ts';
import type { SitemapSource } from '../sitemap/sources.ts';
import type { AuditedPage } from './findings.ts';
import { fetchPage, readPage } from './page.ts';

/** Pages that are asked at the same time: polite to a small server. */
const concurrency = 4;

/** Documents of a sitemap index that are read, and pages that one run looks at. */
const documentLimit = 10;
export const pageLimit = 1_000;

/** Sources of the sitemap that stand in for the database. */
const substitutes: readonly SitemapSource[] = ['cached', 'emergency'];

interface LiveSitemap {
  urls: string[];
  /** False when the site says that it was made without the database, and may be old. */
  isCurrent: boolean;
}

/** The live sitemap. Throws a FunctionError when it cannot be read, is empty or names another site. */
export async function readLiveSitemap(site: Site): Promise<LiveSitemap> {
  const document = await readDocument(site, '/sitemap.xml');
  const urls =
    document.kind === 'urlset'
      ? document.entries.map(({ location }) => location)
      : await readParts(site, document);
  if (urls.length === 0) {
    throw new FunctionError(502, 'sitemap_empty', 'O sitemap do site está vazio.');
  }
  return { urls, isCurrent: !substitutes.some((source) => source === document.source) };
}

/** The addresses in the parts of a sitemap that is an index of them. */
export async function readParts(site: Site, document: Pick<ReadDocument, 'entries'>) {
  const parts = await pMap(
    document.entries.slice(0, documentLimit),
    ({ location }) => readDocument(site, new URL(location).pathname),
    { concurrency },
  );
  return parts.flatMap(({ entries }) => entries.map(({ location }) => location));
}

type ReadDocument = Awaited<ReturnType<typeof readDocument>>;

async function readDocument(site: Site, path: string) {
  const answer = await callService(
    site.fetchOrigin + path,
    {},
    { timeout: 10_000, retries: 1 },
  ).catch((error: unknown) => {
    throw explainSilence('O sitemap do site', error);
  });
  const document = readSitemap(answer.status === 200 ? answer.text : '');
  if (!document.ok) {
    throw new FunctionError(
      502,
      'sitemap_invalid',
      `O sitemap do site não pôde ser lido (HTTP ${answer.status}).`,
    );
  }
  if (!isOfSite(site.origin, document.entries)) {
    throw new FunctionError(
      502,
      'sitemap_foreign',
      'O sitemap tem endereços de outro site. Confira VITE_SITE_URL e SITE_URL.',
    );
  }
  return { ...document, source: answer.headers.get('x-sitemap-source') };
}

/** Says that only a part of the pages was checked; empty when all were. */
export function partialNotice(urls: readonly string[]): string {
  if (urls.length <= pageLimit) return '';
  return ` O sitemap tem ${count(urls.length, 'página', 'páginas')}; só as primeiras ${count(pageLimit, 'foi vista', 'foram vistas')}.`;
}

/** Fetches and reads pages, a few at a time, in the order given. */
export function auditPages(site: Site, urls: readonly string[]): Promise<AuditedPage[]> {
  return pMap(
    urls.slice(0, pageLimit),
    async (url) => {
      const fetched = await fetchPage(site, url);
      const facts = fetched.status === 200 ? readPage(fetched) : undefined;
      return { fetched, facts };
    },
    { concurrency },
  );
}
