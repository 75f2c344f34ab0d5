import * as v from 'valibot';
import { openAlerts, searchHistory } from '#app/admin/reports/report-parts.ts';
import { stages } from './funnel.ts';

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
  /** What the named queries add up to, and all clicks of the same days: Google leaves out the rare ones. */
  explained: v.object({ clicks: v.number(), whole_clicks: v.number() }),
  history: searchHistory,
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

const moment = v.nullable(v.string());

/** What is known of a page. */
const pageProgress = v.object({
  url: v.string(),
  status: v.string(),
  /** How many stages it passed, one after the other. */
  reached: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(stages.length)),
  published_at: moment,
  monitored_at: moment,
  indexed: v.nullable(v.boolean()),
  coverage: moment,
  inspected_at: moment,
  inspected_since: moment,
  seen_on: moment,
  clicked_on: moment,
});

/** What the database function `indexing_funnel` answers. */
export const funnelAnswer = v.object({
  /** How many pages stopped after each number of stages, from none to all. */
  stopped: v.array(v.number()),
  rows: v.array(pageProgress),
});

export type PageProgress = v.InferOutput<typeof pageProgress>;
