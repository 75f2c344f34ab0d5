import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Database } from '#supabase/database.types.ts';
import { severity } from '#functions/answers.ts';
import { lastCompleteDay, pacificToday } from '#functions/google/days.ts';
import { localDay } from '#functions/sitemap/entries.ts';
import { formatDay, formatMoment, formatPlainDay } from '#app/admin/reports/dates.ts';
import { measuredVitals } from '#app/admin/reports/report-parts.ts';
import type { SearchesAddress } from '#app/admin/searches/address.ts';
import { orders } from '#app/admin/searches/address.ts';
import { readRows } from '#app/admin/searches/searches.server.ts';
import { loadFunnel } from '#app/admin/seo-dashboard/dashboard.server.ts';
import { formatCtr } from '#app/admin/seo-dashboard/figures.ts';
import { stageLabels } from '#app/admin/seo-dashboard/funnel.ts';
import { alertsAnswer } from '#app/admin/seo-dashboard/monitoring.server.ts';
import { chartDays, dayNotes, periodOf } from '#app/admin/seo-dashboard/period.ts';
import { windows } from '#app/admin/seo-dashboard/search.ts';
import { logBadge, logType } from '#app/admin/sitemap-manager/log-status.ts';
import { sitemapReport } from '#app/admin/sitemap-manager/report.ts';
import { severities } from '#app/admin/ui/severity.tsx';
import type { Cell } from './csv.ts';
import type { CsvTableName } from './names.ts';

/** A table on its way into a file. */
export interface CsvTable {
  /** The days that its rows are of, or were true on. */
  first: string;
  last: string;
  head: readonly string[];
  /** Its rows, some at a time: no table is ever held whole. */
  rows: Rows;
}

type Rows = AsyncGenerator<readonly (readonly Cell[])[]>;

interface Asked {
  client: SupabaseClient<Database>;
  /** What the table is narrowed to. */
  address: SearchesAddress;
  now: Date;
}

/** Rows that PostgREST answers at the most. */
const restRows = 1_000;
/** Rows of search figures for one call of the database, which groups all of them each time. */
const searchRowsPerCall = 10_000;

/** Every table that can be downloaded. */
export const csvTableOf: Record<CsvTableName, (asked: Asked) => Promise<CsvTable>> = {
  dias: daysTable,
  paginas: (asked) => Promise.resolve(searchTable('pages', asked)),
  consultas: (asked) => Promise.resolve(searchTable('queries', asked)),
  monitoramento: (asked) => Promise.resolve(monitoringTable(asked)),
  alertas: alertsTable,
  funil: funnelTable,
  atividades: activitiesTable,
  auditoria: auditTable,
};

function periodAsked({ address: { dias = windows[0], ate }, now }: Asked) {
  return periodOf(dias, ate, pacificToday(now));
}

async function daysTable(asked: Asked): Promise<CsvTable> {
  const period = periodAsked(asked);
  const isNewest = period.last === lastCompleteDay(pacificToday(asked.now));
  const { data } = await asked.client
    .from('search_console_days')
    .select('date, clicks, impressions, position, is_final')
    .gte('date', period.first)
    .lte('date', isNewest ? pacificToday(asked.now) : period.last)
    .order('date')
    .throwOnError();
  return {
    ...period,
    head: ['Dia', 'Cliques', 'Impressões', 'CTR', 'Posição média', 'Observação'],
    rows: atOnce(
      chartDays(period, data).map(({ date, clicks, impressions, position, note }) => [
        formatPlainDay(date),
        clicks,
        impressions,
        rate(clicks, impressions),
        // A day without impressions has no position.
        impressions === 0 ? null : position,
        clicks === null ? 'sem dados' : note === undefined ? '' : dayNotes[note],
      ]),
    ),
  };
}

function searchTable(list: 'pages' | 'queries', asked: Asked): CsvTable {
  const period = periodAsked(asked);
  const { client, address } = asked;
  async function* rows() {
    for (let skip = 0; ; skip += searchRowsPerCall) {
      const found = await readRows(
        client,
        {
          list,
          of: address.de,
          search: address.busca,
          order: address.ordem ?? orders[0],
          reversed: address.inverso === true,
        },
        period,
        { skip, size: searchRowsPerCall },
      );
      yield found.rows.map(({ name, clicks, impressions, position }) => [
        name,
        clicks,
        impressions,
        rate(clicks, impressions),
        position,
      ]);
      if (skip + found.rows.length >= found.total) return;
    }
  }
  return {
    ...period,
    head: [
      list === 'pages' ? 'Página' : 'Consulta',
      'Cliques',
      'Impressões',
      'CTR',
      'Posição média',
    ],
    rows: rows(),
  };
}

