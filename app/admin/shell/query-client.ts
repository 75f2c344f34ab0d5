import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isRefusal } from '#app/admin/auth/guard.ts';

export { dehydrate, hydrate } from '@tanstack/react-query';

/** Milliseconds for which an answer counts as current when a page is opened again. */
const staleTime = 10_000;

/** The server state of the admin area. `onRefusal` is called when the server turns the operator away. */
export function createQueryClient(onRefusal: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (isRefusal(error)) onRefusal();
  };
  return new QueryClient({
    // While no page shows it, a loader waits for it, and the loader redirects (`orSignIn`).
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.isActive()) onError(error);
      },
    }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime,
        // A second try; the server's pages do not wait for one.
        retry: (failures, error) => !import.meta.env.SSR && failures === 0 && !isRefusal(error),
      },
    },
  });
}
