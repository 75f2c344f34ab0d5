import * as v from 'valibot';
import { severity } from '#functions/answers.ts';
import { daysOf, lastCompleteDay, pacificToday } from '#functions/google/days.ts';
import { sentMessage } from '#app/admin/notifications/notifications.server.ts';
import { channelNames, messageStatuses } from '#app/admin/notifications/words.ts';
import { formatDay, formatPlainDay } from '#app/admin/reports/dates.ts';
import { measuredVitals } from '#app/admin/reports/report-parts.ts';
import { orders } from '#app/admin/searches/address.ts';
import { readRows, readRowsByDay } from '#app/admin/searches/searches.server.ts';
import { formatCtr, readablePath } from '#app/admin/seo-dashboard/figures.ts';
import { stageLabels } from '#app/admin/seo-dashboard/funnel.ts';
import { funnelReader } from '#app/admin/seo-dashboard/funnel.server.ts';
import { alertsAnswer } from '#app/admin/seo-dashboard/monitoring.server.ts';
import { chartDays, dayNotes, periodOf } from '#app/admin/seo-dashboard/period.ts';
import { windows } from '#app/admin/seo-dashboard/search.ts';
import { severities } from '#app/admin/ui/severity.tsx';
import type { CsvTableName } from './names.ts';
import {
  activitiesTable,
  auditChangesTable,
  auditHistoryTable,
  auditTable,
  onlyAtGoogleTable,
  onlyInSitemapTable,
  sitemapChangesTable,
} from './sitemap-tables.server.ts';
import type { Asked, CsvTable, Rows } from './table.server.ts';
import {
  atOnce,
  moment,
  onDay,
  restPages,
  restRows,
  rowsPerCall,
  since,
  stretches,
} from './table.server.ts';

/** Every table that can be downloaded. */
export const csvTableOf: Record<CsvTableName, (asked: Asked) => Promise<CsvTable>> = {
  dias: daysTable,
  paginas: (asked) => Promise.resolve(searchTable('pages', asked)),
  consultas: (asked) => Promise.resolve(searchTable('queries', asked)),
  posicoes: positionsTable,
  monitoramento: (asked) => Promise.resolve(monitoringTable(asked)),
  alertas: alertsTable,
  funil: funnelTable,
  avisos: messagesTable,
  atividades: activitiesTable,
  auditoria: auditTable,
  auditorias: auditHistoryTable,
  'mudancas-da-auditoria': auditChangesTable,
  'mudancas-do-sitemap': sitemapChangesTable,
  'so-no-sitemap': onlyInSitemapTable,
  'so-no-google': onlyAtGoogleTable,
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
    for (let skip = 0; ; skip += rowsPerCall) {
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
        { skip, size: rowsPerCall },
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

async function positionsTable(asked: Asked): Promise<CsvTable> {
  const period = periodAsked(asked);
  const { lista, de, ver: names = [] } = asked.address;
  const list = lista === 'paginas' ? 'pages' : 'queries';
  const found = await readRowsByDay(asked.client, { list, of: de, names }, period);
  const known = new Map(found.map(({ name, date, position }) => [`${date} ${name}`, position]));
  return {
    ...period,
    head: ['Dia', ...names.map((name) => (list === 'pages' ? readablePath(name) : name))],
    rows: atOnce(
      daysOf(period).map((date) => [
        formatPlainDay(date),
        ...names.map((name) => known.get(`${date} ${name}`) ?? null),
      ]),
    ),
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

async function messagesTable({ client, now }: Asked): Promise<CsvTable> {
  const { data: oldest } = await client
    .from('notification_messages')
    .select('created_at')
    .order('created_at')
    .limit(1)
    .maybeSingle()
    .throwOnError();
  return {
    ...since(oldest?.created_at, now),
    head: ['Quando', 'Canal', 'Situação', 'Teste', 'Assunto', 'Tentativas', 'Resposta', 'Mensagem'],
    rows: restPages(
      (from, to) =>
        client
          .from('notification_messages')
          .select('channel, kind, status, subject, attempts, answer, body, created_at, finished_at')
          .lte('created_at', now.toISOString())
          .order('created_at', { ascending: false })
          .order('id')
          .range(from, to)
          .throwOnError(),
      ({ channel, kind, status, subject, attempts, answer, body, created_at, finished_at }) => [
        moment(finished_at ?? created_at),
        channelNames[v.parse(sentMessage.entries.channel, channel)],
        messageStatuses[v.parse(sentMessage.entries.status, status)].label,
        yesNo(kind === 'test'),
        subject,
        attempts,
        answer,
        body,
      ],
    ),
  };
}

async function funnelTable({ client, now }: Asked): Promise<CsvTable> {
  const read = await funnelReader(client, undefined, now);
  return {
    ...onDay(now),
    head: ['Página', 'Parada antes de', 'Desde', 'Dias', 'O que fazer'],
    rows: stretches(
      async (from) => (await read(from, rowsPerCall)).rows,
      ({ url, stuckAt, since: from, days, advice }) => [
        url,
        stuckAt === undefined ? 'Completa' : stageLabels[stuckAt],
        from === undefined ? null : formatDay(from),
        days ?? null,
        advice,
      ],
    ),
  };
}

function rate(clicks: number | null, impressions: number | null): string | null {
  return clicks === null || impressions === null || impressions === 0
    ? null
    : formatCtr(clicks, impressions);
}

const yesNo = (value: boolean) => (value ? 'sim' : 'não');
