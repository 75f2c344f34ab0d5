import { AsyncLocalStorage } from 'node:async_hooks';

/** What the server knows of a request while it answers it, and while work goes on that it began. */
interface RequestContext {
  /** Names the request in the logs of the proxy, this server, Supabase and the edge functions. */
  readonly id: string;
  /** The client is gone before it had its answer. */
  readonly hasLeft: () => boolean;
  /** A service did not answer it, which has been logged: what follows from that is no news. */
  isServiceAway: boolean;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Runs `answer` as the answer to a request: all that it calls finds the context by `requestContext`. */
export function inRequest<T>(
  request: Pick<RequestContext, 'id' | 'hasLeft'>,
  answer: () => T | Promise<T>,
): Promise<T> {
  return contexts.run({ ...request, isServiceAway: false }, async () => answer());
}

/** The request that this code runs for; undefined outside of one, as in a build, a test or development. */
export function requestContext(): RequestContext | undefined {
  return contexts.getStore();
}
