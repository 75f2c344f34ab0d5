import { createFileRoute, redirect } from '@tanstack/react-router';
import { setResponseStatus } from '@tanstack/react-start/server';
import { signIn } from '#app/admin/auth/auth.server.ts';
import { SignInPage } from '#app/admin/auth/sign-in-page.tsx';
import { noindexHead } from '#app/seo/noindex-head.ts';
import { textParam } from '#app/site/search-params.ts';

export const Route = createFileRoute('/admin/entrar')({
  validateSearch: (
    search: Record<string, unknown>,
  ): { motivo?: string | undefined; voltar?: string | undefined } => ({
    motivo: textParam(search['motivo']),
    voltar: textParam(search['voltar']),
  }),
  server: {
    handlers: ({ createHandlers }) =>
      createHandlers({
        POST: async ({ request, next }) => {
          const answer = await signIn(request);
          if (answer instanceof Response) return answer;
          setResponseStatus(answer.status);
          return next({ context: { rejected: answer.rejected } });
        },
      }),
  },
  beforeLoad: async ({ search: { motivo, voltar } }) => {
    const { signedInPath } = await import('#app/admin/auth/guard.ts');
    const href = await signedInPath(motivo, voltar);
    if (href !== undefined) throw redirect({ href });
  },
  loader: ({ serverContext }) => ({ rejected: serverContext?.rejected }),
  head: () => noindexHead('Entrar na administração'),
  component: SignIn,
});

function SignIn() {
  const { motivo, voltar } = Route.useSearch();
  const { rejected } = Route.useLoaderData();
  return <SignInPage reason={motivo} returnTo={voltar} rejected={rejected} />;
}
