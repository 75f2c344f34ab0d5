import { createFileRoute } from '@tanstack/react-router';
import { setResponseStatus } from '@tanstack/react-start/server';
import { recoverPassword } from '#app/admin/auth/auth.server.ts';
import { PasswordPage } from '#app/admin/auth/password-page.tsx';
import { noindexHead } from '#app/seo/noindex-head.ts';
import { textParam } from '#app/site/search-params.ts';

export const Route = createFileRoute('/admin/senha')({
  validateSearch: (
    search: Record<string, unknown>,
  ): { codigo?: string | undefined; aviso?: string | undefined } => ({
    codigo: textParam(search['codigo']),
    aviso: textParam(search['aviso']),
  }),
  server: {
    handlers: ({ createHandlers }) =>
      createHandlers({
        POST: async ({ request, next }) => {
          const answer = await recoverPassword(request);
          if (answer instanceof Response) return answer;
          setResponseStatus(answer.status);
          return next({ context: { rejected: answer.rejected, code: answer.code } });
        },
      }),
  },
  loader: ({ serverContext }) => ({
    rejected: serverContext?.rejected,
    code: serverContext?.code,
  }),
  head: () => noindexHead('Esqueci a senha'),
  component: Password,
});

function Password() {
  const { codigo, aviso } = Route.useSearch();
  const { code = codigo, rejected } = Route.useLoaderData();
  return <PasswordPage code={code} sent={aviso === 'enviado'} rejected={rejected} />;
}
