import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#app/legal/legal-page.tsx';

export const Route = createFileRoute('/politica-privacidade')({
  loader: async () => (await import('#app/legal/legal-head.ts')).legalHead(),
  head: ({ loaderData = {} }) => loaderData,
  component: LegalPage,
});
