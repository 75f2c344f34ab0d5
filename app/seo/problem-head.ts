/** Head of a page that must not be indexed: one that says what went wrong, or is for operators. */
export function problemHead(title: string) {
  return { meta: [{ title }, { name: 'robots', content: 'noindex, follow' }] };
}
