import { createFileRoute } from '@tanstack/react-router';
import { use } from 'react';
import { Desk } from '#app/admin/desk/desk.tsx';
import { DeskError } from '#app/admin/desk/desk-error.tsx';

/** The admin area: its guard, and what its pages stand in. */
export const Route = createFileRoute('/admin/_desk')({
  context: ({ context: { openQueries } }) => ({ queryClient: openQueries() }),
  beforeLoad: async ({ location: { href } }) => {
    const { requireAdmin } = await import('#app/admin/auth/guard.ts');
    return { admin: await requireAdmin(href) };
  },
  component: Layout,
  errorComponent: DeskError,
});

function Layout() {
  const { admin, queryClient } = Route.useRouteContext();
  return <Desk account={admin} client={use(queryClient)} />;
}
