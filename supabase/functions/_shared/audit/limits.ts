/** Pages of a sitemap that a run looks at, documents of its index that it reads, and pages beside it. */
export const pageLimit = 50_000;
export const documentLimit = 100;
export const linkedPageLimit = 1_000;
/** Bytes of a page or of a document of the sitemap that are read. */
export const byteLimit = 3_000_000;
/** Characters of an address: the sitemap protocol's own limit. */
export const longestUrl = 2_047;
