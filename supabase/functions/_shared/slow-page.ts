/** Milliseconds above which a page counts as slow, for an alert and on the dashboard. It imports nothing, so that pages may read it too. */
export const slowAfter = 3_000;
