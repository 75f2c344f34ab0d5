import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start';
import { securityHeaders } from './server/security-headers.server.ts';
import { guardServerFunction } from './server/safe-errors.ts';

const contentSecurity = createMiddleware().server(async ({ next }) => {
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const result = await next({ context: { nonce } });
  for (const [name, value] of securityHeaders(nonce)) result.response.headers.set(name, value);
  return result;
});

/** Server functions, and the forms of the sign-in, which change a session as well. */
const csrf = createCsrfMiddleware({
  filter: ({ handlerType, request, pathname }) =>
    handlerType === 'serverFn' || (request.method === 'POST' && pathname.startsWith('/admin/')),
});

export const startInstance = createStart(() => ({
  requestMiddleware: [contentSecurity, csrf],
  functionMiddleware: [guardServerFunction],
}));
