import { company } from '#app/company/company.ts';

/** A path of this site as its canonical link, sitemap entry and internal links write it: no slash at the end. */
export type SitePath = `/${string}`;

/** Absolute URL of a path of this site. */
export function absoluteUrl(path: SitePath): string {
  return `${company.siteUrl}${path}`;
}
