import * as v from 'valibot';
import { severity } from '../answers.ts';
import type { Severity } from '../answers.ts';
import { count } from '../count.ts';
import type { Message } from './channels.ts';

/** News as the outbox gives them (`notification_news` in the database). */

const optionalText = v.nullable(v.string());
const problem = v.object({ title: v.string(), description: v.string(), since: v.string() });

/** Alerts of pages that say the same, with some of their addresses. */
const pages = v.object({
  severity,
  title: v.string(),
  description: v.string(),
  count: v.number(),
  /** How many of them are mended already. */
  over: v.number(),
  since: v.string(),
  urls: v.array(v.string()),
});

const common = { created_at: v.string(), alert_id: optionalText };
const weekly = v.object({
  first: v.string(),
  last: v.string(),
  clicks: v.number(),
  days: v.number(),
  previous_clicks: v.number(),
  previous_days: v.number(),
  pages: v.number(),
  pages_up: v.number(),
  alerts: v.object({ total: v.number(), critical: v.number(), high: v.number() }),
});
const other = v.variant('kind', [
  v.object({ ...common, kind: v.literal('alert'), severity, content: problem }),
  v.object({
    ...common,
    kind: v.literal('outage_end'),
    severity,
    content: v.object({ ...problem.entries, until: v.string() }),
  }),
  v.object({ ...common, kind: v.literal('outage_again'), severity, content: problem }),
  v.object({
    ...common,
    kind: v.literal('failed_sync'),
    severity,
    content: v.object({ since: v.string(), message: v.string() }),
  }),
  v.object({
    ...common,
    kind: v.literal('weekly_summary'),
    severity: v.null(),
    content: weekly,
  }),
]);

export const newsSchema = v.object({ pages: v.array(pages), others: v.array(other) });

export type News = v.InferOutput<typeof newsSchema>;
type Other = News['others'][number];
type Whole = Exclude<Other, { kind: 'weekly_summary' | 'failed_sync' }>;

/** A part of a message: what it is about, what is to be said of it, and the addresses concerned. */
interface Story {
  severity: Severity | null;
  /** How many alerts it stands for. */
  count: number;
  heading: string;
  lines: string[];
  urls: string[];
  /** Path of the admin page that shows it. */
  path: string;
}

export type Written = Pick<Message, 'subject' | 'body' | 'html' | 'link'>;

const severityNames = {
  critical: 'crítico',
  high: 'alto',
  medium: 'médio',
  low: 'baixo',
} as const satisfies Record<Severity, string>;

/** Where the alerts of a severity are listed, in the words of the page's own address. */
const levelParams = {
  critical: 'critico',
  high: 'alto',
  medium: 'medio',
  low: 'baixo',
} as const satisfies Record<Severity, string>;
const alertsPath = (level: Severity, isOver: boolean) =>
  `/admin/seo?aba=alertas&estado=${isOver ? 'resolvidos' : 'abertos'}&gravidade=${levelParams[level]}`;
const longestSubject = 200;

/** Writes a message of all its news, the worst first; `siteUrl` is the origin that its links lead to. */
export function writeNews({ pages: groups, others }: News, siteUrl: string): Written {
  const stories = [...othersToStories(others), ...groups.map(pagesStory)].toSorted(
    (one, another) => rank(one.severity) - rank(another.severity),
  );
  const host = new URL(siteUrl).host;
  return render(subjectOf(stories), host, stories, siteUrl);
}

/** What an operator gets who asks whether a channel works. */
export function writeTest(siteUrl: string): Written {
  const story: Story = {
    severity: null,
    count: 0,
    heading: 'Este é um teste',
    lines: ['Você pediu este aviso na administração do site. Se ele chegou, este canal funciona.'],
    urls: [],
    path: '/admin/avisos',
  };
  return render('Teste dos avisos do site', new URL(siteUrl).host, [story], siteUrl);
}

const rank = (value: Severity | null) =>
  value === null ? severity.options.length : severity.options.indexOf(value);

function subjectOf(stories: readonly Story[]): string {
  const [first, ...rest] = stories;
  if (first === undefined) return 'Avisos do site';
  if (rest.length === 0) return first.heading;
  const total = stories.reduce((sum, story) => sum + story.count, 0);
  return `${first.heading} e mais ${count(Math.max(1, total - first.count), 'aviso', 'avisos')}`;
}

