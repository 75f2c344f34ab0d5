import { adminPath } from '#app/seo/paths.ts';
import { absoluteUrl } from '#app/seo/urls.ts';

/** RFC 9309: everything is open but the admin area; both sitemaps are named. */
export function robotsTxt(): string {
  return [
    'User-agent: *',
    `Disallow: ${adminPath}/`,
    'Allow: /',
    '',
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
    `Sitemap: ${absoluteUrl('/sitemap-news.xml')}`,
    '',
  ].join('\n');
}
