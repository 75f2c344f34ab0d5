import type { ServiceId } from '#app/company/services.ts';

interface TitledText {
  title: string;
  text: string;
}

/** What a neighbourhood's page says, in words that no other page repeats (specification, section 3). */
export interface NeighborhoodContent {
  descricao: string;
  metaDescription: string;
  keywords: readonly string[];
  caracteristicas: readonly string[];
  referencias: readonly string[];
  /** What clogs here, and why. */
  problems: readonly TitledText[];
  services: Readonly<Record<ServiceId, string>>;
  /** Round the clock, nothing broken, quick arrival: in this order. */
  benefits: Readonly<Record<'always' | 'nonInvasive' | 'arrival', string>>;
  /** Slugs of posts to read on. */
  reading: readonly string[];
  /** HTML of our own: headings from h3 on, paragraphs and lists, no links. */
  conteudoSeo: string;
  callToAction: string;
}
