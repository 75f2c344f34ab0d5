import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../home/home-page.tsx';

export const Route = createFileRoute('/')({
  loader: async () => (await import('../home/home-head.ts')).homeHead(),
  head: ({ loaderData = {} }) => loaderData,
  component: HomePage,
});
