import * as v from 'valibot';
import type { Severity } from '../_shared/answers.ts';
import { severity } from '../_shared/answers.ts';
import { auditPages, partialNotice, readLiveSitemap } from '../_shared/audit/crawl.ts';
import type { AuditedPage } from '../_shared/audit/findings.ts';
import { findProblems } from '../_shared/audit/findings.ts';
import { source } from '../_shared/body.ts';
import { count } from '../_shared/count.ts';
import type { FunctionDefinition } from '../_shared/edge-function.ts';
import { readSite } from '../_shared/environment.ts';

const body = v.object({ source });

/** Findings that the activity log keeps, the worst first; the answer has them all. */
const findingsInLog = 1_000;

/** Fetches every page of the live sitemap, and what they link to, and says what is wrong and how to mend it. */
export const urlAudit: FunctionDefinition<'url-audit', typeof body> = {
  name: 'url-audit',
  callers: ['secret'],
  body,
  logType: 'url_audit',
  exclusiveSeconds: 300,
  async handle({ env }) {
    const site = readSite(env);
    const { urls } = await readLiveSitemap(site);
    const pages = await auditPages(site, urls);
    const linked = await withLinkedPages(site, pages);
    const findings = findProblems(pages, linked).toSorted(
      (one, other) =>
        severity.options.indexOf(one.severity) - severity.options.indexOf(other.severity),
    );
    const counts: Record<Severity, number> = { critical: 0, high: 0, medium: 0, low: 0 };
    for (const finding of findings) counts[finding.severity] += 1;
    const serious = counts.critical + counts.high;
    const audited = count(pages.length, 'página auditada', 'páginas auditadas');
    const found =
      findings.length === 0
        ? `${audited}, nenhum problema.`
        : `${audited}: ${count(serious, 'problema grave', 'problemas graves')} e ${count(findings.length - serious, 'menor', 'menores')}.`;
    const notice = partialNotice(urls);
    const message = found + notice;
    const status = notice === '' ? 'success' : 'partial_success';
    return {
      answer: { success: true, status, message, url_count: pages.length, counts, findings },
      log: {
        status,
        message,
        data: {
          url_count: pages.length,
          counts,
          kinds: Object.fromEntries(
            [...Map.groupBy(findings, ({ code }) => code)].map(([code, some]) => [
              code,
              some.length,
            ]),
          ),
          findings: findings.slice(0, findingsInLog),
        },
      },
    };
  },
};

/** The audited pages by address, and the pages beside the sitemap that they link to. */
async function withLinkedPages(
  site: ReturnType<typeof readSite>,
  pages: readonly AuditedPage[],
): Promise<Map<string, AuditedPage>> {
  const known = new Map(pages.map((page) => [page.fetched.url, page]));
  const targets = new Set(
    pages.flatMap(({ facts }) => (facts?.links ?? []).map((href) => href.split('#')[0] ?? href)),
  );
  const others = [...targets].filter((url) => !known.has(url));
  for (const page of await auditPages(site, others)) known.set(page.fetched.url, page);
  return known;
}
