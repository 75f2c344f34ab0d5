import type { SourceTest } from '../_shared/answers.ts';
import { count } from '../_shared/count.ts';
import { marks } from '../_shared/sitemap/marks.ts';
import { minimumUrls, missingArticles, warningUrls } from '../_shared/sitemap/size.ts';
import type { SitemapSource } from '../_shared/sitemap/sources.ts';

/** What the public sitemap is made of, where the function failed or counts other URLs. */
const madeOf: Record<SitemapSource, string> = {
  dynamic:
    'Um cache pode guardar o documento anterior por alguns minutos: repita o diagnóstico depois.',
  fallback: 'O site montou o dele com os artigos publicados.',
  insufficient: 'O site montou o dele com os artigos publicados.',
  cached: 'O site serve o último sitemap bom, porque o banco de dados não respondeu a ele.',
  emergency: 'O site serve a lista fixa, porque o banco de dados não respondeu a ele.',
};

/** What there is to do about both sources; `source` is what the public one is made of. */
export function recommend(
  fromFunction: SourceTest,
  fromSite: SourceTest,
  source: SitemapSource | undefined,
): string[] {
  const found: string[] = [];
  const because = source === undefined ? '' : ` ${madeOf[source]}`;
  if (fromSite.status === 'error') {
    found.push(
      `${marks.critical} O sitemap público está com erro: ${fromSite.message} Confira se o site está no ar.`,
    );
  }
  const complete = completeCount(fromFunction, fromSite, source);
  if (complete !== undefined && complete < minimumUrls) {
    found.push(`${markOf(complete)} ${missingArticles(complete)}`);
  }
  if (fromFunction.status === 'error') {
    found.push(
      `${marks.warning} A geração dinâmica falhou: ${fromFunction.message}${fromSite.status === 'success' ? because : ''}`,
    );
  } else if (fromSite.status === 'success' && fromFunction.url_count !== fromSite.url_count) {
    found.push(
      `${markOf(fromSite.url_count)} O sitemap público tem ${count(fromSite.url_count, 'URL', 'URLs')} e a geração dinâmica, ${count(fromFunction.url_count, 'URL', 'URLs')}.${because}`,
    );
  }
  return found.length > 0
    ? found
    : [`${marks.fine} Os dois sitemaps estão em ordem. Não é preciso fazer nada.`];
}

/** URLs of a sitemap with every published article; undefined where neither source read the database. */
function completeCount(
  fromFunction: SourceTest,
  fromSite: SourceTest,
  source: SitemapSource | undefined,
): number | undefined {
  if (fromFunction.status === 'success') return fromFunction.url_count;
  const isComplete = source === 'insufficient' || source === 'fallback';
  return fromSite.status === 'success' && isComplete ? fromSite.url_count : undefined;
}

function markOf(urlCount: number): string {
  return urlCount < warningUrls ? marks.critical : marks.warning;
}
