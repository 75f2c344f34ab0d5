import { absoluteUrl } from '../seo/urls.ts';

/**
 * RFC 9309. Nothing is disallowed: pages that must stay out of the index say `noindex` themselves, and a
 * crawler that may not fetch them would never read that.
 */
export function robotsTxt(): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''].join(
    '\n',
  );
}
