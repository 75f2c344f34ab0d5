/** Room for a UUID and for what proxies make up, and nothing that a log would have to escape. */
const pattern = /^[\w.:-]{8,128}$/;

/** The id that the caller gave a request, when it looks like one, else a new one. */
export function requestId(given: string | null): string {
  return given !== null && pattern.test(given) ? given : crypto.randomUUID();
}
