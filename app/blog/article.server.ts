import { DomUtils, parseDocument } from 'htmlparser2';
import type { ArticleSection } from './post.ts';

export interface Article {
  /** The first paragraph, which answers the question; undefined where an article begins with something else. */
  summaryHtml?: string;
  /** What follows. */
  bodyHtml: string;
  sections: ArticleSection[];
}

/**
 * Parts the sanitised HTML of an article: its answer, and the rest, in which each h2 gets an id of ours, so that the table
 * of contents leads to it.
 */
export function partArticle(html: string): Article {
  const [opening = '', summaryHtml] = /^\s*<p>([\s\S]*?)<\/p>\s*/.exec(html) ?? [];
  const sections: ArticleSection[] = [];
  const bodyHtml = html
    .slice(opening.length)
    .replaceAll(/<h2>([\s\S]*?)<\/h2>/g, (_heading, titleHtml: string) => {
      const title = DomUtils.textContent(parseDocument(titleHtml)).trim();
      const id = freeId(title, sections);
      sections.push({ id, title });
      return `<h2 id="${id}">${titleHtml}</h2>`;
    });
  return { bodyHtml, sections, ...(summaryHtml !== undefined && { summaryHtml }) };
}

/** An id from a title's letters, `secao-` before it, so that it is none that the page has elsewhere. */
function freeId(title: string, taken: readonly ArticleSection[]): string {
  const words = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const id = `secao-${words}`;
  if (!taken.some((section) => section.id === id)) return id;
  return `${id}-${taken.length + 1}`;
}
