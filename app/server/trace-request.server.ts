import type { ServerMiddleware } from 'srvx';
import { isEnding } from './ending.server.ts';
import { isHealthPath } from './health.server.ts';
import { requestId } from '#functions/request-id.ts';
import { inRequest } from './request-context.server.ts';

/** Characters of a path that the log has. */
const longestPath = 200;

/**
 * The outermost middleware: gives each request an id, which its answer, its lines in the log and its calls of Supabase
 * carry, and ends connections once this process is about to end. `log`, where given, has a line for each request: what was asked
 * for and how it went, and neither who asked nor the query.
 */
export function traceRequest(
  log?: (fields: Record<string, unknown>, message: string) => void,
): ServerMiddleware {
  return async (request, next) => {
    const id = requestId(request.headers.get('x-request-id'));
    const { req: asked, res: connection } = request.runtime?.node ?? {};
    const hasLeft = () => connection?.destroyed === true && !connection.writableFinished;
    // Not of `request.url`, which a host that is none makes unreadable.
    const [path = '/'] = asked?.url?.split('?') ?? [];
    if (log !== undefined && connection !== undefined && !isHealthPath(path)) {
      const start = performance.now();
      connection.once('close', () =>
        log(
          {
            requestId: id,
            method: request.method,
            path: path.slice(0, longestPath),
            status: connection.statusCode,
            milliseconds: Math.round(performance.now() - start),
            ...(hasLeft() && { clientLeft: true }),
          },
          'request',
        ),
      );
    }
    return inRequest({ id, hasLeft }, async () => {
      try {
        const response = await next();
        response.headers.set('x-request-id', id);
        // The proxy's next request then goes over another connection, to a process that stays.
        if (isEnding()) response.headers.set('connection', 'close');
        return response;
      } catch (error) {
        // srvx answers 500 and says nothing.
        console.error('A request failed:', error);
        throw error;
      }
    });
  };
}
