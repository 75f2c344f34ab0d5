import type { Neighborhood } from './regions.ts';
import type { Service } from './services.ts';

/**
 * What a customer says. One that is not confirmed is a sample, in words of our own: the operator puts a real testimonial in
 * its place and says where it was given, and when (CDC, art. 37: advertising must be true).
 */
export type Testimonial = {
  name: string;
  location: string;
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  service: Service['name'];
} & (
  | { confirmed: false }
  | {
      confirmed: true;
      /** Where it can be found again: `Avaliação no Google`, `Mensagem de WhatsApp, com autorização`. */
      source: string;
      /** `YYYY-MM-DD` */
      date: `${number}-${number}-${number}`;
    }
);

/** All that there are; the home page shows them all (specification, section 3; there are 3). */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Márcia R.',
    location: 'Quitandinha',
    rating: 5,
    text: 'A pia entupiu num domingo à noite, com visita em casa. Vieram rápido, explicaram o que era e deixaram a cozinha limpa. O preço foi o que disseram antes de começar.',
    service: 'Desentupimento de pia',
    confirmed: false,
  },
  {
    name: 'Paulo S.',
    location: 'Itaipava',
    rating: 5,
    text: 'O ralo do banheiro voltava água toda vez que alguém tomava banho. Resolveram sem quebrar o piso e ainda mostraram como limpar a caixinha.',
    service: 'Desentupimento de ralo',
    confirmed: false,
  },
  {
    name: 'Lúcia M.',
    location: 'Centro',
    rating: 5,
    text: 'Prédio antigo, achei que teriam que arrancar o vaso. Usaram uma sonda e em pouco tempo estava funcionando. Gente educada e cuidadosa.',
    service: 'Desentupimento de vaso sanitário',
    confirmed: false,
  },
];

/** Where the site runs: with the embedded Supabase, for a demonstration, or on a hosted one, for customers. */
export type BackendKind = 'embedded' | 'hosted';

/** What the home page shows: a hosted site leaves out what is not confirmed, an embedded one marks it. */
export function shownTestimonials(
  all: readonly Testimonial[],
  backend: BackendKind,
): readonly Testimonial[] {
  return backend === 'embedded' ? all : all.filter(({ confirmed }) => confirmed);
}

/** Where a testimonial is shown: on the page of a service, or of a neighbourhood. */
type Subject = { service: Service } | { neighborhood: Neighborhood };

/** How many stand on a page that is about one service or place. */
const shownAtMost = 3;

/** What a service's or a neighbourhood's page shows: confirmed testimonials alone, its own before the others. */
export function testimonialsFor(
  subject: Subject,
  all: readonly Testimonial[] = testimonials,
): readonly Testimonial[] {
  const isOwn = ({ service, location }: Testimonial) =>
    'service' in subject
      ? service === subject.service.name
      : location === subject.neighborhood.nome;
  const confirmed = all.filter((testimonial) => testimonial.confirmed);
  const { own = [], other = [] } = Object.groupBy(confirmed, (testimonial) =>
    isOwn(testimonial) ? 'own' : 'other',
  );
  return [...own, ...other].slice(0, shownAtMost);
}
