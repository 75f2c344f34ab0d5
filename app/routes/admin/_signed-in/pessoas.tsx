import { createFileRoute } from '@tanstack/react-router';
import { orSignIn } from '#app/admin/auth/guard.ts';
import { getPeople } from '#app/admin/people/people.functions.ts';
import { setResponseStatus } from '@tanstack/react-start/server';
import { PeoplePage } from '#app/admin/people/people-page.tsx';
import { changePeople } from '#app/admin/people/people.server.ts';
import { noindexHead } from '#app/seo/noindex-head.ts';
import { textParam } from '#app/site/search-params.ts';

export const Route = createFileRoute('/admin/_signed-in/pessoas')({
  validateSearch: (search: Record<string, unknown>): { aviso?: string | undefined } => ({
    aviso: textParam(search['aviso']),
  }),
  server: {
    handlers: ({ createHandlers }) =>
      createHandlers({
        POST: async ({ request, next }) => {
          const answer = await changePeople(request);
          if (answer instanceof Response) return answer;
          setResponseStatus(answer.status);
          return next({ context: { rejected: answer.rejected } });
        },
      }),
  },
  loader: async ({ serverContext, location: { href } }) => {
    return { people: await orSignIn(getPeople(), href), rejected: serverContext?.rejected };
  },
  head: () => noindexHead('Pessoas'),
  component: PeopleRoute,
});

function PeopleRoute() {
  const { aviso } = Route.useSearch();
  const { people, rejected } = Route.useLoaderData();
  return <PeoplePage people={people} notice={aviso} rejected={rejected} />;
}
