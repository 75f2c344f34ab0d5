import { createFileRoute } from '@tanstack/react-router';
import { PriceGuidePage } from '../../guides/price-guide-page.tsx';

export const Route = createFileRoute('/blog/custo-desentupimento-petropolis')({
  loader: async () => (await import('../../guides/load-guide.ts')).loadPriceGuide(),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: PriceGuidePage,
});
