import * as v from 'valibot';

/** What the stack's process tells its parent, once: that it serves, or why it does not. */
export const stackMessage = v.variant('type', [
  v.object({
    type: v.literal('ready'),
    url: v.string(),
    publishableKey: v.string(),
    secretKey: v.string(),
    /** Present only when this start made the first admin. */
    firstAdmin: v.optional(v.object({ email: v.string(), password: v.string() })),
  }),
  v.object({ type: v.literal('failed'), message: v.string() }),
]);

export type StackMessage = v.InferOutput<typeof stackMessage>;

/** How the stack is to run; travels to its process as JSON in one argument. */
export const stackOptions = v.object({
  /** Folder that holds the database, the keys and the lock. */
  dataDir: v.string(),
  /** Port on 127.0.0.1; 0 takes a free one. */
  port: v.number(),
  functionsPort: v.number(),
  /** Origin of the public site, for the edge functions. */
  siteUrl: v.string(),
  /** Where the functions fetch the site's pages, if not from `siteUrl`. */
  siteFetchUrl: v.optional(v.string()),
  /** Run the regular jobs. */
  schedule: v.optional(v.boolean(), false),
  /** Fill an empty blog with the articles of `supabase/seed`. */
  seed: v.optional(v.boolean(), true),
});

export type StackOptions = v.InferOutput<typeof stackOptions>;

/** An error whose message is meant for the person at the terminal: shown without a stack. */
export class StackError extends Error {}
