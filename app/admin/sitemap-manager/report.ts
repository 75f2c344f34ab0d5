import * as v from 'valibot';
import { finding } from '#functions/answers.ts';
import { openAlerts } from '#app/admin/reports/report-parts.ts';
import { generatedSitemap } from './diff.ts';

/** A page's value; an example has no page. */
const worstVital = v.object({ url: v.optional(v.string()), value: v.number() });

/** What the database function `sitemap_manager_report` answers. */
export const sitemapReport = v.object({
  posts: v.number(),
  newest_posts: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      slug: v.string(),
      published_at: v.string(),
    }),
  ),
  audit: v.nullable(
    v.object({
      status: v.string(),
      message: v.string(),
      created_at: v.string(),
      data: v.object({
        /** How many findings of each severity there were, when the log could not keep them all. */
        counts: v.optional(v.record(v.string(), v.number()), {}),
        findings: v.optional(v.fallback(v.array(finding), []), []),
      }),
    }),
  ),
  sitemaps: v.array(generatedSitemap),
  open_alerts: openAlerts,
  /** Pages with measured vitals, and the worst value of each. */
  vitals: v.object({
    pages: v.number(),
    worst: v.object({
      lcp: v.optional(worstVital),
      fid: v.optional(worstVital),
      inp: v.optional(worstVital),
      cls: v.optional(worstVital),
    }),
  }),
});

/** What the database function `sitemap_coverage` answers: its lists end somewhere, its counts do not. */
export const sitemapCoverage = v.object({
  /** Addresses in the sitemap. */
  listed: v.number(),
  /** Pages with impressions. */
  shown: v.number(),
  last_day: v.nullable(v.string()),
  not_shown: v.object({ count: v.number(), urls: v.array(v.string()) }),
  not_listed: v.object({
    count: v.number(),
    pages: v.array(
      v.object({
        url: v.string(),
        clicks: v.number(),
        impressions: v.number(),
        last_day: v.string(),
      }),
    ),
  }),
});

export type SitemapCoverage = v.InferOutput<typeof sitemapCoverage>;
export type SitemapReport = v.InferOutput<typeof sitemapReport>;
