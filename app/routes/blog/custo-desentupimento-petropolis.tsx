import { createFileRoute } from '@tanstack/react-router';
import { PriceGuidePage } from '#app/guides/price-guide-page.tsx';

export const Route = createFileRoute('/blog/custo-desentupimento-petropolis')({
  loader: async () => (await import('#app/guides/guide-head.ts')).loadPriceGuide(),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: PriceGuide,
});

function PriceGuide() {
  return <PriceGuidePage trail={Route.useLoaderData().trail} />;
}
