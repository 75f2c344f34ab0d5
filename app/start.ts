import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start';
import { isAdminPath } from './seo/paths.ts';
import { isOwnOrigin } from './server/own-origin.ts';
import { guardServerFunction } from './server/safe-errors.ts';
import { nonceSources, securityHeaders } from './server/security-headers.server.ts';
import {
  meansUnknownServerFunction,
  refuseServerFunctionCall,
  unknownServerFunction,
} from './server/server-function-calls.server.ts';

/** Pages of the admin area carry a nonce; a public page is the same for every request (`guardEveryAnswer` gives it its headers). */
const contentSecurity = createMiddleware().server(async ({ next, pathname }) => {
  if (!isAdminPath(pathname)) return next();
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const result = await next({ context: { nonce } });
  const { headers } = result.response;
  if (headers.get('content-type')?.startsWith('text/html') === true) {
    for (const [name, value] of securityHeaders({ inline: nonceSources(nonce) }))
      headers.set(name, value);
  }
  return result;
});

/** Server functions, and the forms of the sign-in, which change a session as well. */
const csrf = createCsrfMiddleware({
  origin: (origin, { request }) => isOwnOrigin(origin, request.url),
  filter: ({ handlerType, request, pathname }) =>
    handlerType === 'serverFn' || (request.method === 'POST' && isAdminPath(pathname)),
});

/** Refuses calls that Start would answer with 500 and a stack in the log. */
const wellFormedCalls = createMiddleware().server(
  async ({ next, request, handlerType, pathname }) => {
    if (handlerType !== 'serverFn') return next();
    const refusal = await refuseServerFunctionCall(request);
    if (refusal !== undefined) return refusal;
    try {
      return await next();
    } catch (error) {
      if (meansUnknownServerFunction(error)) return unknownServerFunction(pathname);
      throw error;
    }
  },
);

export const startInstance = createStart(() => ({
  requestMiddleware: [contentSecurity, csrf, wellFormedCalls],
  functionMiddleware: [guardServerFunction],
}));
