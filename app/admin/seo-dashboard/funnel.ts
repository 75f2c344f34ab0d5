/** The steps of a page on its way to a click, in their order. */
export const steps = [
  'published',
  'in_sitemap',
  'monitored',
  'indexed',
  'impressions',
  'clicks',
] as const;

export type Step = (typeof steps)[number];

export const stepLabels = {
  published: 'Publicada',
  in_sitemap: 'No sitemap',
  monitored: 'Monitorada',
  indexed: 'Indexada',
  impressions: 'Com impressões',
  clicks: 'Com cliques',
} as const satisfies Record<Step, string>;

/** What is known of a page, as the database function `indexing_funnel` answers. */
export interface PageFacts {
  url: string;
  status: string;
  published_at: string | null;
  monitored_at: string | null;
  indexed: boolean | null;
  coverage: string | null;
  inspected_at: string | null;
  inspected_since: string | null;
  seen_on: string | null;
  clicked_on: string | null;
}

/** How far a page came. `stuckAt` is the first step it has not taken; `since` when it took the one before. */
export interface FunnelPage {
  url: string;
  reached: number;
  stuckAt: Step | undefined;
  since: string | undefined;
  days: number | undefined;
  /** What keeps it there and what to do. */
  advice: string;
}

const dayLength = 24 * 3600 * 1000;

/** Where a page stands. Each step needs those before it: a page that leaves the sitemap is stuck there again. */
export function funnelPage(facts: PageFacts, inSitemap: boolean, now: Date): FunnelPage {
  // Google showed it, so it has it, whatever an inspection said before.
  const isIndexed = facts.indexed === true || facts.seen_on !== null;
  const taken: Record<Step, boolean> = {
    published: facts.status === 'published',
    in_sitemap: inSitemap,
    monitored: facts.monitored_at !== null,
    indexed: isIndexed,
    impressions: facts.seen_on !== null,
    clicks: facts.clicked_on !== null,
  };
  const stuckAt = steps.find((step) => !taken[step]);
  const since = stuckAt === undefined ? undefined : (stuck[stuckAt].since(facts) ?? undefined);
  const days =
    since === undefined
      ? undefined
      : Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / dayLength));
  return {
    url: facts.url,
    reached: stuckAt === undefined ? steps.length : steps.indexOf(stuckAt),
    stuckAt,
    since,
    days,
    advice: stuckAt === undefined ? throughAdvice : stuck[stuckAt].advice(facts),
  };
}

interface StuckStep {
  /** When the page took the step before. */
  since(facts: PageFacts): string | null;
  advice(facts: PageFacts): string;
}

/** What keeps a page from taking a step. */
const stuck: Record<Step, StuckStep> = {
  published: {
    since: () => null,
    advice: ({ status }) =>
      status === 'scheduled'
        ? 'Está agendada e sai sozinha na hora marcada.'
        : 'É um rascunho. Publique quando estiver pronta.',
  },
  in_sitemap: {
    since: (facts) => facts.published_at,
    advice: () => 'Falta no sitemap. Use “Diagnóstico completo” no gerenciador de sitemap.',
  },
  monitored: {
    since: (facts) => facts.published_at,
    advice: () => 'Ainda não foi verificada. Use “Executar Monitoramento”.',
  },
  indexed: {
    since: (facts) => (facts.indexed === false ? facts.inspected_since : facts.monitored_at),
    advice: ({ inspected_at, coverage }) =>
      inspected_at === null
        ? 'Ninguém perguntou ao Google ainda. Use “Forçar indexação” no gerenciador de sitemap.'
        : `O Google diz: ${coverage || 'fora do índice'}. Peça a indexação no Search Console.`,
  },
  impressions: {
    since: (facts) => facts.inspected_since,
    advice: () =>
      'Está no Google, mas ainda não apareceu em nenhuma busca. Ligue outras páginas a ela.',
  },
  clicks: {
    since: (facts) => facts.seen_on,
    advice: () => 'Aparece nas buscas e ninguém clicou. Melhore o título e a descrição.',
  },
};

const throughAdvice = 'Chegou até o fim: aparece e recebe cliques.';

/** How many pages took each step. */
export function funnelCounts(pages: readonly FunnelPage[]): { step: Step; count: number }[] {
  return steps.map((step, index) => ({
    step,
    count: pages.filter(({ reached }) => reached > index).length,
  }));
}
