/** Head of a page that says what went wrong and must not be indexed: it has no address of its own. */
export function problemHead(title: string) {
  return { meta: [{ title }, { name: 'robots', content: 'noindex, follow' }] };
}
