import { retryAfter } from './service-unavailable.server.ts';

/** Answers of routes that are documents, not pages. */

/** No such document. */
export function documentNotFound(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** Waits for a document; when making it fails, logs why and answers 503, so that a crawler keeps what it knows. */
export async function orUnavailable(document: Promise<Response>): Promise<Response> {
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
