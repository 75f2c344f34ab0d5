/** Keywords of a post that has none (specification, section 9). */
const defaultKeywords = ['desentupimento', 'petrópolis'];

/** A post's keywords for search engines: blank ones left out, the default ones where none is left. */
export function searchKeywords(keywords: readonly string[]): readonly string[] {
  const filled = keywords.filter((keyword) => keyword.trim() !== '');
  return filled.length > 0 ? filled : defaultKeywords;
}
