import { createFileRoute, notFound } from '@tanstack/react-router';
import { notFoundHead } from '../site/not-found-head.ts';
import { NotFoundPage } from '../site/not-found-page.tsx';

/** Any address that no other route has. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound();
  },
  head: notFoundHead,
  notFoundComponent: NotFoundPage,
});
