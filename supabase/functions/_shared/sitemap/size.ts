import { count, plural } from '../count.ts';

/** How many URLs the site's sitemap should have (specification, section 9). Pages may read it too. */

/** Below this many URLs a sitemap is taken for broken and the next source is asked (specification, section 7). */
export const minimumUrls = 29;
/** The whole site: 4 pages, 3 services, 6 neighbourhoods, 17 articles. */
export const expectedUrls = 30;
/** Below this many URLs the log gets a warning, and the status check a critical mark. */
export const warningUrls = 25;

/**
 * What an operator reads of a sitemap that has every published article and is still too small: nothing but
 * publishing mends it.
 */
export function missingArticles(urlCount: number): string {
  const missing = expectedUrls - urlCount;
  const articles = `${plural(missing, 'falta', 'faltam')} ${count(missing, 'artigo', 'artigos')}`;
  return `O sitemap tem ${count(urlCount, 'URL', 'URLs')}: ${articles} para as ${expectedUrls} esperadas. Publique no blog, e cada artigo entra no sitemap assim que sai.`;
}
