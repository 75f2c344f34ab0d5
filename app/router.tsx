import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { getGlobalStartContext } from '@tanstack/react-start';
import { routeTree } from './routeTree.gen.ts';
import { isAdminPath } from './seo/paths.ts';
import { ErrorPage } from './site/error-page.tsx';
import { NotFoundPage } from './site/not-found-page.tsx';

export function getRouter() {
  const nonce = getGlobalStartContext()?.nonce;
  // The first render is the page that the server sent. Who reads it may be far down or in a form by the time scripts
  // run, so it is left where it is: the browser itself restores the place on a reload and follows the address's hash.
  let hasNavigated = false;
  // The admin area's server state: one for each request, and one in a browser. Its library comes with the first page of
  // the area, and with no public page.
  let queries: Promise<QueryClient> | undefined;
  const openQueryClient = (): Promise<QueryClient> => {
    queries ??= import('./admin/shell/query-client.ts').then(({ createQueryClient }) =>
      // The guard of the area runs again, and leads to the sign-in.
      createQueryClient(() => void router.invalidate()),
    );
    return queries;
  };
  const router = createRouter({
    routeTree,
    context: { openQueryClient },
    dehydrate: async () => {
      if (queries === undefined) return undefined;
      const { dehydrate } = await import('./admin/shell/query-client.ts');
      return { queries: dehydrate(await queries) };
    },
    hydrate: async (dehydrated) => {
      if (dehydrated === undefined) return;
      const { hydrate } = await import('./admin/shell/query-client.ts');
      hydrate(await openQueryClient(), dehydrated.queries);
    },
    scrollRestoration: () => hasNavigated,
    // As the browser does between pages; smooth is for the links within one.
    scrollRestorationBehavior: 'instant',
    defaultPreload: 'intent',
    trailingSlash: 'never',
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
  });
  // Nobody reads the data that a document was made from (app/server.ts): it is not even written.
  if (import.meta.env.SSR) {
    router.serverSsrLifecycle = {
      onServerSsrAttach: [
        (serverSsr) => {
          if (!isAdminPath(router.latestLocation.pathname)) serverSsr.dehydrate = async () => {};
        },
      ],
    };
  }
  // The server loads a page by a navigation too, and then writes a script that scrolls while the page still arrives.
  if (!import.meta.env.SSR) {
    router.subscribe('onBeforeNavigate', () => {
      hasNavigated = true;
    });
  }
  return router;
}
