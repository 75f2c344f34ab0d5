import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Coding = 'br' | 'gzip' | 'identity';

/** Best first, whatever the order in which a browser lists them. */
const codings: readonly Coding[] = ['br', 'gzip', 'identity'];

const preferences = new LRUCache<string, Coding>({ max: 200 });

/** The best content coding that `Accept-Encoding` allows. */
export function preferredCoding(acceptEncoding: string | string[] | null = 'identity'): Coding {
  const header = String(acceptEncoding ?? 'identity');
  const known = preferences.get(header);
  if (known !== undefined) return known;
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([
    ...codings,
  ]);
  const coding = codings.find((one) => accepted.includes(one)) ?? 'identity';
  preferences.set(header, coding);
  return coding;
}

/** Whether `Accept-Encoding` allows zstd too. */
export function acceptsZstd(acceptEncoding: string | string[] | undefined): boolean {
  const headers = { 'accept-encoding': String(acceptEncoding) };
  return new Negotiator({ headers }).encodings(['zstd']).includes('zstd');
}
