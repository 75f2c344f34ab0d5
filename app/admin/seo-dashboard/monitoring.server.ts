import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Database } from '#supabase/database.types.ts';
import type { Severity } from '#functions/answers.ts';
import { severity } from '#functions/answers.ts';
import { measuredVitals } from '#app/admin/reports/report-parts.ts';
import type { AlertLevel, AskedAlerts, AskedPages, PageKind } from './search.ts';

/** Alerts in the tab's first view (specification, section 9), and in a page of all. */
const newestAlerts = 10;
const alertsInPage = 20;
/** Monitored pages in a page of the list, and in the chart: more bars than that say nothing. */
const pagesInPage = 50;
const charted = 12;

const severitiesOf = {
  urgentes: ['critical', 'high'],
  critico: ['critical'],
  alto: ['high'],
  medio: ['medium'],
  baixo: ['low'],
  menores: ['medium', 'low'],
} as const satisfies Record<AlertLevel, readonly Severity[]>;

/** What the database function `alerts_page` answers. */
export const alertsAnswer = v.object({
  total: v.number(),
  rows: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      description: v.string(),
      url: v.nullable(v.string()),
      severity,
      created_at: v.string(),
      resolved: v.boolean(),
      resolved_at: v.nullable(v.string()),
      /** E-mail of the operator who resolved it; null when a check did, or the account is gone. */
      resolved_by: v.nullable(v.string()),
      resolved_by_check: v.boolean(),
    }),
  ),
});

export type Alert = v.InferOutput<typeof alertsAnswer>['rows'][number];

/** What the database function `monitored_pages` answers. */
const pagesAnswer = v.object({
  counts: v.object({ current: v.number(), problem: v.number(), left: v.number() }),
  rows: v.array(
    v.object({
      id: v.string(),
      url: v.string(),
      status_code: v.nullable(v.number()),
      response_time: v.nullable(v.number()),
      noindex: v.boolean(),
      has_structured_data: v.boolean(),
      issues: v.array(v.string()),
      core_web_vitals: measuredVitals,
      last_checked: v.string(),
      left_sitemap_at: v.nullable(v.string()),
    }),
  ),
  slowest: v.array(
    v.object({
      url: v.string(),
      status_code: v.nullable(v.number()),
      response_time: v.nullable(v.number()),
    }),
  ),
});

export type MonitoredPage = v.InferOutput<typeof pagesAnswer>['rows'][number];
export type ChartedPage = v.InferOutput<typeof pagesAnswer>['slowest'][number];

/** A page of the alerts; the last one where the list is shorter than asked for. */
export async function loadAlerts(
  client: SupabaseClient<Database>,
  { state, level, page }: AskedAlerts,
) {
  const newestOnly = state === undefined && level === undefined && page === 1;
  const size = newestOnly ? newestAlerts : alertsInPage;
  return pageOf(page, size, async (firstRow) => {
    const { data } = await client
      .rpc('alerts_page', {
        wanted_resolved: state === 'resolvidos',
        severities: level === undefined ? [...severity.options] : [...severitiesOf[level]],
        first_row: firstRow,
        row_count: size,
        newest_only: newestOnly,
      })
      .throwOnError();
    return v.parse(alertsAnswer, data);
  });
}

/** What the database calls the kinds of pages. */
const kinds = { problemas: 'problem', fora: 'left' } as const satisfies Record<PageKind, string>;

/** A page of the monitored pages; the last one where the list is shorter than asked for. */
export async function loadMonitoredPages(
  client: SupabaseClient<Database>,
  { kind, page }: AskedPages,
) {
  const name = kind === undefined ? 'current' : kinds[kind];
  return pageOf(page, pagesInPage, async (firstRow) => {
    const { data } = await client
      .rpc('monitored_pages', {
        wanted: name,
        first_row: firstRow,
        row_count: pagesInPage,
        charted,
      })
      .throwOnError();
    const answer = v.parse(pagesAnswer, data);
    return { ...answer, total: answer.counts[name] };
  });
}

/** Reads a page of a list; where the list has become shorter meanwhile, its last page. */
export async function pageOf<Answer extends { total: number; rows: readonly unknown[] }>(
  page: number,
  size: number,
  read: (firstRow: number) => Promise<Answer>,
): Promise<Answer & { page: number; pageCount: number }> {
  const answer = await read((page - 1) * size);
  const pageCount = Math.max(1, Math.ceil(answer.total / size));
  if (page > pageCount) return pageOf(pageCount, size, read);
  return { ...answer, page, pageCount };
}

/** Marks an alert as resolved by an operator; says whether it was open. */
export async function resolveOpenAlert(
  client: SupabaseClient<Database>,
  id: string,
  adminId: string,
  now: Date,
): Promise<boolean> {
  const { data } = await client
    .from('seo_alerts')
    .update({ resolved: true, resolved_at: now.toISOString(), resolved_by: adminId })
    .eq('id', id)
    .eq('resolved', false)
    .select('id')
    .throwOnError();
  return data.length > 0;
}

/** SQLSTATE of a row that a unique index has already. */
const uniqueViolation = '23505';

/** Takes an operator's "Resolver" back; false when its cause has another open alert. */
export async function reopenResolvedAlert(
  client: SupabaseClient<Database>,
  id: string,
): Promise<boolean> {
  const { error } = await client
    .from('seo_alerts')
    .update({ resolved: false, resolved_at: null, resolved_by: null })
    .eq('id', id)
    .eq('resolved', true)
    .eq('resolved_by_check', false);
  if (error === null) return true;
  if (error.code === uniqueViolation) return false;
  throw error;
}
