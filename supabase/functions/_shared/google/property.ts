import type { VariableReader, Site } from '../environment.ts';

/** The site's property in Search Console: `SEARCH_CONSOLE_PROPERTY`, else the site's address as a URL prefix. */
export function searchConsoleProperty(env: VariableReader, site: Site): string {
  return env('SEARCH_CONSOLE_PROPERTY') ?? `${site.origin}/`;
}
