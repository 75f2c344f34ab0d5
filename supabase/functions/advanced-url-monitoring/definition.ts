import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Database } from '../../database.types.ts';
import {
  auditPages,
  emptySitemap,
  isSitemapCurrent,
  listing,
  notListed,
  partialNotice,
  readListing,
} from '../_shared/audit/crawl.ts';
import type { AuditedPage } from '../_shared/audit/page.ts';
import { auditPage } from '../_shared/audit/page.ts';
import { source } from '../_shared/body.ts';
import { count } from '../_shared/count.ts';
import type { Call, FunctionDefinition } from '../_shared/edge-function.ts';
import type { Site, VariableReader } from '../_shared/environment.ts';
import { readSite } from '../_shared/environment.ts';
import { FunctionError } from '../_shared/errors.ts';
import type { Outage, OutageRule } from '../_shared/monitoring.ts';
import {
  monitoringRow,
  outageFinding,
  pageDown,
  pageFindings,
  silenceOf,
} from '../_shared/monitoring.ts';
import { inPageRun, run as runOfBody } from '../_shared/page-run/run.ts';
import type { PageRun } from '../_shared/page-run/run.ts';
import { settleAlerts } from './settle-alerts.ts';
import { vitalsOf } from './vitals.ts';

const name = 'advanced-url-monitoring';

const body = v.object({ source, run: runOfBody });

const state = v.object({
  listing: v.optional(listing, notListed),
  /** Why the sitemap could not be read; the pages known from it are checked then. */
  problem: v.optional(v.nullable(v.string()), null),
  /** Whether the pages are those of a sitemap that was read whole. */
  isWhole: v.optional(v.boolean(), true),
  healthy: v.optional(v.number(), 0),
  opened: v.optional(v.number(), 0),
  resolved: v.optional(v.number(), 0),
  /** Whether a page asked to come back later, as the site does while its database is away. */
  isAway: v.optional(v.boolean(), false),
  vitalsAsked: v.optional(v.number(), 0),
  vitalsProblem: v.optional(v.nullable(v.string()), null),
});

type MonitoringRun = PageRun<v.InferOutput<typeof state>>;

interface Step {
  database: SupabaseClient<Database>;
  env: VariableReader;
  now: Date;
  site: Site;
  run: MonitoringRun;
}

/**
 * Checks every page of the live sitemap, keeps what it found, and opens and closes alerts. An outage of the whole site
 * is an alert too; the run then ends as an error, but what was seen is kept.
 */
export const advancedUrlMonitoring: FunctionDefinition<'advanced-url-monitoring', typeof body> = {
  name,
  callers: ['secret'],
  body,
  logType: 'seo_automation',
  exclusiveSeconds: 150,
  handle(call) {
    const site = readSite(call.env);
    return inPageRun(
      call,
      name,
      (kept) => v.parse(state, kept),
      (run) => step(call, site, run),
    );
  },
};

/** Checks as many pages as a call may; after the last one, says what is known of the whole and ends the run. */
async function step(
  { database, env, now }: Pick<Call<unknown>, 'database' | 'env' | 'now'>,
  site: Site,
  run: MonitoringRun,
) {
  const one: Step = { database, env, now, site, run };
  if (run.state.listing.documents?.length !== 0) await list(one);
  while (run.state.listing.documents?.length === 0 && !run.budget.isSpent) {
    const next = await run.next();
    if (next.length === 0) return end(one);
    await check(
      one,
      next.map(({ url }) => url),
    );
  }
  const continues = run.goesOn();
  const message = `${continues.progress} verificadas até agora; a verificação continua.`;
  const { healthy, opened, resolved } = run.state;
  return {
    answer: {
      success: true as const,
      status: 'partial_success' as const,
      message,
      ...{ url_count: run.checked, healthy, opened, resolved, continues },
    },
    next: continues.run,
  };
}

