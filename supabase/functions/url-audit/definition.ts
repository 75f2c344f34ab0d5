import * as v from 'valibot';
import type { Finding, Severity } from '../_shared/answers.ts';
import { finding, severity } from '../_shared/answers.ts';
import {
  auditPages,
  emptySitemap,
  listing,
  notListed,
  partialNotice,
  readListing,
} from '../_shared/audit/crawl.ts';
import { linkOf, noProblems, problemsOfPage, readAcrossPages } from '../_shared/audit/findings.ts';
import type { AuditedPage } from '../_shared/audit/page.ts';
import { source } from '../_shared/body.ts';
import { count } from '../_shared/count.ts';
import type { Call, FunctionDefinition } from '../_shared/edge-function.ts';
import type { Site } from '../_shared/environment.ts';
import { readSite } from '../_shared/environment.ts';
import { inPageRun, run as runOfBody } from '../_shared/page-run/run.ts';
import type { PageRun } from '../_shared/page-run/run.ts';

const name = 'url-audit';

const body = v.object({ source, run: runOfBody });

/** Findings of an audit that are kept and answered, the worst; all of them are counted. */
const findingsKept = 1_000;
/** Pages that are named for each broken link. */
const sourcesKept = 50;

const state = v.object({
  listing: v.optional(listing, notListed),
  /** Problems of single pages so far. */
  counts: v.optional(v.object(v.entriesFromList(severity.options, v.number())), noProblems),
  /** And how many of each kind. */
  kinds: v.optional(v.record(v.string(), v.number()), {}),
  /** Whether the pages that links lead to are among those to look at. */
  hasLinked: v.optional(v.boolean(), false),
});

type AuditRun = PageRun<v.InferOutput<typeof state>>;

/** Fetches every page of the live sitemap, and what they link to, and says what is wrong and how to mend it. */
export const urlAudit: FunctionDefinition<'url-audit', typeof body> = {
  name,
  callers: ['secret'],
  body,
  logType: 'url_audit',
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

/** Looks at as many pages as a call may; after the last one, compares them and ends the run. */
async function step({ database }: Pick<Call<unknown>, 'database'>, site: Site, run: AuditRun) {
  if (run.state.listing.documents?.length !== 0) {
    run.state.listing = await readListing(site, run.state.listing, run.budget, (urls) =>
      run.add(urls),
    );
    await run.save();
  }
  while (run.state.listing.documents?.length === 0 && !run.budget.isSpent) {
    if (run.pages === 0) throw emptySitemap();
    const next = await run.next();
    if (next.length === 0) {
      if (run.state.hasLinked) return end(database, run);
      run.state.hasLinked = true;
      await run.addLinked();
      await run.save();
      continue;
    }
    const listed = new Set(next.flatMap((page) => (page.listed ? [page.url] : [])));
    const pages = await auditPages(
      site,
      next.map(({ url }) => url),
      run.budget,
    );
    const inSitemap = pages.filter(({ fetched }) => listed.has(fetched.url));
    await run.save({
      pages: pages.map(pageRow),
      links: linkRows(inSitemap),
      findings: countFindings(run.state, inSitemap.flatMap(problemsOfPage)),
    });
  }
  const { counts } = run.state;
  const continues = run.goesOn();
  const message = `${continues.progress} auditadas até agora; a auditoria continua.`;
  return {
    answer: answerOf('partial_success', message, run.checked, counts, [], continues),
    next: continues.run,
  };
}

/** Counts findings, and answers those that are kept. */
function countFindings(
  { counts, kinds }: AuditRun['state'],
  findings: readonly Finding[],
): Finding[] {
  return findings.filter((one) => {
    counts[one.severity] += 1;
    kinds[one.code] = (kinds[one.code] ?? 0) + 1;
    return counts[one.severity] <= findingsKept;
  });
}

function pageRow({ fetched, facts }: AuditedPage) {
  return {
    url: fetched.url,
    was_read: facts !== undefined,
    status: fetched.status ?? null,
    failure: fetched.failure ?? null,
    title: facts?.title ?? null,
    description: facts?.description ?? null,
    ids: facts === undefined ? null : [...facts.ids],
  };
}

interface LinkRow {
  target: string;
  fragment: string;
  anchor: string;
  pages: number;
  sources: string[];
}

/** Where pages lead beside themselves, each address once. */
function linkRows(pages: readonly AuditedPage[]) {
  const rows = new Map<string, LinkRow>();
  for (const { fetched, facts } of pages) {
    for (const href of facts?.links ?? []) {
      const link = linkOf(href);
      if (link.target === fetched.url) continue;
      const row = rows.get(href) ?? { ...link, pages: 0, sources: [] };
      row.pages += 1;
      if (row.sources.length < sourcesKept) row.sources.push(fetched.url);
      rows.set(href, row);
    }
  }
  return [...rows.values()].map((row) => ({ ...row }));
}

async function end(database: Call<unknown>['database'], run: AuditRun) {
  const limits = { of_job: name, most: findingsKept };
  const { data: kept } = await database.rpc('worst_findings', limits).throwOnError();
  const { data: across } = await database.rpc('findings_across_pages', limits).throwOnError();
  await run.end();
  const beside = readAcrossPages(across);
  const findings = worst([...v.parse(v.array(finding), kept), ...beside.findings]);
  const counts = noProblems();
  for (const each of severity.options) counts[each] = run.state.counts[each] + beside.counts[each];

  const kinds = { ...run.state.kinds };
  for (const [code, number] of Object.entries(beside.kinds)) {
    kinds[code] = (kinds[code] ?? 0) + number;
  }

  const serious = counts.critical + counts.high;
  const smaller = counts.medium + counts.low;
  const audited = count(run.checked, 'página auditada', 'páginas auditadas');
  const found =
    serious + smaller === 0
      ? `${audited}, nenhum problema.`
      : `${audited}: ${count(serious, 'problema grave', 'problemas graves')} e ${count(smaller, 'menor', 'menores')}.`;
  const cut =
    findings.length < serious + smaller
      ? ` A lista mostra os ${count(findings.length, 'mais grave', 'mais graves')}.`
      : '';
  const notice = partialNotice(run.state.listing);
  const message = found + cut + notice;
  const status = notice === '' ? ('success' as const) : ('partial_success' as const);
  return {
    answer: answerOf(status, message, run.checked, counts, findings, null),
    log: { status, message, data: { url_count: run.checked, counts, kinds, findings } },
  };
}

/** As many as are kept, the worst first. */
function worst(findings: readonly Finding[]): Finding[] {
  return findings
    .toSorted(
      (one, other) =>
        severity.options.indexOf(one.severity) - severity.options.indexOf(other.severity),
    )
    .slice(0, findingsKept);
}

function answerOf<Status extends string, Continues>(
  status: Status,
  message: string,
  url_count: number,
  counts: Record<Severity, number>,
  findings: Finding[],
  continues: Continues,
) {
  return { success: true as const, status, message, url_count, counts, findings, continues };
}
