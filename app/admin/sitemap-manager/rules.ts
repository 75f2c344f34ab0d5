import { expectedUrls, missingArticles } from '#functions/sitemap/size.ts';

/** The numbers of the specification's section 9, "Admin scoring". */

/** The SEO health score, by the URLs in the sitemap. */
export function healthScore(urls: number): number {
  if (urls >= 30) return 85;
  return urls >= 20 ? 70 : 50;
}

/** What a score is called. */
export function scoreLabel(score: number): string {
  if (score >= 80) return 'Excelente';
  if (score >= 60) return 'Bom';
  return score >= 40 ? 'Regular' : 'Precisa Melhorar';
}

/** Alerts that the numbers alone raise: one of each kind at the most. */
export function activeAlerts(urls: number, posts: number): { critical: number; high: number } {
  return { critical: urls < 20 ? 1 : 0, high: posts < 3 ? 1 : 0 };
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
  if (posts < 5) {
    advice.push({
      kind: 'problem',
      title: 'Conteúdo limitado',
      text: `O blog tem ${count(posts, 'artigo publicado', 'artigos publicados')}. Com menos de 5, o Google tem pouco para mostrar.`,
    });
  }
  if (posts < 10) {
    advice.push({
      kind: 'suggestion',
      title: 'Publique mais artigos',
      text: 'Com 10 ou mais artigos o blog responde a mais perguntas de quem procura. Um por semana já ajuda.',
    });
  }
  if (urls >= expectedUrls) {
    advice.push({
      kind: 'success',
      title: 'Sitemap completo',
      text: `As ${urls} páginas do site estão no sitemap, e o Google pode encontrar todas.`,
    });
  }
  return advice;
}

export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
