import { isNotFound, isRedirect } from '@tanstack/react-router';
import { createMiddleware } from '@tanstack/react-start';
import { getResponseStatus, setResponseStatus } from '@tanstack/react-start/server';
import { describeInvalidInput } from './invalid-input.server.ts';

/** The only words of a server error that a visitor sees. */
const safeErrorMessage = 'Não foi possível concluir agora. Tente de novo em instantes.';

/** What leaves the server of an error. With a status of its own, Start takes it as logged. */
class SafeError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(safeErrorMessage);
    this.status = status;
  }
}

/**
 * Global middleware of server functions. A thrown message would reach the browser, in the RPC answer and
 * in the page: log the error here and throw a safe one. Redirects, notFound and Responses are answers. An input that
 * the function's schema refuses is its caller's fault: 400, and one line in the log.
 */
export const guardServerFunction = createMiddleware({ type: 'function' }).server(
  async ({ next, serverFnMeta }) => {
    try {
      return await next();
    } catch (error) {
      if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error;
      const name = serverFnMeta?.name ?? 'unknown';
      const invalidInput = describeInvalidInput(error);
      if (invalidInput === undefined) {
        // A status set before, such as 503, says more.
        if (getResponseStatus() === 200) setResponseStatus(500);
        console.error(`Server function ${name} failed:`, error);
      } else {
        setResponseStatus(400);
        console.warn(`Server function ${name} was called with an invalid input: ${invalidInput}.`);
      }
      // oxlint-disable-next-line preserve-caught-error -- the cause is what must not leave the server
      throw new SafeError(getResponseStatus());
    }
  },
);
