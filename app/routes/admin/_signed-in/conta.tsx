import { createFileRoute } from '@tanstack/react-router';
import { setResponseStatus } from '@tanstack/react-start/server';
import { AccountPage } from '#app/admin/auth/account-page.tsx';
import { changePassword } from '#app/admin/auth/auth.server.ts';
import { noindexHead } from '#app/seo/noindex-head.ts';
import { textParam } from '#app/site/search-params.ts';

export const Route = createFileRoute('/admin/_signed-in/conta')({
  validateSearch: (search: Record<string, unknown>): { aviso?: string | undefined } => ({
    aviso: textParam(search['aviso']),
  }),
  server: {
    handlers: ({ createHandlers }) =>
      createHandlers({
        POST: async ({ request, next }) => {
          const answer = await changePassword(request);
          if (answer instanceof Response) return answer;
          setResponseStatus(answer.status);
          return next({ context: { rejected: answer.rejected } });
        },
      }),
  },
  loader: ({ serverContext }) => ({ rejected: serverContext?.rejected }),
  head: () => noindexHead('Minha conta'),
  component: Account,
});

function Account() {
  const { admin } = Route.useRouteContext();
  const { aviso } = Route.useSearch();
  const { rejected } = Route.useLoaderData();
  return <AccountPage email={admin.email} notice={aviso} rejected={rejected} />;
}
