import { createFileRoute } from '@tanstack/react-router';
import { ComponentsPage } from '#app/admin/components/components-page.tsx';
import { noindexHead } from '#app/seo/noindex-head.ts';

export const Route = createFileRoute('/admin/_signed-in/componentes')({
  head: () => noindexHead('Componentes'),
  component: ComponentsPage,
});
