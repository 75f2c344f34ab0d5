import * as v from 'valibot';

/** What the sitemap report and the dashboard have in common. */

/** Measured vitals of a page: milliseconds, and cls without unit. */
export const measuredVitals = v.object({
  lcp: v.optional(v.number()),
  fid: v.optional(v.number()),
  inp: v.optional(v.number()),
  cls: v.optional(v.number()),
});

/** Days that Google has, and how many of them are here with their pages and queries. */
export const searchHistory = v.object({ days: v.number(), fetched: v.number() });

/** Open alerts: all of them, and those that cannot wait. */
export const openAlerts = v.object({
  critical: v.number(),
  high: v.number(),
  total: v.number(),
});
