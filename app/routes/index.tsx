import { createFileRoute } from '@tanstack/react-router';
import { homeHead } from '../home/home-head.ts';
import { HomePage } from '../home/home-page.tsx';

export const Route = createFileRoute('/')({
  head: homeHead,
  component: HomePage,
});
