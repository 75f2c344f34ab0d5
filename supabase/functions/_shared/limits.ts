/** Limits of the functions that operators read of too. The file imports nothing, so that pages may read it. */

/** Milliseconds above which a page counts as slow, for an alert and on the dashboard. */
export const slowAfter = 3_000;
/** Pages that one forced indexing asks Google about, which allows 2,000 a day for a property. */
export const inspectionLimit = 30;
/** Characters that a page's title should have, so that Google shows all of it. */
export const titleLength = { shortest: 10, longest: 75 } as const;
