import * as v from 'valibot';

/** A generated sitemap as the database keeps it; without entries it was an index of parts. */
export const generatedSitemap = v.object({
  generated_at: v.string(),
  url_count: v.number(),
  entries: v.nullable(v.array(v.object({ location: v.string(), lastmod: v.string() }))),
});

type GeneratedSitemap = v.InferOutput<typeof generatedSitemap>;

/** What changed from one generated sitemap to the next. */
export interface SitemapDifference {
  from: string;
  to: string;
  added: string[];
  removed: string[];
  /** Same address, another date. */
  changed: { location: string; before: string; after: string }[];
}

/** The difference between the last two; undefined while there are not two whose addresses are kept. */
export function sitemapDifference(
  newest: GeneratedSitemap | undefined,
  before: GeneratedSitemap | undefined,
): SitemapDifference | undefined {
  if (!newest?.entries || !before?.entries) return undefined;
  const old = new Map(before.entries.map(({ location, lastmod }) => [location, lastmod]));
  const now = new Map(newest.entries.map(({ location, lastmod }) => [location, lastmod]));
  return {
    from: before.generated_at,
    to: newest.generated_at,
    added: [...now.keys()].filter((location) => !old.has(location)),
    removed: [...old.keys()].filter((location) => !now.has(location)),
    changed: [...now].flatMap(([location, after]) => {
      const lastmod = old.get(location);
      return lastmod === undefined || lastmod === after
        ? []
        : [{ location, before: lastmod, after }];
    }),
  };
}
