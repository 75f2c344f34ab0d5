import { createFileRoute } from '@tanstack/react-router';
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import { ContactPage } from '#app/contact/contact-page.tsx';
import { receiveQuote } from '#app/contact/quote.server.ts';

export const Route = createFileRoute('/contato')({
  server: {
    handlers: ({ createHandlers }) =>
      createHandlers({
        POST: async ({ request, next }) => {
          const answer = await receiveQuote(request);
          if (answer instanceof Response) return answer;
          setResponseStatus(422);
          setResponseHeader('cache-control', 'no-store');
          return next({ context: { rejected: answer } });
        },
      }),
  },
  loader: async ({ serverContext }) => {
    const { loadContactPage } = await import('#app/contact/contact-head.ts');
    return { ...loadContactPage(), rejected: serverContext?.rejected };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Contact,
});

function Contact() {
  const { trail, rejected } = Route.useLoaderData();
  return <ContactPage trail={trail} rejected={rejected} />;
}
