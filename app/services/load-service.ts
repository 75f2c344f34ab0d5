import type { findService, ServiceId } from '#app/company/services.ts';
import { serviceHead } from './service-head.ts';
import type { ServiceContent } from './service.ts';

type Service = NonNullable<ReturnType<typeof findService>>;

/** One file each, loaded when its page is asked for. */
const contents: Record<ServiceId, () => Promise<ServiceContent>> = {
  pia: async () => (await import('./content/pia.ts')).pia,
  ralo: async () => (await import('./content/ralo.ts')).ralo,
  vaso: async () => (await import('./content/vaso.ts')).vaso,
};

/** A service's page: its words, and its head. */
export async function loadServicePage(service: Service) {
  const content = await contents[service.id]();
  return {
    service,
    content,
    whatsappMessage: content.message,
    head: serviceHead(service, content),
  };
}
