import { notFound } from '@tanstack/react-router';
import { noindexHead } from '#app/seo/noindex-head.ts';
import { NotFoundPage } from './not-found-page.tsx';

/**
 * Options of a route whose page is the not-found page. A route of documents has them too, and its handler calls
 * `next()` for a document that does not exist; Start allows that only where the route has a component.
 */
export const unknownAddress = {
  loader: (): never => {
    throw notFound();
  },
  head: () => noindexHead(),
  component: NotFoundPage,
  notFoundComponent: NotFoundPage,
};
