import type { Page } from '@playwright/test';

/**
 * What the page that is open says: the text under `selector`, hidden answers included, with placeholders and
 * labels, one space between words.
 */
export async function readText(page: Page, selector = 'body'): Promise<string> {
  const parts = await page.locator(selector).evaluate((root) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['placeholder', 'aria-label', 'alt']) {
          found.push(` ${node.getAttribute(name) ?? ''} `);
        }
        if (getComputedStyle(node).display !== 'inline') found.push(' ');
      } else if (node.parentElement?.closest('script, style') === null) {
        found.push(node.textContent ?? '');
      }
    }
    return found;
  });
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}
