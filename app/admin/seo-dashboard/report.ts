import * as v from 'valibot';
import { openAlerts } from '#app/admin/reports/report-parts.ts';

const sums = { clicks: v.number(), impressions: v.number(), position: v.nullable(v.number()) };

/** What the database function `seo_dashboard_report` answers. */
export const dashboardReport = v.object({
  /** Of the property itself; `days` says how many of the period's days they are known of. */
  totals: v.object({ ...sums, days: v.number() }),
  /** The same of as many days before. */
  previous: v.object({ ...sums, days: v.number() }),
  /** The period's days and those after it that Google still counts. */
  days: v.array(v.object({ date: v.string(), ...sums, is_final: v.boolean() })),
  pages: v.array(v.object({ url: v.string(), ...sums })),
  queries: v.array(v.object({ query: v.string(), ...sums })),
  /** What the named queries add up to: Google leaves out the rare ones. */
  explained: v.object({ clicks: v.number(), impressions: v.number() }),
  /** Days that Google has, and how many of them are here with their pages and queries. */
  history: v.object({ days: v.number(), fetched: v.number() }),
  newest_day: v.nullable(v.string()),
  /** Pages in the sitemap: all, those that answer, and those with a problem that has a name. */
  monitored: v.object({
    total: v.number(),
    healthy: v.number(),
    noindex: v.number(),
    slow: v.number(),
    /** Without structured data. */
    plain: v.number(),
  }),
  open_alerts: openAlerts,
});

export type DashboardReport = v.InferOutput<typeof dashboardReport>;
