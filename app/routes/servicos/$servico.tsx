import { createFileRoute, notFound } from '@tanstack/react-router';
import type { ServiceId } from '#app/company/services.ts';
import { findService } from '#app/company/services.ts';
import { noindexHead } from '#app/seo/noindex-head.ts';
import { ServicePage } from '#app/services/service-page.tsx';

export const Route = createFileRoute('/servicos/$servico')({
  params: {
    parse: ({ servico }): { servico: ServiceId } => ({ servico: knownService(servico).id }),
  },
  loader: async ({ params: { servico } }) =>
    (await import('#app/services/service-head.ts')).loadServicePage(knownService(servico)),
  head: ({ loaderData }) => loaderData?.head ?? noindexHead(),
  component: ServiceRoute,
});

function knownService(id: string) {
  const service = findService(id);
  if (service === undefined) throw notFound();
  return service;
}

function ServiceRoute() {
  const { service, content, trail, reading } = Route.useLoaderData();
  return <ServicePage service={service} content={content} trail={trail} reading={reading} />;
}
