/** One item of a pagination: a page, or a gap of pages left out. */
export type PagePlace = { page: number } | { from: number; to: number };

/**
 * The pages that a pagination shows: the first, the last, and those beside the current one. A single page is never
 * left out, for its link takes no more room than the mark of the gap.
 */
export function shownPages(page: number, pageCount: number): PagePlace[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])].filter(
    (number) => number >= 1 && number <= pageCount,
  );
  return shown.flatMap((number, index): PagePlace[] => {
    const from = (shown[index - 1] ?? 0) + 1;
    const to = number - 1;
    if (from > to) return [{ page: number }];
    return [from === to ? { page: from } : { from, to }, { page: number }];
  });
}
