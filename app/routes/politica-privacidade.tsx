import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../legal/legal-page.tsx';

export const Route = createFileRoute('/politica-privacidade')({
  loader: async () => (await import('../legal/legal-head.ts')).legalHead(),
  head: ({ loaderData = {} }) => loaderData,
  component: LegalPage,
});