/** An outage and its end are one story, even when both are told at once. */
function othersToStories(others: readonly Other[]): Story[] {
  const whole = others.filter(
    (one): one is Whole => one.kind !== 'weekly_summary' && one.kind !== 'failed_sync',
  );
  const byAlert = Map.groupBy(whole, ({ alert_id, created_at }) => alert_id ?? created_at);
  return [
    ...[...byAlert.values()].map(outageStory),
    ...others.flatMap((one) => {
      if (one.kind === 'failed_sync') return [failedSyncStory(one.content)];
      return one.kind === 'weekly_summary' ? [weeklyStory(one.content)] : [];
    }),
  ];
}

function outageStory(events: readonly Whole[]): Story {
  const last = events.at(-1);
  if (last === undefined) throw new Error('A story has at least one event.');
  const { title, description } = last.content;
  const happened = events.map((event) => {
    if (event.kind === 'outage_end') {
      const { since, until } = event.content;
      return `Voltou ao normal em ${moment(until)}. Começou em ${moment(since)} e durou ${duration(since, until)}.`;
    }
    const when = moment(event.content.since);
    return event.kind === 'outage_again' ? `Voltou a falhar em ${when}.` : `Desde ${when}.`;
  });
  const isOver = last.kind === 'outage_end';
  const prefix = { alert: '', outage_again: 'De novo: ', outage_end: 'Resolvido: ' }[last.kind];
  return {
    severity: last.severity,
    count: 1,
    heading: `${prefix}${title}`,
    lines: [...happened, ...(isOver ? ['Não é preciso fazer nada.'] : [description])],
    urls: [],
    path: alertsPath(last.severity, isOver),
  };
}

function pagesStory({
  severity: worst,
  title,
  description,
  count: alerts,
  over,
  since,
  urls,
}: News['pages'][number]): Story {
  const many = alerts > 1;
  const mended =
    over === 0
      ? []
      : [
          over === alerts
            ? 'Já voltou ao normal.'
            : `${count(over, 'já voltou', 'já voltaram')} ao normal.`,
        ];
  return {
    severity: worst,
    count: alerts,
    heading: many ? `${title}: ${figure(alerts)} páginas` : `${title}: ${pathOf(urls[0] ?? '')}`,
    lines: [`Desde ${moment(since)}.`, ...mended, description],
    urls: [...urls, ...(alerts > urls.length ? [`e mais ${figure(alerts - urls.length)}`] : [])],
    path: alertsPath(worst, over === alerts),
  };
}

function failedSyncStory({ since, message }: { since: string; message: string }): Story {
  return {
    severity: 'high',
    count: 1,
    heading: 'Os números do Google não vieram dois dias seguidos',
    lines: [
      `A sincronização com o Google Search Console falha desde ${moment(since)}.`,
      message,
      'Abra o Painel de SEO e sincronize de novo; o quadro “Conexões” diz o que falta.',
    ],
    urls: [],
    path: '/admin/seo',
  };
}

function weeklyStory(week: v.InferOutput<typeof weekly>): Story {
  const { first, last, clicks, days, previous_days, alerts } = week;
  const span = `de ${shortDay(first)} a ${shortDay(last)}`;
  const clickLine =
    days === 0
      ? `Ainda não há números finais do Google ${span}.`
      : `Cliques vindos do Google ${span}: ${figure(clicks)}${comparison(week)}.`;
  const gaps = [
    ...(days > 0 && days < 7 ? [`Faltam os números finais de ${7 - days} desses sete dias.`] : []),
    ...(days > 0 && previous_days < 7 && previous_days > 0
      ? [`Dos sete dias de antes há números finais de ${previous_days}.`]
      : []),
  ];
  const pageLine =
    week.pages === 0
      ? 'Nenhuma página foi verificada ainda.'
      : `Páginas no ar na última verificação: ${figure(week.pages_up)} de ${figure(week.pages)}.`;
  const severe = [
    alerts.critical > 0 ? count(alerts.critical, 'crítico', 'críticos') : '',
    alerts.high > 0 ? count(alerts.high, 'alto', 'altos') : '',
  ].filter((text) => text !== '');
  const alertLine =
    alerts.total === 0
      ? 'Nenhum alerta aberto.'
      : `Alertas abertos: ${figure(alerts.total)}${severe.length > 0 ? ` (${severe.join(', ')})` : ''}.`;
  return {
    severity: null,
    count: 1,
    heading:
      days === 0 ? 'Resumo da semana' : `Resumo da semana: ${count(clicks, 'clique', 'cliques')}`,
    lines: [clickLine, ...gaps, pageLine, alertLine],
    urls: [],
    path: '/admin/seo',
  };
}

