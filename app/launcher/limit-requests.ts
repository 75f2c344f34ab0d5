import type { Readable } from 'node:stream';
import type { ServerMiddleware } from 'srvx';
import { refusal } from '#app/server/refusal.server.ts';

/** Answers that the application makes and sends at once; one of its pages takes up to 3 MB while it is rendered. */
const mostAtOnce = 32;

/** The longest form and call have 10 KB. */
const largestBody = 64 * 1024;

/** To who asks for more than can be made at once. */
export function busy(): Response {
  return refusal('Too many requests at once', 503, { 'retry-after': '1' });
}

/**
 * Bounds what the application does at once; who asks for more hears that at once. A request counts from when all of it
 * is there, so that nobody fills the places with requests that he never finishes, until its answer is sent. Documents
 * that the page cache makes are counted by that.
 */
export function limitRequests(): ServerMiddleware {
  let running = 0;
  return async (request, next) => {
    const { req, res } = request.runtime?.node ?? {};
    if (req === undefined || res === undefined) return next();
    // Nobody waits for a body that will be refused.
    if (Number(req.headers['content-length']) > largestBody) return tooLarge();
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      const rawBody = await readBody(req);
      if (rawBody === undefined) return tooLarge();
      // Where srvx looks for a body that was read.
      Object.assign(req, { rawBody });
    }
    if (running >= mostAtOnce || res.destroyed) return busy();
    running += 1;
    res.once('close', () => {
      running -= 1;
    });
    return next();
  };
}

/** Of its body the rest stays unread, so that nothing more can come over its connection. */
function tooLarge(): Response {
  return refusal('Content too large', 413, { connection: 'close' });
}

/** The whole body of a request; undefined for one that is too large, of which the rest stays unread. */
async function readBody(request: Readable): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > largestBody) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
