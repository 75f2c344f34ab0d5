import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { ServerMiddleware } from 'srvx';
import { preferredCoding } from './coding.ts';

const compressible = /^(?:text\/|application\/(?:json|xml|rss\+xml|manifest\+json|javascript))/;

/**
 * Compresses text answers with what the client prefers, flushing chunk by chunk so that a streamed page
 * is not held back. `pipeline` also ends the source when the client goes away.
 */
export const compression: ServerMiddleware = async (request, next) => {
  const response = await next();
  const type = response.headers.get('content-type') ?? '';
  if (!compressible.test(type) || response.headers.has('content-encoding')) return response;
  response.headers.append('vary', 'accept-encoding');
  const encoding = preferredCoding(request.headers.get('accept-encoding'));
  const { status, statusText, body } = response;
  if (body === null || request.method === 'HEAD' || encoding === 'identity') return response;
  const headers = new Headers(response.headers);
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 4,
            // A window of 256 KB, which holds a page; the default would take 4 MB for each answer.
            [constants.BROTLI_PARAM_LGWIN]: 18,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  // An error here means that the client left or the page's stream broke: both ends are already closed.
  pipeline(Readable.from(body), compressor, () => {});
  // Node's type of a web stream is not the DOM's, though at run time both are the one global class.
  const compressed: unknown = Readable.toWeb(compressor);
  if (!(compressed instanceof ReadableStream)) throw new TypeError('Not a web stream.');
  return new Response(compressed, { status, statusText, headers });
};
