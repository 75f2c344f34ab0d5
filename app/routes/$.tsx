import { createFileRoute, notFound } from '@tanstack/react-router';
import { company } from '../company/company.ts';
import { problemHead } from '../seo/head.ts';
import { NotFoundPage } from '../site/not-found-page.tsx';

/** Any address that no other route has. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound();
  },
  head: () => problemHead(`Página não encontrada | ${company.name}`),
  notFoundComponent: NotFoundPage,
});
