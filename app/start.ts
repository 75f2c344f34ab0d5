import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start';
import { securityHeaders } from './server/security-headers.server.ts';
import { guardServerFunction } from './server/safe-errors.ts';

const contentSecurity = createMiddleware().server(async ({ next }) => {
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const result = await next({ context: { nonce } });
  for (const [name, value] of securityHeaders(nonce)) result.response.headers.set(name, value);
  return result;
});

const csrf = createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' });

export const startInstance = createStart(() => ({
  requestMiddleware: [contentSecurity, csrf],
  functionMiddleware: [guardServerFunction],
}));
