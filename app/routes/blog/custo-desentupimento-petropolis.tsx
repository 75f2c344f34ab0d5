import { createFileRoute } from '@tanstack/react-router';
import { PriceGuidePage } from '#app/guides/price-guide-page.tsx';

export const Route = createFileRoute('/blog/custo-desentupimento-petropolis')({
  loader: async () => (await import('#app/guides/load-guide.ts')).loadPriceGuide(),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: PriceGuidePage,
});
