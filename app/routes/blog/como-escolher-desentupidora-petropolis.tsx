import { createFileRoute } from '@tanstack/react-router';
import { ChoiceGuidePage } from '#app/guides/choice-guide-page.tsx';

export const Route = createFileRoute('/blog/como-escolher-desentupidora-petropolis')({
  loader: async () => (await import('#app/guides/guide-head.ts')).loadChoiceGuide(),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ChoiceGuide,
});

function ChoiceGuide() {
  return <ChoiceGuidePage trail={Route.useLoaderData().trail} />;
}
