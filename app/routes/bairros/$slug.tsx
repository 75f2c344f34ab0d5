import { createFileRoute, notFound } from '@tanstack/react-router';
import type { NeighborhoodSlug } from '#app/company/regions.ts';
import { findNeighborhood } from '#app/company/regions.ts';
import { NeighborhoodPage } from '#app/neighborhoods/neighborhood-page.tsx';
import { noindexHead } from '#app/seo/noindex-head.ts';

export const Route = createFileRoute('/bairros/$slug')({
  params: {
    parse: ({ slug }): { slug: NeighborhoodSlug } => ({ slug: knownNeighborhood(slug).slug }),
  },
  loader: async ({ params: { slug } }) =>
    (await import('#app/neighborhoods/neighborhood-head.ts')).loadNeighborhoodPage(
      knownNeighborhood(slug),
    ),
  head: ({ loaderData }) => loaderData?.head ?? noindexHead(),
  component: NeighborhoodRoute,
});

function knownNeighborhood(slug: string) {
  const neighborhood = findNeighborhood(slug);
  if (neighborhood === undefined) throw notFound();
  return neighborhood;
}

function NeighborhoodRoute() {
  const { neighborhood, content, trail, reading } = Route.useLoaderData();
  return (
    <NeighborhoodPage
      neighborhood={neighborhood}
      content={content}
      trail={trail}
      reading={reading}
    />
  );
}
