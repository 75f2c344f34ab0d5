import { createFileRoute } from '@tanstack/react-router';
import { use } from 'react';
import { AdminShell } from '#app/admin/shell/admin-shell.tsx';
import { AdminError } from '#app/admin/shell/admin-error.tsx';

/** The pages of the admin area: only for admins, inside the area's shell. */
export const Route = createFileRoute('/admin/_signed-in')({
  context: ({ context: { openQueryClient } }) => ({ queryClient: openQueryClient() }),
  beforeLoad: async ({ location: { href } }) => {
    const { requireAdmin } = await import('#app/admin/auth/guard.ts');
    return { admin: await requireAdmin(href) };
  },
  component: Layout,
  errorComponent: AdminError,
});

function Layout() {
  const { admin, queryClient } = Route.useRouteContext();
  return <AdminShell account={admin} client={use(queryClient)} />;
}
