import { expect, it } from 'vitest';
import type { Testimonial } from './testimonials.ts';
import { shownTestimonials } from './testimonials.ts';

const words = { location: 'Centro', rating: 5, text: 'Muito bom.', service: 'Ralo' } as const;
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
