import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#app/admin/home/home-page.tsx';
import { noindexHead } from '#app/seo/noindex-head.ts';

export const Route = createFileRoute('/admin/_signed-in/')({
  loader: async ({ context: { queryClient }, location: { href } }) => {
    const { orSignIn } = await import('#app/admin/auth/guard.ts');
    const { runsQuery } = await import('#app/admin/operations/use-runs.ts');
    const { homeQuery } = await import('#app/admin/home/queries.ts');
    const client = await queryClient;
    await orSignIn(
      Promise.all([client.ensureQueryData(homeQuery), client.ensureQueryData(runsQuery)]),
      href,
    );
  },
  head: () => noindexHead('Início da administração'),
  component: HomePage,
});
