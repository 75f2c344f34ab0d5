import { createFileRoute } from '@tanstack/react-router';
import { ChoiceGuidePage } from '#app/guides/choice-guide-page.tsx';

export const Route = createFileRoute('/blog/como-escolher-desentupidora-petropolis')({
  loader: async () => (await import('#app/guides/load-guide.ts')).loadChoiceGuide(),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ChoiceGuidePage,
});
