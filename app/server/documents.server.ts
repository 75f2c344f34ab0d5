import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { retryAfter } from './service-unavailable.server.ts';

/** Answers of routes that are documents, not pages. */

interface TextDocument {
  text: string;
  /** Media type, without the encoding. */
  type: string;
  /** Seconds that a cache may keep it; 0 for what is only a substitute, and should be asked for again soon. */
  maxAge: number;
  headers?: Record<string, string>;
}

/** A text as an answer, or 304 to who has that very text already. */
export function textDocument(
  request: Request,
  { text, type, maxAge, headers: others = {} }: TextDocument,
): Response {
  // Weak, for one text goes out plain and compressed.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  const headers = {
    ...others,
    'cache-control': maxAge === 0 ? 'no-store' : `public, max-age=${maxAge}`,
    etag,
  };
  if (!hasTag(request.headers.get('if-none-match'), etag)) {
    return new Response(text, {
      headers: { ...headers, 'content-type': `${type}; charset=utf-8` },
    });
  }
  // The compression, which says this of what it may compress, sees no text here.
  return new Response(null, { status: 304, headers: { ...headers, vary: 'accept-encoding' } });
}

/** Whether `If-None-Match` has the tag, by the weak comparison that it asks for (RFC 9110, section 13.1.2). */
export function hasTag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch === null || ifNoneMatch === undefined) return false;
  const own = opaqueTag(etag);
  return ifNoneMatch
    .split(',')
    .map(opaqueTag)
    .some((tag) => tag === '*' || tag === own);
}

function opaqueTag(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/** An XML document that is written while it is sent. */
export function streamedXml(parts: AsyncIterable<Uint8Array>): Response {
  // Node's type of a web stream is not the DOM's, though at run time both are the one global class.
  const stream: unknown = Readable.toWeb(Readable.from(parts, { objectMode: false }));
  if (!(stream instanceof ReadableStream)) throw new TypeError('Not a web stream.');
  return new Response(stream, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
    },
  });
}

/** Waits for a document; when making it fails, logs why and answers 503, so that a crawler keeps what it knows. */
export async function orUnavailable<T>(document: Promise<T>): Promise<T | Response> {
  try {
    return await document;
  } catch (error) {
    console.error('A document could not be made:', error);
    return new Response('Service unavailable', {
      status: 503,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': retryAfter,
      },
    });
  }
}
