import { createFileRoute } from '@tanstack/react-router';
import { orSignIn } from '#app/admin/auth/guard.ts';
import { notificationsQuery } from '#app/admin/notifications/queries.ts';
import { NotificationsPage } from '#app/admin/notifications/notifications-page.tsx';
import { noindexHead } from '#app/seo/noindex-head.ts';

export const Route = createFileRoute('/admin/_signed-in/avisos')({
  loader: async ({ context: { queryClient }, location: { href } }) => {
    const client = await queryClient;
    await orSignIn(client.ensureQueryData(notificationsQuery), href);
  },
  head: () => noindexHead('Avisos'),
  component: NotificationsPage,
});
