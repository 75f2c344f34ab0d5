import { homeHead } from './home-head.ts';
import { getTestimonials } from './testimonials.functions.ts';

/** The home page: its head, and the testimonials to show. It opens without them where the server cannot be asked. */
export async function loadHomePage() {
  return { head: homeHead(), testimonials: await getTestimonials().catch(() => []) };
}
