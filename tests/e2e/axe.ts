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

/**
 * Axe finds no violation in the page as it stands now, nor a pale word when the system's theme is dark. A page that is
 * looked at again, at another width or in another state, keeps its axe: reading half a megabyte of script takes as long
 * as the look itself.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(source);
  // With less motion, or colours would still be on their way when axe looks.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { passes, violations } = await ask(page, { type: 'tag', values: tags });
  expect(passes).toBeGreaterThan(10);
  expect(violations).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await ask(page, { type: 'rule', values: ['color-contrast'] });
  expect(dark.violations, 'in the dark theme').toEqual([]);
  await page.emulateMedia({ colorScheme: null });
  await page.emulateMedia({ reducedMotion: null });
}

function ask(page: Page, runOnly: axe.RunOnly) {
  return page.evaluate(async (only) => {
    if (window.axe === undefined) throw new Error('Axe is not in the page.');
    const results = await window.axe.run(document, {
      runOnly: only,
      resultTypes: ['violations'],
    });
    return {
      passes: results.passes.length,
      violations: results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      ),
    };
  }, runOnly);
}
