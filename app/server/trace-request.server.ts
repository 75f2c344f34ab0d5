import type { IncomingMessage } from 'node:http';
import type { ServerMiddleware } from 'srvx';
import { isEnding } from './ending.server.ts';
import { isHealthPath } from './health.server.ts';
import { requestId } from '#functions/request-id.ts';
import { inRequest } from './request-context.server.ts';

/** Characters of a path that the log has. */
const longestPath = 200;

/** Writes a line of fields into the log. */
type Log = (fields: Record<string, unknown>, message: string) => void;

/**
 * The outermost middleware: gives each request an id, which its answer, its lines in the log and its calls of Supabase
 * carry, and ends connections once this process is about to end. The log has a line for each unknown address and, where `log`
 * is given, one for each request: what was asked for and how it went, and neither who asked nor the query.
 */
export function traceRequest(log?: Log): ServerMiddleware {
  return async (request, next) => {
    const id = requestId(request.headers.get('x-request-id'));
    const { req: asked, res: connection } = request.runtime?.node ?? {};
    if (asked !== undefined && connection !== undefined) logWhenDone(log, id, asked, connection);
    const hasLeft = () => connection !== undefined && isLeft(connection);
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

/**
 * The same for a document that is sent from memory: answers the headers of this one answer, in Node's flat form. Where its status is
 * known to be one that nobody logs, nothing waits for its end.
 */
export function traceDocument(log?: Log) {
  return (asked: Asked, connection: Connection, status?: number): string[] => {
    const id = requestId(asked.headers['x-request-id']?.toString() ?? null);
    if (log !== undefined || status !== 200) logWhenDone(log, id, asked, connection);
    return ['x-request-id', id, ...(isEnding() ? ['connection', 'close'] : [])];
  };
}

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
interface Connection {
  once(event: 'close', listener: () => void): unknown;
  readonly statusCode: number;
  readonly destroyed: boolean;
  readonly writableFinished: boolean;
}

/** Whether the client went before it had its answer. */
function isLeft({ destroyed, writableFinished }: Connection): boolean {
  return destroyed && !writableFinished;
}

function logWhenDone(
  log: Log | undefined,
  id: string,
  { method, url }: Asked,
  connection: Connection,
) {
  // Not of the request's whole URL, which a host that is none makes unreadable.
  const path = (url ?? '/').split('?', 1)[0]?.slice(0, longestPath) ?? '/';
  if (isHealthPath(path)) return;
  const start = performance.now();
  connection.once('close', () => {
    if (connection.statusCode === 404) void inRequest({ id, hasLeft }, () => logUnknown(path));
    log?.(
      {
        requestId: id,
        method,
        path,
        status: connection.statusCode,
        milliseconds: Math.round(performance.now() - start),
        ...(isLeft(connection) && { clientLeft: true }),
      },
      'request',
    );
  });
}

const hasLeft = () => false;

/** An unknown address is logged with its path (specification, section 8), also where its answer was kept. */
function logUnknown(path: string): void {
  console.warn(`User attempted to access non-existent route: ${JSON.stringify(path)}`);
}
