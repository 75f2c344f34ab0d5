import { describe, expect, it } from 'vitest';
import { findNeighborhood } from './regions.ts';
import { findService } from './services.ts';
import type { Testimonial } from './testimonials.ts';
import { shownTestimonials, testimonialsFor } from './testimonials.ts';

const words = {
  location: 'Centro',
  rating: 5,
  text: 'Muito bom.',
  service: 'Desentupimento de ralo',
} as const;
const sample: Testimonial = { ...words, name: 'Ana', confirmed: false };
const real: Testimonial = {
  ...words,
  name: 'Rui',
  confirmed: true,
  source: 'Avaliação no Google',
  date: '2026-03-14',
};

it('customers see the testimonials that were confirmed, and no sample', () => {
  expect(shownTestimonials([sample, real], 'hosted')).toEqual([real]);
  expect(shownTestimonials([sample], 'hosted')).toEqual([]);
});

it('a demonstration shows samples too', () => {
  expect(shownTestimonials([sample, real], 'embedded')).toEqual([sample, real]);
});

describe('the page of a service or a neighbourhood', () => {
  const fromSink: Testimonial = {
    ...real,
    name: 'Eva',
    location: 'Itaipava',
    service: 'Desentupimento de pia',
  };

  it('shows what was said of it before what was said of others, and no sample', () => {
    const all = [real, sample, fromSink];
    const service = findService('pia');
    const neighborhood = findNeighborhood('centro');
    expect(service && testimonialsFor({ service }, all)).toEqual([fromSink, real]);
    expect(neighborhood && testimonialsFor({ neighborhood }, all)).toEqual([real, fromSink]);
  });

  it('shows nothing where nothing is confirmed', () => {
    const service = findService('ralo');
    expect(service && testimonialsFor({ service }, [sample])).toEqual([]);
  });
});
