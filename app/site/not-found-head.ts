import { company } from '../company/company.ts';
import { problemHead } from '../seo/problem-head.ts';

/** Head of an address that leads nowhere. */
export function notFoundHead() {
  return problemHead(`Página não encontrada | ${company.name}`);
}
