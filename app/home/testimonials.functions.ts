import { createServerFn } from '@tanstack/react-start';
import { shownTestimonials, testimonials } from '#app/company/testimonials.ts';
import { backendOfProcess } from '#app/server/environment.server.ts';

/** The testimonials that the home page shows; only the server knows whether it is a demonstration. */
export const getTestimonials = createServerFn({ method: 'GET' }).handler(() =>
  shownTestimonials(testimonials, backendOfProcess()),
);
