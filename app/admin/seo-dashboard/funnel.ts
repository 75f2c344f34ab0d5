import { dayLength } from '#functions/google/days.ts';
import type { PageProgress } from './report.ts';

/** The stages of a page on its way to a click, in their order. */
export const stages = [
  'published',
  'in_sitemap',
  'monitored',
  'indexed',
  'impressions',
  'clicks',
] as const;

export type Stage = (typeof stages)[number];

export const stageLabels = {
  published: 'Publicada',
  in_sitemap: 'No sitemap',
  monitored: 'Monitorada',
  indexed: 'No índice do Google',
  impressions: 'Com impressões',
  clicks: 'Com cliques',
} as const satisfies Record<Stage, string>;

/** What a page that stopped before each stage still lacks. */
export const missingLabels = {
  published: 'Falta publicar',
  in_sitemap: 'Falta entrar no sitemap',
  monitored: 'Falta verificar',
  indexed: 'Falta o Google indexar',
  impressions: 'Falta aparecer na busca',
  clicks: 'Falta receber cliques',
} as const satisfies Record<Stage, string>;

/** How far a page came. `stuckAt` is the first stage it has not reached; `since` when it reached the one before. */
export interface FunnelPage {
  url: string;
  stuckAt: Stage | undefined;
  since: string | undefined;
  days: number | undefined;
  /** What keeps it there and what to do. */
  advice: string;
}

/** Where a page stands. */
export function funnelPage(progress: PageProgress, now: Date): FunnelPage {
  const stuckAt = stages[progress.reached];
  const since = stuckAt === undefined ? undefined : (stuck[stuckAt].since(progress) ?? undefined);
  const days =
    since === undefined
      ? undefined
      : Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / dayLength));
  return {
    url: progress.url,
    stuckAt,
    since,
    days,
    advice: stuckAt === undefined ? throughAdvice : stuck[stuckAt].advice(progress),
  };
}

interface StuckStage {
  /** When the page reached the stage before. */
  since(progress: PageProgress): string | null;
  advice(progress: PageProgress): string;
}

/** What keeps a page from a stage. */
const stuck: Record<Stage, StuckStage> = {
  published: {
    since: () => null,
    advice: ({ status }) =>
      status === 'scheduled'
        ? 'Está agendada e sai sozinha na hora marcada.'
        : 'É um rascunho. Publique quando estiver pronta.',
  },
  in_sitemap: {
    since: (progress) => progress.published_at,
    advice: () => 'Falta no sitemap. Use “Diagnóstico completo” no gerenciador de sitemap.',
  },
  monitored: {
    since: (progress) => progress.published_at,
    advice: () => 'Ainda não foi verificada. Use “Executar Monitoramento”.',
  },
  indexed: {
    since: (progress) =>
      progress.indexed === false ? progress.inspected_since : progress.monitored_at,
    advice: ({ inspected_at, coverage }) =>
      inspected_at === null
        ? 'Ninguém perguntou ao Google ainda. Com o Google conectado, use “Forçar indexação” no gerenciador de sitemap.'
        : `O Google diz: ${coverage || 'fora do índice'}. Peça a indexação no Search Console.`,
  },
  impressions: {
    since: (progress) => progress.inspected_since,
    advice: () =>
      'Está no Google, mas ainda não apareceu em nenhuma busca. Ligue outras páginas a ela.',
  },
  clicks: {
    since: (progress) => progress.seen_on,
    advice: () => 'Aparece nas buscas e ninguém clicou. Melhore o título e a descrição.',
  },
};

const throughAdvice = 'Chegou até o fim: aparece e recebe cliques.';

/** How many pages reached each stage, by how many stopped after each number of stages. */
export function funnelCounts(stopped: readonly number[]): { stage: Stage; reached: number }[] {
  return stages.map((stage, index) => ({
    stage,
    reached: stopped.slice(index + 1).reduce((sum, number) => sum + number, 0),
  }));
}
