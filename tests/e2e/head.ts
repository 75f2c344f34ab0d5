import type { Page } from '@playwright/test';

/** What a page says of itself to search engines, as the browser holds it now. */
export interface Head {
  title: string;
  meta: Record<string, string>;
  canonical: string[];
  /** Structured data by the id of its block; a repeated id is an error. */
  jsonLd: Record<string, unknown>;
}

/** Reads the head of the page that is open. */
export async function readHead(page: Page): Promise<Head> {
  const raw = await page.evaluate(() => ({
    title: document.title,
    meta: [...document.querySelectorAll('meta[content]')].map((element) => [
      element.getAttribute('name') ?? element.getAttribute('property') ?? '',
      element.getAttribute('content') ?? '',
    ]),
    canonical: [...document.querySelectorAll('link[rel=canonical]')].map(
      (element) => element.getAttribute('href') ?? '',
    ),
    jsonLd: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (element) => [element.id, element.textContent] as const,
    ),
  }));
  return {
    title: raw.title,
    meta: Object.fromEntries(raw.meta),
    canonical: raw.canonical,
    jsonLd: structuredData(raw.jsonLd),
  };
}

/** The blocks of structured data by their ids; an id that stands twice is an error. */
export function structuredData(
  blocks: readonly (readonly [id: string, text: string])[],
): Record<string, unknown> {
  const jsonLd: Record<string, unknown> = {};
  for (const [id, text] of blocks) {
    if (id in jsonLd) throw new Error(`Structured data "${id}" stands twice.`);
    jsonLd[id] = JSON.parse(text);
  }
  return jsonLd;
}
