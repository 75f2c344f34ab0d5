import { expectedUrls, missingArticles } from '#functions/sitemap/size.ts';
import { count } from '#functions/count.ts';

/** The numbers of the specification's section 9, "Admin scoring"; how many URLs are expected is the sitemap's own. */

/** Below this many URLs the sitemap is a critical alert. */
export const fewUrls = 20;
/** Below `few` posts the blog is a problem, from `enough` on nothing is missing. */
export const postGoals = { few: 5, enough: 10 } as const;
/** From this score on all is well. */
export const goodScore = 80;
/** Days of search figures in which a page counts as seen by Google. */
export const indexedDays = 28;

/** The SEO health score, by the URLs in the sitemap. */
export function healthScore(urls: number): number {
  if (urls >= expectedUrls) return 85;
  return urls >= fewUrls ? 70 : 50;
}

/** What a score is called. */
export function scoreLabel(score: number): string {
  if (score >= goodScore) return 'Excelente';
  if (score >= 60) return 'Bom';
  return score >= 40 ? 'Regular' : 'Precisa Melhorar';
}

/** Alerts that follow from the numbers alone: at most one of each kind. */
export function activeAlerts(urls: number, posts: number): { critical: number; high: number } {
  return { critical: urls < fewUrls ? 1 : 0, high: posts < 3 ? 1 : 0 };
}

/** Something to know or to do, with the reason and the next step. */
export interface Advice {
  kind: 'problem' | 'suggestion' | 'success';
  title: string;
  text: string;
}

/** Problems first, then suggestions, then what is well. */
export function adviceFor(urls: number, posts: number): Advice[] {
  const advice: Advice[] = [];
  if (urls < expectedUrls) {
    advice.push({
      kind: 'problem',
      title: 'Poucas URLs no sitemap',
      text: missingArticles(urls),
    });
  }
  if (posts < postGoals.few) {
    advice.push({
      kind: 'problem',
      title: 'Conteúdo limitado',
      text: `O blog tem ${count(posts, 'artigo publicado', 'artigos publicados')}. Com menos de ${postGoals.few}, o Google tem pouco para mostrar.`,
    });
  }
  if (posts < postGoals.enough) {
    advice.push({
      kind: 'suggestion',
      title: 'Publique mais artigos',
      text: `Com ${postGoals.enough} ou mais artigos o blog responde a mais perguntas de quem procura. Um por semana já ajuda.`,
    });
  }
  if (urls >= expectedUrls) {
    advice.push({
      kind: 'success',
      title: 'Sitemap completo',
      text: `As ${count(urls, 'página', 'páginas')} do site estão no sitemap, e o Google pode encontrar todas.`,
    });
  }
  return advice;
}
