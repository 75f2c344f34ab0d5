import { company } from '#app/company/company.ts';
import { problemHead } from '#app/seo/problem-head.ts';

/** Head of an address that leads nowhere. */
export function notFoundHead() {
  return problemHead(`Página não encontrada | ${company.name}`);
}
