import type { Service } from '#app/company/services.ts';

/** The trail to a service's page; the services are a part of the home page (specification, section 2). */
export function serviceTrail({ id, name }: Service) {
  return [
    { name: 'Início', url: '/' },
    { name: 'Serviços', url: '/#servicos' },
    { name, url: `/servicos/${id}` },
  ] as const;
}
