import { createRouter } from '@tanstack/react-router';
import { getGlobalStartContext } from '@tanstack/react-start';
import { routeTree } from './routeTree.gen.ts';
import { ErrorPage } from './site/error-page.tsx';
import { NotFoundPage } from './site/not-found-page.tsx';

export function getRouter() {
  const nonce = getGlobalStartContext()?.nonce;
  // The first render is the page that the server sent. Who reads it may be far down or in a form by the time scripts
  // run, so it is left where it is: the browser itself restores the place on a reload and follows the address's hash.
  let hasNavigated = false;
  const router = createRouter({
    routeTree,
    scrollRestoration: () => hasNavigated,
    // As the browser does between pages; smooth is for the links within one.
    scrollRestorationBehavior: 'instant',
    defaultPreload: 'intent',
    trailingSlash: 'never',
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
  });
  // The server loads a page by a navigation too, and then writes a script that scrolls while the page still arrives.
  if (!import.meta.env.SSR) {
    router.subscribe('onBeforeNavigate', () => {
      hasNavigated = true;
    });
  }
  return router;
}
