import { refusal } from './refusal.server.ts';
import { securityHeaders } from './security-headers.server.ts';

/**
 * The outermost middleware of the web server, through which every answer goes: pages, files, redirects and refusals.
 * Refuses a request whose Host is none, and gives each answer the security headers that it does not have yet.
 */
export async function guardEveryAnswer(
  request: Request,
  next: () => Response | Promise<Response>,
): Promise<Response> {
  const response = hasHost(request) ? await next() : refuseHost(request);
  for (const [name, value] of securityHeaders({})) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}

/** A full name with its dot (RFC 1034, section 3.1), which srvx does not know. */
const fullName = /^(?:[\w-]+\.)+(?::\d{1,5})?$/;

/** srvx writes `_invalid_` for a host that is none; some that it lets pass make no URL. */
function hasHost({ url, headers }: Request): boolean {
  if (!URL.canParse(url)) return false;
  return new URL(url).hostname !== '_invalid_' || fullName.test(headers.get('host') ?? '');
}

function refuseHost(request: Request): Response {
  const host = request.headers.get('host')?.slice(0, 100);
  console.warn(`Refused a request with a broken Host header: ${JSON.stringify(host)}`);
  return refusal('Bad request', 400);
}
