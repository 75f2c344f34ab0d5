import { count, plural } from '#functions/count.ts';
import { formatPlainDay, formatShortDay } from '#app/admin/reports/dates.ts';
import type { HomeReport } from './report.ts';

const whole = new Intl.NumberFormat('pt-BR');

interface SearchPeriod {
  first: string;
  last: string;
  days: number;
}

/** What came from Google: a figure, or that there is none, and what it means. */
export interface SearchSummary {
  /** Absent where Google has given nothing for these days. */
  clicks: number | undefined;
  title: string;
  text: string;
}

/** The figures of a period against the one before, compared only where both are whole. */
export function searchSummary(
  search: HomeReport['search'],
  { first, last, days }: SearchPeriod,
): SearchSummary {
  const { newest_day, clicks, previous_clicks: before } = search;
  if (newest_day === null) {
    return {
      clicks: undefined,
      title: 'Ainda não há números do Google',
      text: 'Eles aparecem depois de conectar o Google.',
    };
  }
  const dates = `de ${formatShortDay(first)} a ${formatShortDay(last)}`;
  if (search.days === 0) {
    return {
      clicks: undefined,
      title:
        newest_day < first
          ? `O Google não deu números ${dates}`
          : `O Google ainda não fechou os números ${dates}`,
      text: `Os mais novos são de ${formatPlainDay(newest_day)}.`,
    };
  }
  const title = `${plural(clicks, 'visita veio', 'visitas vieram')} da busca do Google ${dates}`;
  if (search.days < days) {
    return {
      clicks,
      title,
      text: `Só há números finais de ${search.days} dos ${days} dias.`,
    };
  }
  if (search.previous_days < days) {
    return { clicks, title, text: `Dos ${days} dias de antes não há todos os números finais.` };
  }
  const difference = clicks - before;
  const comparison =
    difference === 0
      ? `O mesmo que nos ${days} dias de antes.`
      : `${whole.format(Math.abs(difference))} a ${difference > 0 ? 'mais' : 'menos'} que nos ${days} dias de antes (${whole.format(before)}).`;
  return { clicks, title, text: comparison };
}

/** What happened since the last visit, in a few words each. */
export function newsLines({
  alerts_opened,
  alerts_closed,
  posts,
  runs,
}: NonNullable<HomeReport['news']>): string[] {
  const lines: [number, string, string][] = [
    [alerts_opened, 'alerta aberto', 'alertas abertos'],
    [alerts_closed, 'alerta encerrado', 'alertas encerrados'],
    [posts, 'artigo publicado', 'artigos publicados'],
    [runs, 'operação iniciada aqui', 'operações iniciadas aqui'],
  ];
  return lines.flatMap(([number, one, many]) => (number > 0 ? [count(number, one, many)] : []));
}
