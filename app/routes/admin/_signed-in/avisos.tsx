import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '#app/admin/notifications/notifications-page.tsx';
import { noindexHead } from '#app/seo/noindex-head.ts';

export const Route = createFileRoute('/admin/_signed-in/avisos')({
  loader: async ({ context: { queryClient }, location: { href } }) => {
    const { orSignIn } = await import('#app/admin/auth/guard.ts');
    const { notificationsQuery } = await import('#app/admin/notifications/queries.ts');
    const client = await queryClient;
    await orSignIn(client.ensureQueryData(notificationsQuery), href);
  },
  head: () => noindexHead('Avisos'),
  component: NotificationsPage,
});
