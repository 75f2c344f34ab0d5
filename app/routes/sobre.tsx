import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '#app/about/about-page.tsx';

export const Route = createFileRoute('/sobre')({
  loader: async () => (await import('#app/about/about-head.ts')).loadAboutPage(),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: About,
});

function About() {
  return <AboutPage trail={Route.useLoaderData().trail} />;
}