function monitoringTable({ client, now }: Asked): CsvTable {
  return {
    ...onDay(now),
    head: [
      'Página',
      'Status',
      'Tempo de resposta (ms)',
      'noindex',
      'Dados estruturados',
      'Problemas',
      'LCP (ms)',
      'INP (ms)',
      'CLS',
      'Verificada em',
      'Fora do sitemap desde',
    ],
    rows: restPages(
      (from, to) =>
        client
          .from('url_monitoring')
          .select(
            'url, status_code, response_time, noindex, has_structured_data, issues, core_web_vitals, last_checked, left_sitemap_at',
          )
          .order('url')
          .range(from, to)
          .throwOnError(),
      (page) => {
        const {
          lcp = null,
          inp = null,
          cls = null,
        } = v.parse(measuredVitals, page.core_web_vitals);
        return [
          page.url,
          page.status_code ?? 'sem resposta',
          page.response_time,
          yesNo(page.noindex),
          yesNo(page.has_structured_data),
          page.issues.join(' | '),
          lcp,
          inp,
          cls,
          moment(page.last_checked),
          page.left_sitemap_at === null ? null : formatDay(page.left_sitemap_at),
        ];
      },
    ),
  };
}

async function alertsTable({ client, now }: Asked): Promise<CsvTable> {
  const { data: oldest } = await client
    .from('seo_alerts')
    .select('created_at')
    .order('created_at')
    .limit(1)
    .maybeSingle()
    .throwOnError();
  return {
    ...since(oldest?.created_at, now),
    head: [
      'Gravidade',
      'Situação',
      'Alerta',
      'Descrição',
      'Página',
      'Aberto em',
      'Resolvido em',
      'Resolvido por',
    ],
    rows: alertRows(client),
  };
}

/** The open alerts, and then those that are resolved, with who resolved them. */
async function* alertRows(client: Asked['client'], isResolved = false, firstRow = 0): Rows {
  const { data } = await client
    .rpc('alerts_page', {
      wanted_resolved: isResolved,
      severities: [...severity.options],
      first_row: firstRow,
      row_count: restRows,
      newest_only: false,
    })
    .throwOnError();
  const { rows, total } = v.parse(alertsAnswer, data);
  yield rows.map((alert) => [
    severities[alert.severity].label,
    alert.resolved ? 'Resolvido' : 'Aberto',
    alert.title,
    alert.description,
    alert.url,
    moment(alert.created_at),
    alert.resolved_at === null ? null : moment(alert.resolved_at),
    alert.resolved_by_check ? 'monitoramento' : alert.resolved_by,
  ]);
  const next = firstRow + restRows;
  if (next < total) yield* alertRows(client, isResolved, next);
  else if (!isResolved) yield* alertRows(client, true);
}

async function funnelTable({ client, now }: Asked): Promise<CsvTable> {
  const pages = await loadFunnel(client, now);
  return {
    ...onDay(now),
    head: ['Página', 'Parada antes de', 'Desde', 'Dias', 'O que fazer'],
    rows: atOnce(
      pages.map(({ url, stuckAt, since: from, days, advice }) => [
        url,
        stuckAt === undefined ? 'Completa' : stageLabels[stuckAt],
        from === undefined ? null : formatDay(from),
        days ?? null,
        advice,
      ]),
    ),
  };
}

async function activitiesTable({ client, now }: Asked): Promise<CsvTable> {
  const { data: oldest } = await client
    .from('automation_logs')
    .select('created_at')
    .order('created_at')
    .limit(1)
    .maybeSingle()
    .throwOnError();
  return {
    ...since(oldest?.created_at, now),
    head: ['Quando', 'Operação', 'Resultado', 'Mensagem'],
    rows: restPages(
      (from, to) =>
        client
          .from('automation_logs')
          .select('type, status, message, created_at')
          .lte('created_at', now.toISOString())
          .order('created_at', { ascending: false })
          .order('id')
          .range(from, to)
          .throwOnError(),
      ({ type, status, message, created_at }) => [
        moment(created_at),
        logType(type),
        logBadge(status).label,
        message,
      ],
    ),
  };
}

async function auditTable({ client, now }: Asked): Promise<CsvTable> {
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

/** The rows of a table of the database, as many at a time as PostgREST answers. */
async function* restPages<Row>(
  read: (from: number, to: number) => PromiseLike<{ data: Row[] }>,
  cells: (row: Row) => Cell[],
) {
  for (let from = 0; ; from += restRows) {
    const { data } = await read(from, from + restRows - 1);
    yield data.map(cells);
    if (data.length < restRows) return;
  }
}

// oxlint-disable-next-line typescript/require-await -- as the tables whose rows are read while they are sent
async function* atOnce(rows: Cell[][]) {
  yield rows;
}

/** What is true on a day. */
function onDay(moment: Date) {
  const day = localDay(moment);
  return { first: day, last: day };
}

/** From the first row until today. */
function since(oldest: string | undefined, now: Date) {
  const last = localDay(now);
  return { first: oldest === undefined ? last : localDay(new Date(oldest)), last };
}

function rate(clicks: number | null, impressions: number | null): string | null {
  return clicks === null || impressions === null || impressions === 0
    ? null
    : formatCtr(clicks, impressions);
}

const yesNo = (value: boolean) => (value ? 'sim' : 'não');

/** A moment as a spreadsheet reads it. */
const moment = (iso: string) => formatMoment(iso).replace(',', '');
