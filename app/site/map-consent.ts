import { useSyncExternalStore } from 'react';
import { mapCookie, readMapConsent } from './map-cookie.ts';

/** Days for which the visitor's answer is kept. */
export const mapConsentDays = 180;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Remembers the visitor's answer for `mapConsentDays`, or forgets it at once; every map on the page follows. */
export function setMapConsent(agreed: boolean): void {
  const age = agreed ? mapConsentDays * 24 * 3600 : 0;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${mapCookie}; path=/; max-age=${age}; samesite=lax${secure}`;
  for (const listener of listeners) listener();
}

/** The visitor's answer; false on the server and until the page is hydrated. */
export function useMapConsent(): boolean {
  return useSyncExternalStore(subscribe, readMapConsent, () => false);
}