/** Reads the sitemap; where it does not tell, or may be wrong, the pages are those that earlier runs found in it. */
async function list(one: Step): Promise<void> {
  const { run, site } = one;
  try {
    run.state.listing = await readListing(site, run.state.listing, run.budget, (urls) =>
      run.add(urls),
    );
    await run.save();
    if (run.state.listing.documents?.length !== 0) return;
    if (run.pages === 0) throw emptySitemap();
    if (run.state.listing.isCurrent) return;
  } catch (error) {
    if (!(error instanceof FunctionError)) throw error;
    run.state.problem = error.message;
    run.state.listing = { ...notListed, documents: [] };
    await refuseSilentSite(one);
  }
  await run.addKnown(site.origin);
  run.state.isWhole = false;
  await run.save();
}

/** How an outage ends the run: for the operator, who finds the rest in the alert. */
function outageError(outage: Outage, found: string): FunctionError {
  const { title } = outageFinding(outage);
  return new FunctionError(
    502,
    outage.rule,
    `${title}. ${outage.reason} ${found} O alerta está aberto.`,
  );
}

/** Where even the home page does not open, no page is asked: each would be waited for in vain. */
async function refuseSilentSite({ database, site, run }: Step): Promise<void> {
  const { fetched: home } = await auditPage(site, `${site.origin}/`, run.budget);
  const silence = silenceOf(home);
  if (silence === undefined) return;
  const { data: marked } = await database
    .rpc('mark_pages_down', {
      problem: pageDown,
      ...(home.status !== undefined && home.status !== 200 && { seen_status: home.status }),
    })
    .throwOnError();
  const outage: Outage = { rule: 'site_down', reason: `O site ${silence}.` };
  await settleAlerts(database, { findings: [outageFinding(outage)], rules: [], checked: [] });
  throw outageError(
    outage,
    `${count(marked, 'página foi marcada', 'páginas foram marcadas')} como fora do ar.`,
  );
}

/** Checks pages, settles their alerts, and keeps what was found of them. */
async function check(one: Step, urls: readonly string[]): Promise<void> {
  const { database, now, run } = one;
  const pages = await checkPages(one, urls);
  const opened = await beforeOutage(one, pages);
  const isDown = opened.length < pages.length;
  if (isDown && pages.length < run.pages) {
    await database.rpc('mark_pages_down', { problem: pageDown }).throwOnError();
  }
  const vitals = await vitalsOf(one.env, run.state, pages);
  await database
    .rpc('record_page_checks', {
      checks: pages.map((page) => monitoringRow(page, vitals.get(page.fetched.url), now)),
    })
    .throwOnError();
  // What an outage explains keeps the alerts that it had.
  const judged = opened.filter(({ fetched }) => !fetched.asksToComeBack);
  if (judged.length < opened.length) run.state.isAway = true;
  const isUp = judged.some(({ fetched }) => silenceOf(fetched) === undefined);
  await settle(one, {
    outages: [
      ...(isDown ? [noPageOpened] : []),
      ...unreadable(run),
      ...(run.state.isAway ? [databaseAway] : []),
    ],
    pages: judged,
    rules: isUp && !isDown ? ['site_down', 'sitemap_unreadable'] : [],
  });
  run.state.healthy += pages.filter(({ fetched }) => fetched.status === 200).length;
  await run.save({
    pages: pages.map(({ fetched }) => ({ url: fetched.url, status: fetched.status ?? null })),
  });
  if (isDown) throw outageError(noPageOpened, foundOf(run));
  // Where every page waits for the database, the others would too.
  if (pages.length > 0 && judged.length === 0) throw outageError(databaseAway, foundOf(run));
}

/** Pages at the end of a part that do not open, from which on the site is taken to be down if its home is too. */
const silentInARow = 4;

