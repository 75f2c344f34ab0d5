import { company } from '#app/company/company.ts';

/**
 * Whether an origin is this site: the one that the request came to, or the one that visitors know. Behind a proxy that
 * ends TLS these differ, and a browser that sends no `Sec-Fetch-Site` is known by its origin alone.
 */
export function isOwnOrigin(
  origin: string,
  requestUrl: string,
  siteUrl: string = company.siteUrl,
): boolean {
  return origin === siteUrl || origin === new URL(requestUrl).origin;
}
