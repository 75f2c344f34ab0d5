import { count } from '#functions/count.ts';
import { daysOf } from '#functions/google/days.ts';
import { slowAfter } from '#functions/limits.ts';
import type { Comparison } from './comparison.ts';
import { comparisonsOf, enough } from './comparison.ts';
import { abbreviate, formatCtr, formatPosition, readablePath } from './figures.ts';
import type { Period } from './period.ts';
import { touchesOvercounted } from './period.ts';
import type { DashboardReport } from './report.ts';

/** Something that the figures say, and what to do about it. */
export interface Insight {
  kind: 'problem' | 'suggestion' | 'success';
  title: string;
  text: string;
}

/** Percentage by which a figure must fall or rise before it is worth a word. */
const notableChange = 20;
/** The click rate below which a page is seldom opened. */
const lowRate = 0.01;
/** Positions just below those that people look at. */
const nearTop = { from: 5, to: 15 } as const;

/** What the dashboard's figures say, problems first. */
export function insightsOf(report: DashboardReport, period: Period): Insight[] {
  const insights = [
    ...trendInsights(report, period),
    ...pageInsights(report, period),
    ...queryInsights(report, period),
    ...monitoringInsights(report),
  ];
  const order = ['problem', 'suggestion', 'success'];
  return insights.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

/** What the cards compare, and no more: they know how many clicks and finished days that needs. */
function trendInsights(report: DashboardReport, period: Period): Insight[] {
  const compared = comparisonsOf(report, period, daysOf(period).length);
  const clicks = notablePercentage(compared.clicks);
  const impressions = notablePercentage(compared.impressions);
  const insights: Insight[] = [];
  if (clicks < 0) {
    insights.push({
      kind: 'problem',
      title: `Os cliques caíram ${-clicks}%`,
      text: 'Veja em Performance qual página perdeu cliques, e em Monitoramento se alguma saiu do ar.',
    });
  } else if (clicks > 0) {
    insights.push({
      kind: 'success',
      title: `Os cliques subiram ${clicks}%`,
      text: 'O que foi publicado ou mudado há pouco está dando resultado.',
    });
  }
  if (impressions < 0) {
    insights.push({
      kind: 'problem',
      title: `O site apareceu ${-impressions}% menos no Google`,
      text: 'Confira se há alertas abertos e se o sitemap está completo.',
    });
  }
  return insights;
}

/** By how many per cent a figure rose or fell; 0 where that is little, or not known. */
function notablePercentage(comparison: Comparison | undefined): number {
  if (comparison?.kind !== 'change') return 0;
  const percentage = Math.round((comparison.share ?? 0) * 100);
  return Math.abs(percentage) < notableChange ? 0 : percentage;
}

function pageInsights({ pages }: DashboardReport, period: Period): Insight[] {
  // With impressions counted too often, every rate is too low.
  if (touchesOvercounted(period)) return [];
  return pages
    .filter(
      ({ clicks, impressions }) =>
        impressions >= enough.impressions && clicks / impressions < lowRate,
    )
    .map(({ url, clicks, impressions }) => ({
      kind: 'suggestion',
      title: `${readablePath(url)} aparece muito e é pouco clicada`,
      text: `Apareceu ${abbreviate(impressions)} vezes, com CTR de ${formatCtr(clicks, impressions)}. Um título e uma descrição mais claros trazem mais cliques.`,
    }));
}

function queryInsights({ queries }: DashboardReport, period: Period): Insight[] {
  // The position is weighted by the impressions.
  if (touchesOvercounted(period)) return [];
  return queries
    .filter(
      ({ position, impressions }) =>
        impressions >= enough.impressions &&
        position !== null &&
        position >= nearTop.from &&
        position <= nearTop.to,
    )
    .map(({ query, position }) => ({
      kind: 'suggestion',
      title: `“${query}” está perto do topo`,
      text: `Posição média ${formatPosition(position)}. Uma página que responda bem a essa busca pode subir para as primeiras.`,
    }));
}

function monitoringInsights({ monitored }: DashboardReport): Insight[] {
  const insights: Insight[] = [];
  const add = (kind: Insight['kind'], number: number, title: string, text: string) => {
    if (number > 0) insights.push({ kind, title, text });
  };
  const down = monitored.total - monitored.healthy;
  const { noindex, slow, plain } = monitored;
  const seconds = slowAfter / 1000;
  add(
    'problem',
    down,
    pagesThat(down, 'não responde como deveria', 'não respondem como deveriam'),
    'Veja em Monitoramento quais são. Quem chega por elas não encontra o site.',
  );
  add(
    'problem',
    noindex,
    pagesThat(noindex, 'pede para não ser indexada', 'pedem para não ser indexadas'),
    'Elas estão no sitemap e dizem o contrário (noindex). Avise quem cuida do site.',
  );
  add(
    'suggestion',
    slow,
    pagesThat(slow, `demora mais de ${seconds} segundos`, `demoram mais de ${seconds} segundos`),
    'Se continuar no próximo monitoramento, avise quem cuida do site.',
  );
  add(
    'suggestion',
    plain,
    pagesThat(plain, 'não tem dados estruturados', 'não têm dados estruturados'),
    'Com eles o Google entende o serviço, o endereço e o telefone.',
  );
  if (monitored.total > 0 && insights.length === 0) {
    insights.push({
      kind: 'success',
      title: 'Todas as páginas monitoradas estão em ordem',
      text: `${count(
        monitored.total,
        'página no ar, indexável e com dados estruturados',
        'páginas no ar, indexáveis e com dados estruturados',
      )}.`,
    });
  }
  return insights;
}

function pagesThat(number: number, one: string, many: string): string {
  return count(number, `página ${one}`, `páginas ${many}`);
}
