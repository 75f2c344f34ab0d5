import { readSitemap } from '#functions/sitemap/read.ts';
import { loadNewsSitemap, loadSitemap } from '#app/sitemap/sitemap.server.ts';
import type { DocumentCheck, SitemapsCheck } from './check.ts';

/** Entries that the page shows of each document. */
const shown = 5;

/** Makes both documents as a crawler would get them now, and reads them. */
export async function checkSitemaps(): Promise<SitemapsCheck> {
  const [sitemap, news] = await Promise.all([loadSitemap(), loadNewsSitemap()]);
  return {
    sitemap: check(sitemap.xml, sitemap.source),
    news: check(news.xml, undefined),
    checkedAt: new Date().toISOString(),
  };
}

function check(xml: string, source: DocumentCheck['source']): DocumentCheck {
  const document = readSitemap(xml);
  const entries = document.ok ? document.entries : [];
  return {
    source,
    problem: document.ok ? undefined : document.problem,
    kind: document.ok ? document.kind : 'urlset',
    urlCount: entries.length,
    newestLastmod: entries
      .flatMap(({ lastmod }) => lastmod ?? [])
      .toSorted()
      .at(-1),
    firstEntries: entries.slice(0, shown),
  };
}
