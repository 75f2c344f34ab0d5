import type { Environment, Site } from '../environment.ts';

/** The site's property in Search Console: `SEARCH_CONSOLE_PROPERTY`, else the site's address as a URL prefix. */
export function searchConsoleProperty(env: Environment, site: Site): string {
  return env('SEARCH_CONSOLE_PROPERTY') ?? `${site.origin}/`;
}

/** The host of a property or of a site's address, without "www.": a site has one, a property may be named in two ways. */
export function propertyHost(name: string): string {
  return name
    .replace(/^sc-domain:|^https?:\/\//, '')
    .replace(/\/$/, '')
    .replace(/^www\./, '');
}
