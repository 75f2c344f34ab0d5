import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#app/legal/legal-page.tsx';

export const Route = createFileRoute('/politica-privacidade')({
  loader: async () => (await import('#app/legal/legal-head.ts')).loadLegalPage(),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Legal,
});

function Legal() {
  return <LegalPage trail={Route.useLoaderData().trail} />;
}
