import { createFileRoute } from '@tanstack/react-router';
import { ChoiceGuidePage } from '../../guides/choice-guide-page.tsx';

export const Route = createFileRoute('/blog/como-escolher-desentupidora-petropolis')({
  loader: async () => (await import('../../guides/guide-head.ts')).choiceGuideHead(),
  head: ({ loaderData = {} }) => loaderData,
  component: ChoiceGuidePage,
});