/** The week against the one before; a percentage of few clicks would say more than there is. */
function comparison({
  clicks,
  days,
  previous_clicks,
  previous_days,
}: v.InferOutput<typeof weekly>) {
  if (previous_days === 0) return '; dos sete dias de antes não há números';
  const before = `; nos sete dias de antes foram ${figure(previous_clicks)}`;
  if (days < 7 || previous_days < 7 || previous_clicks < 10) return before;
  const change = Math.round(((clicks - previous_clicks) / previous_clicks) * 100);
  return `${before} (${change > 0 ? '+' : ''}${change}%)`;
}

function render(
  subject: string,
  host: string,
  stories: readonly Story[],
  siteUrl: string,
): Written {
  const label = ({ severity: worst }: Story) =>
    worst === null ? '' : ` (${severityNames[worst]})`;
  const [first] = stories;
  const path = first?.path ?? '/admin';
  const body = [
    ...stories.map((story) =>
      [
        `${story.heading}${label(story)}`,
        ...story.lines,
        ...story.urls.map((url) => `- ${url}`),
        `Ver na administração: ${siteUrl}${story.path}`,
      ].join('\n'),
    ),
  ].join('\n\n');
  const sections = stories.map(
    (story) =>
      `<h2 style="margin:24px 0 8px;font-size:18px">${escaped(`${story.heading}${label(story)}`)}</h2>` +
      story.lines.map((line) => `<p style="margin:0 0 8px">${escaped(line)}</p>`).join('') +
      (story.urls.length > 0
        ? `<ul style="margin:0 0 8px">${story.urls.map((url) => `<li>${escaped(url)}</li>`).join('')}</ul>`
        : '') +
      `<p style="margin:0"><a href="${escaped(siteUrl + story.path)}">Ver na administração</a></p>`,
  );
  const html =
    '<!doctype html><html lang="pt-BR"><body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#0b2b2a">' +
    `${sections.join('')}<p style="margin:24px 0 0;font-size:14px">Aviso automático de ${escaped(host)}. ` +
    `<a href="${escaped(siteUrl)}/admin/avisos">Escolher o que receber</a></p></body></html>`;
  const title = `${host}: ${subject}`;
  return {
    subject: title.length > longestSubject ? `${title.slice(0, longestSubject - 1)}…` : title,
    body,
    html,
    link: `${siteUrl}${path}`,
  };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => entities[mark] ?? mark);

const timeZone = 'America/Sao_Paulo';
const momentFormat = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone,
});
const moment = (iso: string) => momentFormat.format(new Date(iso)).replace(', ', ' às ');
const dayFormat = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  timeZone: 'UTC',
});
const shortDay = (date: string) => dayFormat.format(new Date(`${date}T00:00:00Z`));
const number = new Intl.NumberFormat('pt-BR');
const figure = (value: number) => number.format(value);

function pathOf(address: string): string {
  return URL.parse(address)?.pathname ?? address;
}

/** How long something lasted, in its two largest units: "2 horas e 5 minutos". */
export function duration(since: string, until: string): string {
  const minutes = Math.max(0, Math.round((Date.parse(until) - Date.parse(since)) / 60_000));
  const parts = [
    [Math.floor(minutes / 1440), 'dia', 'dias'],
    [Math.floor(minutes / 60) % 24, 'hora', 'horas'],
    [minutes % 60, 'minuto', 'minutos'],
  ] as const;
  const said = parts
    .filter(([value]) => value > 0)
    .slice(0, 2)
    .map(([value, one, many]) => count(value, one, many));
  return said.length === 0 ? 'menos de um minuto' : said.join(' e ');
}
