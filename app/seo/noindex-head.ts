import { company } from '#app/company/company.ts';

/**
 * Head of a page that must not be indexed: one that says what went wrong, or is for operators. Without a title it is
 * that of an address that leads nowhere.
 */
export function noindexHead(title = `Página não encontrada | ${company.name}`) {
  return { meta: [{ title }, { name: 'robots', content: 'noindex, follow' }] };
}
