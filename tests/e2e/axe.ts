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

/** Looks of a text that a test of this worker asked axe about: how pale a word is follows from its look alone. */
const looksAskedAbout = new Set<string>();

/**
 * Axe finds no violation in the page as it stands now, nor a pale word when the system's theme is dark. A page that is
 * looked at again, at another width or in another state, keeps its axe: reading half a megabyte of script takes as long
 * as the look itself. It keeps its stillness too.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectAccessibleInLight(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await ask(page, { type: 'rule', values: ['color-contrast'] }, 'in the dark theme');
  await page.emulateMedia({ colorScheme: null });
}

/** The same, of a page that is asked about in the dark theme at another width. */
export async function expectAccessibleInLight(page: Page): Promise<void> {
  await prepare(page);
  expect(await ask(page, { type: 'tag', values: tags })).toBeGreaterThan(10);
}

/** The page that `expectAccessible` looked at is so at the width that it has now. */
export async function expectAccessibleAtThisWidth(page: Page): Promise<void> {
  await prepare(page);
  await ask(page, { type: 'rule', values: rulesOfWidth });
}

async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return;
  await page.evaluate(source);
  await page.evaluate(() =>
    window.axe?.configure({ rules: [{ id: 'color-contrast', selector: '[data-new-look]' }] }),
  );
  // With less motion, or colours would still be on their way when axe looks.
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** Expects that axe finds no violation of the rules, and answers how many of them the page fulfils. */
async function ask(page: Page, runOnly: axe.RunOnly, when?: string): Promise<number> {
  const looks = await page.evaluate(markNewLooks, [...looksAskedAbout]);
  const { passes, violations } = await page.evaluate(async (only) => {
    if (window.axe === undefined) throw new Error('Axe is not in the page.');
    const results = await window.axe.run(document, {
      runOnly: only,
      resultTypes: ['violations'],
      selectors: false,
    });
    for (const element of document.querySelectorAll('[data-new-look]'))
      element.removeAttribute('data-new-look');
    return {
      passes: results.passes.length,
      violations: results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      ),
    };
  }, runOnly);
  expect(violations, when).toEqual([]);
  for (const look of looks) looksAskedAbout.add(look);
  return passes;
}

/**
 * Marks the texts whose looks nobody asked about yet, and every text that axe may leave out or that may lie on something
 * else than the boxes that it is in; answers the new looks. To compare each word of each page, width and theme with what
 * is under it is half of axe's work, and nearly all of them look like one before. Runs in the page.
 */
function markNewLooks(known: string[]): string[] {
  const isKnown = new Set(known);
  const newLooks = new Set<string>();
  /** The boxes under a text, and whether one of them, before the first that lets nothing through, is out of the flow. */
  const grounds = new Map<Element, { look: string; isLoose: boolean }>();
  const groundOf = (element: Element): { look: string; isLoose: boolean } => {
    const found = grounds.get(element);
    if (found) return found;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } =
      getComputedStyle(element);
    const box = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ');
    const isOpaque = backgroundColor.startsWith('rgb(');
    const under = element.parentElement
      ? groundOf(element.parentElement)
      : { look: '', isLoose: false };
    const ground = {
      look: box === 'rgba(0, 0, 0, 0) none 1 none normal' ? under.look : `${box}; ${under.look}`,
      isLoose: !isOpaque && (under.isLoose || position !== 'static'),
    };
    grounds.set(element, ground);
    return ground;
  };
  const mark = (element: HTMLElement) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const { look: ground, isLoose } = groundOf(element);
    const look = [color, fontSize, fontWeight, textShadow, ground].join(' ');
    // The rule is not for what is disabled, nor for its label.
    if (!isLoose && !element.closest(':disabled, [aria-disabled], label')) {
      if (isKnown.has(look) || !element.checkVisibility({ visibilityProperty: true })) return;
      newLooks.add(look);
    }
    element.dataset['newLook'] = '';
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement && node.textContent?.trim()) mark(node.parentElement);
  for (const field of document.querySelectorAll<HTMLElement>('input, select, textarea'))
    mark(field);
  return [...newLooks];
}
