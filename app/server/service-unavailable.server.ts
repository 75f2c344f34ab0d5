import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';

/** Seconds after which a crawler may ask again. */
export const retryAfter = '120';

/**
 * Waits for a read that a page depends on. When it fails the answer becomes 503 with `Retry-After`, so
 * that a crawler keeps the page it knows (design, section 5), and the error goes on.
 */
export async function orServiceUnavailable<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    setResponseStatus(503);
    setResponseHeader('retry-after', retryAfter);
    throw error;
  }
}
