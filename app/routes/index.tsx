import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#app/home/home-page.tsx';

export const Route = createFileRoute('/')({
  loader: async () => (await import('#app/home/home-head.ts')).loadHomePage(),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Home,
});

function Home() {
  return <HomePage testimonials={Route.useLoaderData().testimonials} />;
}
