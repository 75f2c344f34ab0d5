import type { APIRequestContext } from '@playwright/test';
import type { CheerioAPI } from 'cheerio';
import { load } from 'cheerio';
import type { AnyNode } from 'domhandler';
import type { Head } from './head.ts';

/** A page as it comes over the wire: what a crawler reads, and a visitor without script. */
export interface HtmlDocument {
  status: number;
  headers: Record<string, string>;
  html: string;
  $: CheerioAPI;
}

/** Asks for a page, without a browser. */
export async function readDocument(
  request: APIRequestContext,
  path: string,
): Promise<HtmlDocument> {
  const response = await request.get(path, { maxRedirects: 0 });
  const html = await response.text();
  return { status: response.status(), headers: response.headers(), html, $: load(html) };
}

/** What the page says of itself to search engines. A block of structured data whose id stands twice is an error. */
export function headOf({ $ }: HtmlDocument): Head {
  const jsonLd: Record<string, unknown> = {};
  for (const element of $('script[type="application/ld+json"]')) {
    const id = $(element).attr('id') ?? '';
    if (id in jsonLd) throw new Error(`Structured data "${id}" stands twice.`);
    jsonLd[id] = JSON.parse($(element).text());
  }
  return {
    title: $('title').first().text(),
    meta: Object.fromEntries(
      [...$('meta[content]')].map((element) => {
        const { name, property, content = '' } = element.attribs;
        return [name ?? property ?? '', content];
      }),
    ),
    canonical: [...$('link[rel=canonical]')].map((element) => element.attribs['href'] ?? ''),
    jsonLd,
  };
}

/** Elements that stand within a line: no space comes between them and the words around them. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
]);
const unread = new Set(['script', 'style', 'template', 'svg', 'noscript']);

/**
 * What the page says under `selector`: hidden answers included, with placeholders and labels, one space between
 * words.
 */
export function textOf({ $ }: HtmlDocument, selector = 'body'): string {
  const found: string[] = [];
  const walk = (node: AnyNode) => {
    if (node.type === 'text') found.push(node.data);
    if (node.type !== 'tag' || unread.has(node.name)) return;
    for (const name of ['placeholder', 'aria-label', 'alt']) {
      if (node.attribs[name] !== undefined) found.push(` ${node.attribs[name]} `);
    }
    const space = inline.has(node.name) ? '' : ' ';
    found.push(space);
    for (const child of node.children) walk(child);
    found.push(space);
  };
  for (const element of $(selector)) walk(element);
  return found.join('').replaceAll(/\s+/g, ' ').trim();
}
