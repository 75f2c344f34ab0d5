import { createFileRoute } from '@tanstack/react-router';
import { orSignIn } from '#app/admin/auth/guard.ts';
import { runsQuery } from '#app/admin/operations/use-runs.ts';
import { homeQuery } from '#app/admin/home/queries.ts';
import { HomePage } from '#app/admin/home/home-page.tsx';
import { noindexHead } from '#app/seo/noindex-head.ts';

export const Route = createFileRoute('/admin/_signed-in/')({
  loader: async ({ context: { queryClient }, location: { href } }) => {
    const client = await queryClient;
    await orSignIn(
      Promise.all([client.ensureQueryData(homeQuery), client.ensureQueryData(runsQuery)]),
      href,
    );
  },
  head: () => noindexHead('Início da administração'),
  component: HomePage,
});
