import type { SupabaseClient } from '@supabase/supabase-js';
import pMap from 'p-map';
import * as v from 'valibot';
import type { Database } from '../../database.types.ts';
import { auditPages, pageLimit, partialNotice, readLiveSitemap } from '../_shared/audit/crawl.ts';
import type { AuditedPage } from '../_shared/audit/findings.ts';
import { source } from '../_shared/body.ts';
import { count } from '../_shared/count.ts';
import { fetchPage } from '../_shared/audit/page.ts';
import type { FunctionDefinition } from '../_shared/edge-function.ts';
import type { Site } from '../_shared/environment.ts';
import { readSite } from '../_shared/environment.ts';
import { FunctionError } from '../_shared/errors.ts';
import type { CoreWebVitals } from '../_shared/google/crux.ts';
import { readVitals } from '../_shared/google/crux.ts';
import type { AlertFinding, Outage, OutageRule } from '../_shared/monitoring.ts';
import {
  monitoringRow,
  outageFinding,
  pageDown,
  pageFindings,
  silenceOf,
} from '../_shared/monitoring.ts';

const body = v.object({ source });

/**
 * Checks every page of the live sitemap, keeps what it found, and opens and closes alerts. An outage of the whole site
 * is an alert too; the run then ends as an error, but what was seen is kept.
 */
