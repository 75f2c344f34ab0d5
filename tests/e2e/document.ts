import type { APIRequestContext } from '@playwright/test';
import type { CheerioAPI } from 'cheerio';
import { load } from 'cheerio';
import type { Head } from './head.ts';
import { structuredData } from './head.ts';

/** A page as it comes over the wire: what a crawler reads, and a visitor without script. */
export interface HtmlDocument {
  status: number;
  headers: Record<string, string>;
  $: CheerioAPI;
}

/** Asks for a page without a browser; a redirect is not followed. */
export async function readDocument(
  request: APIRequestContext,
  path: string,
): Promise<HtmlDocument> {
  const response = await request.get(path, { maxRedirects: 0 });
  return {
    status: response.status(),
    headers: response.headers(),
    // Without script, what stands in <noscript> is part of the page.
    $: load(await response.text(), { scriptingEnabled: false }),
  };
}

/** What the page says of itself to search engines. */
export function headOf({ $ }: HtmlDocument): Head {
  return {
    title: $('title').first().text(),
    meta: Object.fromEntries(
      $('meta[content]')
        .toArray()
        .map(({ attribs: { name, property, content = '' } }) => [name ?? property ?? '', content]),
    ),
    canonical: $('link[rel=canonical]')
      .toArray()
      .map((link) => link.attribs['href'] ?? ''),
    jsonLd: structuredData(
      $('script[type="application/ld+json"]')
        .toArray()
        .map((block) => [block.attribs['id'] ?? '', $(block).text()]),
    ),
  };
}

/**
 * What the page says: the text under the one element that `selector` finds, hidden answers included, with placeholders
 * and labels, one space between words.
 */
export function textOf({ $ }: HtmlDocument, selector = 'body'): string {
  const root = $(selector);
  if (root.length !== 1) throw new Error(`${root.length} elements are "${selector}".`);
  const read = (element: typeof root): string =>
    element
      .contents()
      .toArray()
      .map((node) => {
        if (node.nodeType === 3) return node.data;
        if (!('attribs' in node) || ['script', 'style', 'template'].includes(node.name)) return '';
        const { placeholder = '', 'aria-label': label = '', alt = '' } = node.attribs;
        return ` ${placeholder} ${label} ${alt} ${read($(node))}`;
      })
      .join('');
  return read(root).replaceAll(/\s+/g, ' ').trim();
}
