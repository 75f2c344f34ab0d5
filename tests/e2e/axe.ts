import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './site.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What another width can break in a page whose names, roles and order were looked at: colours, sizes, scrolling. */
const rulesOfWidth = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/**
 * Axe finds no violation in the page as it stands now, nor a pale word when the system's theme is dark. A page that is
 * looked at again, at another width or in another state, keeps its axe: reading half a megabyte of script takes as long
 * as the look itself. It keeps its stillness too.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await prepare(page);
  const { passes, violations } = await ask(page, { type: 'tag', values: tags });
  expect(passes).toBeGreaterThan(10);
  expect(violations).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await ask(page, { type: 'rule', values: ['color-contrast'] });
  expect(dark.violations, 'in the dark theme').toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** The page that `expectAccessible` looked at is so at the width that it has now. */
export async function expectAccessibleAtThisWidth(page: Page): Promise<void> {
  await prepare(page);
  const { violations } = await ask(page, { type: 'rule', values: rulesOfWidth });
  expect(violations).toEqual([]);
}

async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return;
  await page.evaluate(source);
  // With less motion, or colours would still be on their way when axe looks.
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

function ask(page: Page, runOnly: axe.RunOnly) {
  return page.evaluate(async (only) => {
    if (window.axe === undefined) throw new Error('Axe is not in the page.');
    const results = await window.axe.run(document, {
      runOnly: only,
      resultTypes: ['violations'],
      selectors: false,
    });
    return {
      passes: results.passes.length,
      violations: results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      ),
    };
  }, runOnly);
}
