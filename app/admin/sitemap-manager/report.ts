import * as v from 'valibot';
import { measuredVitals, openAlerts, severity } from '#app/admin/reports/report-parts.ts';
import { generatedSitemap } from './diff.ts';

/** A finding of the URL audit (supabase/functions/_shared/audit/findings.ts). */
const finding = v.object({
  code: v.string(),
  severity,
  url: v.string(),
  evidence: v.string(),
  advice: v.string(),
});

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
  log: v.array(
    v.object({
      id: v.string(),
      type: v.string(),
      status: v.string(),
      message: v.string(),
      created_at: v.string(),
    }),
  ),
  audit: v.nullable(
    v.object({
      status: v.string(),
      message: v.string(),
      created_at: v.string(),
      data: v.object({ findings: v.optional(v.fallback(v.array(finding), []), []) }),
    }),
  ),
  sitemaps: v.array(generatedSitemap),
  open_alerts: openAlerts,
  indexed: v.object({ pages: v.number(), last_day: v.nullable(v.string()) }),
  vitals: v.array(v.object({ url: v.string(), core_web_vitals: measuredVitals })),
});

export type SitemapReport = v.InferOutput<typeof sitemapReport>;
export type Finding = v.InferOutput<typeof finding>;
