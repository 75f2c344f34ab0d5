import type { ServiceId } from '../company/services.ts';
import type { ServiceContent } from './service.ts';

/** One file each, loaded when its page is asked for. */
const contents: Record<ServiceId, () => Promise<ServiceContent>> = {
  pia: async () => (await import('./content/pia.ts')).pia,
  ralo: async () => (await import('./content/ralo.ts')).ralo,
  vaso: async () => (await import('./content/vaso.ts')).vaso,
};

/** The words of a service's page. */
export function loadService(id: ServiceId): Promise<ServiceContent> {
  return contents[id]();
}
