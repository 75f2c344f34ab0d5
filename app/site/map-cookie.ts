/**
 * Whether this visitor agreed to Google's map, which tells Google their IP address. Kept in a first-party
 * cookie that only the browser's code reads: no page depends on it (design, section 6). It has one name and one
 * value, with nothing to encode, so that every page is spared a cookie library.
 */
export const mapCookie = 'mapa=sim';

/** The visitor's answer, as this browser keeps it. */
export function readMapConsent(): boolean {
  return document.cookie.split('; ').includes(mapCookie);
}
