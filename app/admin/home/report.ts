import * as v from 'valibot';
import { runStatus } from '#functions/answers.ts';

/** What the database function `admin_home_report` answers. */
export const homeReport = v.object({
  checks: v.object({
    total: v.number(),
    healthy: v.number(),
    /** When a page was checked last, and when the first check of all was. */
    last: v.nullable(v.string()),
    since: v.nullable(v.string()),
  }),
  /** The outages that go on, the oldest first. */
  outages: v.array(v.object({ rule: v.string(), since: v.string() })),
  /** The last time that the site was down, when it is over. */
  last_down: v.nullable(v.object({ since: v.string(), until: v.string() })),
  search: v.object({
    clicks: v.number(),
    impressions: v.number(),
    /** Days of the period that Google has finished counting. */
    days: v.number(),
    previous_clicks: v.number(),
    previous_days: v.number(),
    newest_day: v.nullable(v.string()),
  }),
  /** How the last sync ended; null before the first one. */
  sync: v.nullable(
    v.object({
      status: runStatus,
      message: v.string(),
      last_at: v.string(),
      last_success_at: v.nullable(v.string()),
    }),
  ),
  /** Whether anybody is to be told of alerts, and how the last minute's sending ended since that was chosen. */
  told: v.object({
    chosen: v.boolean(),
    status: v.nullable(runStatus),
    message: v.nullable(v.string()),
  }),
  /** Open alerts but the outages, and the title of the worst. */
  alerts: v.object({
    critical: v.number(),
    high: v.number(),
    others: v.number(),
    worst: v.nullable(v.string()),
  }),
  posts: v.object({ overdue: v.number(), drafts_due: v.number() }),
  /** What happened since the last visit; null in the first one. */
  news: v.nullable(
    v.object({
      since: v.string(),
      alerts_opened: v.number(),
      alerts_closed: v.number(),
      posts: v.number(),
      runs: v.number(),
    }),
  ),
});

export type HomeReport = v.InferOutput<typeof homeReport>;
