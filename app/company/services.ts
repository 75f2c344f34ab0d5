/** The three services, in the order of the menu (specification, section 2). */
export const services = [
  { id: 'pia', name: 'Desentupimento de pia' },
  { id: 'ralo', name: 'Desentupimento de ralo' },
  { id: 'vaso', name: 'Desentupimento de vaso sanitário' },
] as const;

export type Service = (typeof services)[number];
export type ServiceId = Service['id'];

/** The service of an address, or undefined when there is none of that id. */
export function findService(id: string): Service | undefined {
  return services.find((service) => service.id === id);
}
