import * as v from 'valibot';

/** Who called: a button of the admin area, the schedule, another function. Every function takes it. */
export const source = v.optional(v.pipe(v.string(), v.maxLength(100)));

/** When it was called, by the caller's clock (specification, section 7). */
export const timestamp = v.optional(v.pipe(v.string(), v.maxLength(40)));

/** The site's address as the web server knows it. */
export const siteUrl = v.optional(v.pipe(v.string(), v.maxLength(300)));
