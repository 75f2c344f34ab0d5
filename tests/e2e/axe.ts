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
 * Axe finds no violation in the page as it stands now. A page that is looked at again, at another width or in another
 * state, keeps its axe: reading half a megabyte of script takes as long as the look itself.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(source);
  const { passes, violations } = await page.evaluate(async (values) => {
    if (window.axe === undefined) throw new Error('Axe is not in the page.');
    const results = await window.axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return {
      passes: results.passes.length,
      violations: results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      ),
    };
  }, tags);
  expect(passes).toBeGreaterThan(10);
  expect(violations).toEqual([]);
}