export const advancedUrlMonitoring: FunctionDefinition<'advanced-url-monitoring', typeof body> = {
  name: 'advanced-url-monitoring',
  callers: ['secret'],
  body,
  logType: 'seo_automation',
  exclusiveSeconds: 300,
  async handle({ env, database, now }) {
    const site = readSite(env);
    const sitemap = await trySitemap(site);
    if ('problem' in sitemap) await refuseSilentSite(database, site);
    const urls = await urlsToCheck(database, site, sitemap);
    const pages = await checkPages(site, urls);
    const { vitals, problem } = await vitalsOf(env, pages);
    const listed = 'urls' in sitemap && sitemap.isCurrent ? { listed: sitemap.urls } : {};
    await database
      .rpc('record_page_checks', {
        checks: pages.map((page) => monitoringRow(page, vitals.get(page.fetched.url), now)),
        ...listed,
      })
      .throwOnError();
    const verdict = await judge(site, sitemap, pages);
    const [outage] = verdict.outages;
    const alerts = await settleAlerts(database, {
      findings: [...verdict.outages.map(outageFinding), ...verdict.pages.flatMap(pageFindings)],
      rules: verdict.rules,
      checked: verdict.pages.map(({ fetched }) => fetched.url),
      ...listed,
    });
    const healthy = pages.filter(({ fetched }) => fetched.status === 200).length;
    const found = `${count(pages.length, 'página verificada', 'páginas verificadas')}, ${count(healthy, 'no ar', 'no ar')}.`;
    if (outage !== undefined) throw outageError(outage, found);
    const notice = partialNotice(urls);
    const message =
      `${found} ${count(alerts.opened, 'alerta aberto', 'alertas abertos')} ` +
      `e ${count(alerts.resolved, 'resolvido', 'resolvidos')}.` +
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

/** How an outage ends the run: for the operator, who finds the rest in the alert. */
function outageError(outage: Outage, found: string): FunctionError {
  const { title } = outageFinding(outage);
  return new FunctionError(
    502,
    outage.rule,
    `${title}. ${outage.reason} ${found} O alerta está aberto.`,
  );
}

type Sitemap = Awaited<ReturnType<typeof readLiveSitemap>> | { problem: string };

async function trySitemap(site: Site): Promise<Sitemap> {
  try {
    return await readLiveSitemap(site);
  } catch (error) {
    if (!(error instanceof FunctionError)) throw error;
    return { problem: error.message };
  }
}

/** Where even the home page does not open, no page is asked: each would be waited for in vain. */
async function refuseSilentSite(database: SupabaseClient<Database>, site: Site): Promise<void> {
  const home = await fetchPage(site, `${site.origin}/`);
  const silence = silenceOf(home);
  if (silence === undefined) return;
  const { data: marked } = await database
    .rpc('mark_pages_down', {
      problem: pageDown,
      ...(home.status !== undefined && home.status !== 200 && { seen_status: home.status }),
    })
    .throwOnError();
  const outage: Outage = { rule: 'site_down', reason: `O site ${silence}.` };
  await settleAlerts(database, {
    findings: [outageFinding(outage)],
    rules: [],
    checked: [],
  });
  throw outageError(
    outage,
    `${count(marked, 'página foi marcada', 'páginas foram marcadas')} como fora do ar.`,
  );
}

/** The sitemap's pages; where it does not tell, or may be wrong, those that earlier runs found in it. */
async function urlsToCheck(
  database: SupabaseClient<Database>,
  site: Site,
  sitemap: Sitemap,
): Promise<readonly string[]> {
  if ('urls' in sitemap && sitemap.isCurrent) return sitemap.urls;
  const { data } = await database
    .from('url_monitoring')
    .select('url')
    .is('left_sitemap_at', null)
    .like('url', `${site.origin}/%`)
    .order('url')
    .limit(pageLimit)
    .throwOnError();
  if (data.length === 0 && 'urls' in sitemap) return sitemap.urls;
  return data.map(({ url }) => url);
}

/** Checks the pages, and those once more that ask to come back later. */
async function checkPages(site: Site, urls: readonly string[]): Promise<AuditedPage[]> {
  const pages = await auditPages(site, urls);
  const busy = pages.filter(({ fetched }) => fetched.asksToComeBack);
  const again = new Map(
    (
      await auditPages(
        site,
        busy.map(({ fetched }) => fetched.url),
      )
    ).map((page) => [page.fetched.url, page]),
  );
  return pages.map((page) => again.get(page.fetched.url) ?? page);
}

/** What a run found of the site as a whole. */
interface Verdict {
  outages: Outage[];
  /** Rules of the whole site of which it can tell. */
  rules: OutageRule[];
  /** The pages whose state is their own, and not the outage's. */
  pages: readonly AuditedPage[];
}

async function judge(
  site: Site,
  sitemap: Sitemap,
  pages: readonly AuditedPage[],
): Promise<Verdict> {
  const unreadable: Outage[] =
    'problem' in sitemap ? [{ rule: 'sitemap_unreadable', reason: sitemap.problem }] : [];
  if (pages.length === 0) {
    return { outages: unreadable, rules: ['site_down', 'sitemap_unreadable'], pages };
  }
  if (pages.every(({ fetched }) => silenceOf(fetched) !== undefined)) {
    const reason = 'Nenhuma página do site abriu.';
    return { outages: [{ rule: 'site_down', reason }], rules: [], pages: [] };
  }
  const isAway =
    pages.some(({ fetched }) => fetched.asksToComeBack) ||
    ('urls' in sitemap && !sitemap.isCurrent && !(await isCurrentNow(site)));
  const reason = 'O site diz que o banco de dados não responde.';
  return {
    outages: [...unreadable, ...(isAway ? [{ rule: 'database_down', reason } as const] : [])],
    rules: ['site_down', 'sitemap_unreadable', 'database_down'],
    pages: pages.filter(({ fetched }) => !fetched.asksToComeBack),
  };
}

/** Asks for the sitemap again: the site's database may have been slow for a moment. */
async function isCurrentNow(site: Site): Promise<boolean> {
  const sitemap = await trySitemap(site);
  return 'urls' in sitemap && sitemap.isCurrent;
}

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

interface Settlement {
  findings: readonly AlertFinding[];
  /** Rules of the whole site, and pages, whose alerts are closed where nothing was found. */
  rules: readonly OutageRule[];
  checked: readonly string[];
  /** The whole sitemap, where it could be read: a page that is not in it has no alerts. */
  listed?: readonly string[];
}

/** Opens an alert for each finding that has none, and closes those whose cause is gone. */
async function settleAlerts(
  database: SupabaseClient<Database>,
  { findings, rules, checked, listed }: Settlement,
): Promise<{ opened: number; resolved: number }> {
  const { data } = await database
    .rpc('settle_alerts', {
      findings: findings.map((finding) => ({ ...finding })),
      site_rules: [...rules],
      checked: [...checked],
      ...(listed !== undefined && { listed: [...listed] }),
    })
    .single()
    .throwOnError();
  return { opened: data.opened, resolved: data.mended };
}
