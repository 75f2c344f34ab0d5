import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '#app/about/about-page.tsx';

export const Route = createFileRoute('/sobre')({
  loader: async () => (await import('#app/about/about-head.ts')).aboutHead(),
  head: ({ loaderData = {} }) => loaderData,
  component: AboutPage,
});
