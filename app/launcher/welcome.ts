import { testimonials } from '#app/company/testimonials.ts';
import type { Backend } from './backend.ts';

/**
 * Says, in one write, where the site is, what is still to be confirmed before it is published and, once, how to sign in as
 * its admin.
 */
export function printWelcome(port: number, { firstAdmin, env }: Backend): void {
  const signIn =
    firstAdmin === undefined
      ? ''
      : `\nAdmin sign-in at /admin, made for this machine and shown only now:\n` +
        `  e-mail:   ${firstAdmin.email}\n` +
        `  password: ${firstAdmin.password}`;
  console.log(
    `\nThe site is at http://localhost:${port}  (Ctrl-C stops it)${signIn}${samples(env)}`,
  );
}

/** The log's part of what the doctor at /admin/seo says of the testimonials. */
function samples(env: Backend['env']): string {
  const count = testimonials.filter(({ confirmed }) => !confirmed).length;
  if (count === 0) return '';
  const fate =
    env['SUPABASE_EMBEDDED'] === '1' ? 'marked "Exemplo" on the home page' : 'left out of the site';
  return `\nTestimonials that are only samples: ${count}, ${fate}; confirm them in app/company/testimonials.ts.`;
}
