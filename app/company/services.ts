/** The three services, in the order of the menu (specification, section 2), each with the text that WhatsApp opens with. */
export const services = [
  {
    id: 'pia',
    fixture: 'pia',
    name: 'Desentupimento de pia',
    message: 'Olá! Preciso desentupir uma pia em Petrópolis.',
  },
  {
    id: 'ralo',
    fixture: 'ralo',
    name: 'Desentupimento de ralo',
    message: 'Olá! Preciso desentupir um ralo em Petrópolis.',
  },
  {
    id: 'vaso',
    fixture: 'vaso sanitário',
    name: 'Desentupimento de vaso sanitário',
    message: 'Olá! Preciso desentupir um vaso sanitário em Petrópolis.',
  },
] as const;

export type Service = (typeof services)[number];
export type ServiceId = Service['id'];

/** The service of an address, or undefined when there is none of that id. */
export function findService(id: string): Service | undefined {
  return services.find((service) => service.id === id);
}
