import { isNotFound, isRedirect } from '@tanstack/react-router';
import { createMiddleware } from '@tanstack/react-start';
import { getResponseStatus, setResponseStatus } from '@tanstack/react-start/server';

/** The only words of a server error that a visitor sees. */
export const safeErrorMessage = 'Não foi possível concluir agora. Tente de novo em instantes.';

/**
 * Global middleware of server functions. A thrown message would reach the browser, in the RPC answer and
 * in the page: log the error here and throw a safe one. Redirects, notFound and Responses are answers.
 */
export const guardServerFunction = createMiddleware({ type: 'function' }).server(
  async ({ next, serverFnMeta }) => {
    try {
      return await next();
    } catch (error) {
      if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error;
      // A page that says why by its status, as 503, has set it before.
      if (getResponseStatus() === 200) setResponseStatus(500);
      console.error(`Server function ${serverFnMeta?.name ?? 'unknown'} failed:`, error);
      // oxlint-disable-next-line preserve-caught-error -- the cause is what must not leave the server
      throw new Error(safeErrorMessage);
    }
  },
);
