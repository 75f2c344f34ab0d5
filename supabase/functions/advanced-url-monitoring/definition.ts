import type { SupabaseClient } from '@supabase/supabase-js';
import pMap from 'p-map';
import * as v from 'valibot';
import type { Database } from '../../database.types.ts';
import { auditPages, partialNotice, readLiveSitemap } from '../_shared/audit/crawl.ts';
import type { AuditedPage } from '../_shared/audit/findings.ts';
import { source } from '../_shared/body.ts';
import type { FunctionDefinition } from '../_shared/edge-function.ts';
import { readSite } from '../_shared/environment.ts';
import { FunctionError } from '../_shared/errors.ts';
import type { CoreWebVitals } from '../_shared/google/crux.ts';
import { readVitals } from '../_shared/google/crux.ts';
import { alertRules, monitoringRow } from '../_shared/monitoring.ts';

const body = v.object({ source });

/** Checks every page of the live sitemap, keeps what it found, and opens and resolves alerts. */
export const advancedUrlMonitoring: FunctionDefinition<'advanced-url-monitoring', typeof body> = {
  name: 'advanced-url-monitoring',
  callers: ['secret'],
  body,
  logType: 'seo_automation',
  exclusiveSeconds: 300,
  async handle({ env, database, now }) {
    const site = readSite(env);
    const urls = await readLiveSitemap(site);
    const pages = await auditPages(site, urls);
    const { vitals, problem } = await vitalsOf(env, pages);
    const rows = pages.map((page) => monitoringRow(page, vitals.get(page.fetched.url), now));
    await database.from('url_monitoring').upsert(rows, { onConflict: 'url' }).throwOnError();
    const alerts = await settleAlerts(database, pages, now);
    const notice = partialNotice(urls);
    const healthy = pages.filter(({ fetched }) => fetched.status === 200).length;
    const message =
      `${pages.length} páginas verificadas, ${healthy} no ar. ` +
      `${alerts.opened} alertas abertos e ${alerts.resolved} resolvidos.` +
      (problem === undefined ? '' : ` ${problem}`) +
      notice;
    const status = problem === undefined && notice === '' ? 'success' : 'partial_success';
    const result = { url_count: pages.length, healthy, ...alerts };
    return {
      answer: { success: true, status, message, ...result },
      log: {
        status,
        message,
        data: { operation: 'advanced-url-monitoring', ...result },
      },
    };
  },
};

/** Measured vitals by address. A failure to read them does not stop the check of the pages. */
async function vitalsOf(env: Parameters<typeof readSite>[0], pages: readonly AuditedPage[]) {
  const vitals = new Map<string, CoreWebVitals>();
  let problem: string | undefined;
  await pMap(
    pages.filter(({ facts }) => facts !== undefined),
    async ({ fetched: { url } }) => {
      if (problem !== undefined) return;
      try {
        const found = await readVitals(env, url);
        if (found !== undefined) vitals.set(url, found);
      } catch (error) {
        if (!(error instanceof FunctionError)) throw error;
        problem = error.message;
      }
    },
    { concurrency: 3 },
  );
  return { vitals, problem };
}

/** Opens an alert for each page and rule that is broken now and has none, and resolves those that are mended. */
async function settleAlerts(
  database: SupabaseClient<Database>,
  pages: readonly AuditedPage[],
  now: Date,
): Promise<{ opened: number; resolved: number }> {
  const { data: open } = await database
    .from('seo_alerts')
    .select('id, url, rule')
    .eq('resolved', false)
    .not('rule', 'is', null)
    .throwOnError();
  const key = (url: string | null, rule: string | null) => `${rule} ${url}`;
  const broken = pages.flatMap((page) =>
    alertRules
      .filter((rule) => rule.broken(page))
      .map(({ rule, severity, title, description }) => ({
        rule,
        severity,
        title,
        description,
        url: page.fetched.url,
      })),
  );
  const brokenKeys = new Set(broken.map(({ url, rule }) => key(url, rule)));
  const openKeys = new Set(open.map(({ url, rule }) => key(url, rule)));
  const checked = new Set(pages.map(({ fetched }) => fetched.url));
  const fresh = broken.filter(({ url, rule }) => !openKeys.has(key(url, rule)));
  // A page that left the sitemap is no longer checked, so its alerts are resolved too.
  const mended = open
    .filter(({ url, rule }) => !brokenKeys.has(key(url, rule)) || !checked.has(url ?? ''))
    .map(({ id }) => id);
  if (fresh.length > 0) await database.from('seo_alerts').insert(fresh).throwOnError();
  if (mended.length > 0) {
    await database
      .from('seo_alerts')
      .update({ resolved: true, resolved_at: now.toISOString() })
      .in('id', mended)
      .throwOnError();
  }
  return { opened: fresh.length, resolved: mended.length };
}
