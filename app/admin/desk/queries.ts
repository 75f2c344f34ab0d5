import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isRefusal } from '#app/admin/auth/guard.ts';

export { dehydrate, hydrate } from '@tanstack/react-query';

/** Milliseconds for which an answer counts as current when a page is opened again. */
const staleTime = 10_000;

/** The server state of the admin area. `onRefusal` is called when the server turns the operator away. */
export function createQueries(onRefusal: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (isRefusal(error)) onRefusal();
  };
  return new QueryClient({
    // A report that no page shows yet is a loader's, which leads to the sign-in itself (`orSignIn`).
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.isActive()) onError(error);
      },
    }),
    mutationCache: new MutationCache({ onError }),
    // Without a connection the library would wait for one and then do what was asked long ago.
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime,
        // A second try; the server's pages do not wait for one.
        retry: (failures, error) => !import.meta.env.SSR && failures === 0 && !isRefusal(error),
      },
    },
  });
}
