import * as v from 'valibot';
import { formatPlainDay } from '#app/admin/reports/dates.ts';
import { findingName } from '#app/admin/sitemap-manager/finding-names.ts';
import { sitemapDifference } from '#app/admin/sitemap-manager/diff.ts';
import { auditHistory } from '#app/admin/sitemap-manager/history.ts';
import { logBadge, logType } from '#app/admin/sitemap-manager/log-status.ts';
import { sitemapReport } from '#app/admin/sitemap-manager/report.ts';
import { coverageReader, coverageStart } from '#app/admin/sitemap-manager/sitemap-report.server.ts';
import { severities } from '#app/admin/ui/severity.tsx';
import { SitemapNotWhole } from './failure.server.ts';
import type { Asked, CsvTable } from './table.server.ts';
import {
  atOnce,
  dayOf,
  moment,
  onDay,
  restPages,
  rowsPerCall,
  since,
  stretches,
} from './table.server.ts';

/** The tables of the sitemap manager. */

export async function activitiesTable({ client, now }: Asked): Promise<CsvTable> {
  const { data: oldest } = await client
    .from('automation_logs')
    .select('created_at')
    .order('created_at')
    .limit(1)
    .maybeSingle()
    .throwOnError();
  return {
    ...since(oldest?.created_at, now),
    head: ['Quando', 'Operação', 'Por', 'Resultado', 'Mensagem'],
    rows: restPages(
      (from, to) =>
        client
          .from('automation_logs')
          .select(
            'type, status, message, created_at, started_by:data->>started_by, source:data->>source',
          )
          .lte('created_at', now.toISOString())
          .order('created_at', { ascending: false })
          .order('id')
          .range(from, to)
          .throwOnError(),
      ({ type, status, message, created_at, started_by, source }) => [
        moment(created_at),
        logType(type),
        source === 'schedule' ? 'agendamento' : started_by,
        logBadge(status).label,
        message,
      ],
    ),
  };
}

export async function auditTable({ client, now }: Asked): Promise<CsvTable> {
  const { data } = await client
    .from('automation_logs')
    .select('status, message, data, created_at')
    .eq('type', 'url_audit')
    .order('created_at', { ascending: false })
    .limit(1)
    .maybeSingle()
    .throwOnError();
  const audit = v.parse(sitemapReport.entries.audit, data);
  return {
    ...onDay(audit === null ? now : new Date(audit.created_at)),
    head: ['Gravidade', 'Página', 'O que foi visto', 'Como resolver'],
    rows: atOnce(
      (audit?.data.findings ?? []).map((finding) => [
        severities[finding.severity].label,
        finding.url,
        finding.evidence,
        finding.advice,
      ]),
    ),
  };
}

async function readHistory({ client }: Asked, listed: number) {
  const { data } = await client.rpc('audit_history', { listed }).throwOnError();
  return v.parse(auditHistory, data);
}

/** From the first audit of some to the last, the newest first. */
function auditDays(audits: readonly { created_at: string }[], now: Date) {
  const [newest, oldest] = [audits[0], audits.at(-1)];
  if (newest === undefined || oldest === undefined) return onDay(now);
  return { first: dayOf(oldest.created_at), last: dayOf(newest.created_at) };
}

export async function auditHistoryTable(asked: Asked): Promise<CsvTable> {
  const { audits } = await readHistory(asked, 0);
  const codes = [...new Set(audits.flatMap(({ counts }) => Object.keys(counts)))];
  return {
    ...auditDays(audits, asked.now),
    head: ['Achado', ...audits.map(({ created_at }) => moment(created_at))],
    rows: atOnce(
      codes.map((code) => [findingName(code), ...audits.map(({ counts }) => counts[code] ?? 0)]),
    ),
  };
}

/** A place where a finding came or went. */
const changeCells = (what: string) => (place: { code: string; url: string }) => [
  what,
  findingName(place.code),
  place.url,
];

export async function auditChangesTable(asked: Asked): Promise<CsvTable> {
  const { audits, changes } = await readHistory(asked, rowsPerCall);
  return {
    ...auditDays(audits.slice(0, 2), asked.now),
    head: ['O que mudou', 'Achado', 'Página'],
    rows: atOnce([
      ...(changes?.mended_list ?? []).map(changeCells('Sumiu')),
      ...(changes?.added_list ?? []).map(changeCells('Apareceu')),
    ]),
  };
}

export async function sitemapChangesTable({ client, now }: Asked): Promise<CsvTable> {
  const { data } = await client.rpc('sitemap_manager_report').throwOnError();
  const { sitemaps } = v.parse(v.pick(sitemapReport, ['sitemaps']), data);
  const difference = sitemapDifference(sitemaps[0], sitemaps[1]);
  return {
    ...(difference === undefined
      ? onDay(now)
      : { first: dayOf(difference.from), last: dayOf(difference.to) }),
    head: ['O que mudou', 'Página', 'Data antes', 'Data depois'],
    rows: atOnce([
      ...(difference?.added ?? []).map((url) => ['Entrou', url, null, null]),
      ...(difference?.removed ?? []).map((url) => ['Saiu', url, null, null]),
      ...(difference?.changed ?? []).map(({ location, before: old, after }) => [
        'Mudou de data',
        location,
        formatPlainDay(old),
        formatPlainDay(after),
      ]),
    ]),
  };
}

export async function onlyInSitemapTable({ client, now }: Asked): Promise<CsvTable> {
  const { read, ...days } = await readCoverage({ client, now });
  return {
    ...days,
    head: ['Página no sitemap que o Google não mostrou'],
    rows: stretches(
      async (from) => (await read(from)).not_shown.urls,
      (url) => [url],
    ),
  };
}

export async function onlyAtGoogleTable({ client, now }: Asked): Promise<CsvTable> {
  const { read, ...days } = await readCoverage({ client, now });
  return {
    ...days,
    head: ['Página no Google que não está no sitemap', 'Cliques', 'Impressões', 'Último dia'],
    rows: stretches(
      async (from) => (await read(from)).not_listed.pages,
      ({ url, clicks, impressions, last_day }) => [
        url,
        clicks,
        impressions,
        formatPlainDay(last_day),
      ],
    ),
  };
}

/** The coverage, a stretch at a time, and the days whose figures it is of. */
async function readCoverage({ client, now }: Pick<Asked, 'client' | 'now'>) {
  const first = coverageStart(now);
  const reader = await coverageReader(client, first);
  if (reader === undefined) throw new SitemapNotWhole();
  const { last_day } = await reader(0, 0);
  return { first, last: last_day ?? first, read: (from: number) => reader(from, rowsPerCall) };
}
