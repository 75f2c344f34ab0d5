/** Pages that take a form: the quote form, sent without script, and those of the sign-in. */
const formPaths = new Set([
  '/contato',
  '/admin/entrar',
  '/admin/sair',
  '/admin/senha',
  '/admin/conta',
]);

/** Start's own endpoint for server functions: it checks methods itself. */
const serverFunctionBase = '/_serverFn/';

/**
 * Answers requests that no route should see: a path that is not in its one canonical form (a slash at its
 * end, doubled slashes) moves permanently, and a method that pages do not have gets 405. Otherwise undefined.
 */
export function answerNonCanonicalRequest(request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url);
  if (pathname.startsWith(serverFunctionBase)) return undefined;
  const takesForm = request.method === 'POST' && formPaths.has(pathname);
  if (request.method !== 'GET' && request.method !== 'HEAD' && !takesForm) {
    return new Response('Method not allowed', {
      status: 405,
      headers: {
        allow: formPaths.has(pathname) ? 'GET, HEAD, POST' : 'GET, HEAD',
        'content-type': 'text/plain; charset=utf-8',
      },
    });
  }
  const canonical = pathname.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (canonical === pathname) return undefined;
  return new Response(null, { status: 308, headers: { location: canonical + search } });
}
