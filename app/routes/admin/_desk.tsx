import { createFileRoute } from '@tanstack/react-router';
import { Desk } from '#app/admin/desk/desk.tsx';
import { DeskError } from '#app/admin/desk/desk-error.tsx';

/** The admin area: its guard, and what its pages stand in. */
export const Route = createFileRoute('/admin/_desk')({
  beforeLoad: async ({ location: { href } }) => {
    const { requireAdmin } = await import('#app/admin/auth/guard.ts');
    return { admin: await requireAdmin(href) };
  },
  component: Layout,
  errorComponent: DeskError,
});

function Layout() {
  return <Desk account={Route.useRouteContext().admin} />;
}