/** The pages that were asked before the site went down: all of them where it did not. */
async function beforeOutage(
  { site, run }: Step,
  pages: readonly AuditedPage[],
): Promise<readonly AuditedPage[]> {
  const last = pages.findLastIndex(({ fetched }) => silenceOf(fetched) === undefined);
  const silent = pages.length - 1 - last;
  if (silent < Math.min(silentInARow, pages.length) || silent === 0) return pages;
  const { fetched: home } = await auditPage(site, `${site.origin}/`, run.budget);
  return silenceOf(home) === undefined ? pages : pages.slice(0, last + 1);
}

/** Checks the pages, and those once more that ask to come back later. */
async function checkPages({ site, run }: Step, urls: readonly string[]): Promise<AuditedPage[]> {
  const pages = await auditPages(site, urls, run.budget);
  const again = new Map<string, AuditedPage>();
  for (const { fetched } of pages) {
    if (!fetched.asksToComeBack) continue;
    again.set(fetched.url, await auditPage(site, fetched.url, run.budget));
  }
  return pages.map((page) => again.get(page.fetched.url) ?? page);
}

const noPageOpened: Outage = { rule: 'site_down', reason: 'Nenhuma página do site abriu.' };
const databaseAway: Outage = {
  rule: 'database_down',
  reason: 'O site diz que o banco de dados não responde.',
};

function unreadable({ state: { problem } }: MonitoringRun): Outage[] {
  return problem === null ? [] : [{ rule: 'sitemap_unreadable', reason: problem }];
}

function foundOf(run: MonitoringRun): string {
  return `${count(run.checked, 'página verificada', 'páginas verificadas')}, ${run.state.healthy} no ar.`;
}

/** Judges the site as a whole, and ends the run. */
async function end(one: Step) {
  const { database, run, site } = one;
  const { listing: sitemap, isWhole } = run.state;
  // The site's database may have been slow for a moment: it is asked again.
  const isAway =
    run.state.isAway || !(sitemap.isCurrent || (await isSitemapCurrent(site, run.budget)));
  const outages = [...unreadable(run), ...(isAway ? [databaseAway] : [])];
  await settle(one, {
    outages,
    pages: [],
    rules: [
      'site_down',
      'sitemap_unreadable',
      ...(run.pages > 0 ? ['database_down' as const] : []),
    ],
  });
  if (isWhole && !sitemap.isCut) {
    const { data } = await database.rpc('end_page_checks', { of_job: name }).throwOnError();
    run.state.resolved += data;
  }
  const [outage] = outages;
  if (outage !== undefined) throw outageError(outage, foundOf(run));
  await run.end();
  const { healthy, opened, resolved, vitalsProblem } = run.state;
  const notice = partialNotice(sitemap);
  const message =
    `${foundOf(run)} ${count(opened, 'alerta aberto', 'alertas abertos')} ` +
    `e ${count(resolved, 'resolvido', 'resolvidos')}.` +
    (vitalsProblem === null ? '' : ` ${vitalsProblem}`) +
    notice;
  const status =
    vitalsProblem === null && notice === '' ? ('success' as const) : ('partial_success' as const);
  const result = { url_count: run.checked, healthy, opened, resolved };
  return {
    answer: { success: true as const, status, message, ...result, continues: null },
    log: { status, message, data: { operation: name, ...result } },
  };
}

interface Judgement {
  outages: readonly Outage[];
  /** The pages whose state is their own, and not an outage's. */
  pages: readonly AuditedPage[];
  /** Rules of the whole site of which it can tell. */
  rules: readonly OutageRule[];
}

async function settle(
  { database, run }: Step,
  { outages, pages, rules }: Judgement,
): Promise<void> {
  const { opened, resolved } = await settleAlerts(database, {
    findings: [...outages.map(outageFinding), ...pages.flatMap(pageFindings)],
    rules,
    checked: pages.map(({ fetched }) => fetched.url),
  });
  run.state.opened += opened;
  run.state.resolved += resolved;
}
