import * as v from 'valibot';

/** What the database function `activity_log` answers. */
export const activityLog = v.array(
  v.object({
    id: v.string(),
    type: v.string(),
    status: v.string(),
    message: v.string(),
    created_at: v.string(),
    /** E-mail of the operator; null for the schedule, and where nobody noted it. */
    started_by: v.nullable(v.string()),
    by_schedule: v.boolean(),
  }),
);

const places = v.array(v.object({ code: v.string(), url: v.string() }));

/** What the database function `audit_history` answers. */
export const auditHistory = v.object({
  /** The last audits, the newest first, with how many findings of each kind they had. */
  audits: v.array(v.object({ created_at: v.string(), counts: v.record(v.string(), v.number()) })),
  /** What changed from the audit before to the last; null where the two cannot be compared. */
  changes: v.nullable(
    v.object({
      mended: v.number(),
      added: v.number(),
      /** Some of them. */
      mended_list: places,
      added_list: places,
    }),
  ),
});

export type ActivityLogEntries = v.InferOutput<typeof activityLog>;
export type AuditHistory = v.InferOutput<typeof auditHistory>;
