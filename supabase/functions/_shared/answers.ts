import * as v from 'valibot';
import { channels } from './notifications/channels.ts';

/** How bad something is, the worst first. */
export const severity = v.picklist(['critical', 'high', 'medium', 'low']);

export type Severity = v.InferOutput<typeof severity>;

/** How a run ended: all that it was asked for was done, a part of it, or nothing. */
export const runStatus = v.picklist(['success', 'partial_success', 'error']);

export type RunStatus = v.InferOutput<typeof runStatus>;

/** One of the things that a run did, for the operator; skipped when its secret is missing. */
const action = v.object({
  name: v.string(),
  status: v.picklist(['success', 'error', 'skipped']),
  message: v.string(),
});

export type Action = v.InferOutput<typeof action>;

/** Something that is wrong with a page: where it was seen, and how to mend it. */
export const finding = v.object({
  code: v.string(),
  severity,
  url: v.string(),
  /** What was found, literally. */
  evidence: v.string(),
  /** What it means and what to do, in Portuguese. */
  advice: v.string(),
});

export type Finding = v.InferOutput<typeof finding>;

/** How a source of the sitemap answered. */
const sourceTest = v.object({
  status: v.picklist(['success', 'error']),
  url_count: v.number(),
  message: v.string(),
});

export type SourceTest = v.InferOutput<typeof sourceTest>;

/** Something that only a person can do, in Search Console. */
const manualAction = v.object({
  url: v.string(),
  reason: v.string(),
  how: v.string(),
  link: v.optional(v.string()),
});

export type ManualAction = v.InferOutput<typeof manualAction>;

/** An outside service: `missing` is not configured, `error` is configured and does not work. */
const connection = v.object({
  id: v.picklist(['site', 'indexnow', 'search_console', 'crux']),
  status: v.picklist(['ok', 'missing', 'error']),
  /** What is so, or what is wrong and how to mend it. */
  message: v.string(),
});

export type Connection = v.InferOutput<typeof connection>;

/** A step of connecting Google: done, not done yet, wrong, or waiting for the one before. */
const googleStep = v.object({
  id: v.picklist(['key', 'access', 'api', 'property', 'figures']),
  status: v.picklist(['done', 'todo', 'wrong', 'waiting']),
  /** What is so, or why not; empty where there is nothing to say. */
  message: v.string(),
});

export type GoogleStep = v.InferOutput<typeof googleStep>;

/** How far Google is connected. */
const googleConnection = v.object({
  /** E-mail of the service account; null without its key. */
  account: v.nullable(v.string()),
  /** The property that the site asks for; null while the functions do not know the site. */
  property: v.nullable(v.string()),
  steps: v.array(googleStep),
});

export type GoogleConnection = v.InferOutput<typeof googleConnection>;

/**
 * How far an operation is that takes several calls, and what its next call names; null when it has ended. Until then the
 * other fields say what is done so far.
 */
const continuation = v.nullable(v.object({ run: v.optional(v.string()), progress: v.string() }));

export type Continuation = NonNullable<v.InferOutput<typeof continuation>>;

/** What every operation that takes several calls answers. */
export const continued = v.object({ continues: continuation });

/**
 * What each edge function answers when it did its work. It types the functions, and their callers parse the answers
 * with the part they need (`v.pick`). What an operator can start answers its `status`.
 */
export const answers = {
  'generate-sitemap': v.object({
    success: v.literal(true),
    status: runStatus,
    xml: v.string(),
    kind: v.picklist(['urlset', 'index']),
    url_count: v.number(),
    counts: v.object({
      pages: v.number(),
      services: v.number(),
      neighborhoods: v.number(),
      articles: v.number(),
    }),
    generated_at: v.string(),
    warnings: v.array(v.string()),
  }),
  'notify-search-engines': v.object({
    success: v.boolean(),
    status: runStatus,
    message: v.string(),
    url_count: v.number(),
    actions: v.array(action),
  }),
  'url-audit': v.object({
    success: v.literal(true),
    status: runStatus,
    message: v.string(),
    url_count: v.number(),
    counts: v.object(v.entriesFromList(severity.options, v.number())),
    /** The worst of them, and none before the end. */
    findings: v.array(finding),
    ...continued.entries,
  }),
  'sitemap-status': v.object({
    sitemap_health: v.object({
      edge_function_test: sourceTest,
      public_sitemap_test: sourceTest,
      expected_urls: v.number(),
    }),
    /** Each with one of the `marks` of sitemap/marks.ts. */
    recommendations: v.array(v.string()),
    checked_at: v.string(),
  }),
  'force-google-indexing': v.object({
    success: v.boolean(),
    status: runStatus,
    message: v.string(),
    actions: v.array(action),
    manual_actions: v.array(manualAction),
    next_steps: v.array(v.string()),
  }),
  'google-search-console': v.object({
    success: v.boolean(),
    status: runStatus,
    message: v.string(),
    property: v.string(),
    startDate: v.string(),
    endDate: v.string(),
    /** Rows by query, and days, that were written. */
    rows: v.number(),
    days: v.number(),
    /** Days that were not asked for yet: a further call goes on with them. */
    remaining: v.number(),
    /** Days that Google answered with less than was there, without saying that it is zero: what was there stays. */
    unconfirmed: v.array(v.string()),
    /** The days that Google has in all, and those that are here whole. */
    history: v.object({ days: v.number(), fetched: v.number() }),
    ...continued.entries,
  }),
  'advanced-url-monitoring': v.object({
    success: v.literal(true),
    status: runStatus,
    message: v.string(),
    url_count: v.number(),
    healthy: v.number(),
    opened: v.number(),
    resolved: v.number(),
    ...continued.entries,
  }),
  'connection-check': v.object({
    connections: v.array(connection),
    google: googleConnection,
    checked_at: v.string(),
  }),
  'send-notifications': v.object({
    success: v.literal(true),
    status: runStatus,
    message: v.string(),
    sent: v.number(),
    /** Messages that were given up. */
    failed: v.number(),
  }),
  'check-notifications': v.object({
    channels: v.array(
      v.object({
        channel: v.picklist(channels),
        /** Not chosen; chosen and not usable; able to send; and how it answered a test. */
        status: v.picklist(['off', 'missing', 'ready', 'sent', 'failed']),
        /** What is wrong, or what it answered; empty where there is nothing to say. */
        message: v.string(),
      }),
    ),
  }),
};

export type FunctionName = keyof typeof answers;

/** What the function of that name answers. */
export type Answer<Name extends FunctionName> = v.InferOutput<(typeof answers)[Name]>;
