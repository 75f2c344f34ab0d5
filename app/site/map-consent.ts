import { useSyncExternalStore } from 'react';

/**
 * Whether this visitor agreed to Google's map, which tells Google their IP address. Kept in a first-party
 * cookie that only the browser's code reads: no page depends on it (design, section 6). It has one name and one
 * value, with nothing to encode, so that every page is spared a cookie library.
 */
const cookie = 'mapa=sim';

/** Days for which the visitor's answer is kept. */
export const mapConsentDays = 180;

const listeners = new Set<() => void>();

function read(): boolean {
  return document.cookie.split('; ').includes(cookie);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Remembers the visitor's answer for `mapConsentDays`, or forgets it at once; every map on the page follows. */
export function setMapConsent(agreed: boolean): void {
  const age = agreed ? mapConsentDays * 24 * 3600 : 0;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${cookie}; path=/; max-age=${age}; samesite=lax${secure}`;
  for (const listener of listeners) listener();
}

/** The visitor's answer; false on the server and until the page is hydrated. */
export function useMapConsent(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}
