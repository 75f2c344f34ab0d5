import type { Page } from '@playwright/test';

/**
 * Waits until React has taken over the admin area's page that is open, or each island of another page, and what follows
 * from that at once is done.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // React keeps its root where it began; until it has committed the first time, the root counts as dehydrated.
    const isHydrated = (place: object) => {
      const [, root] =
        Object.entries(place).find(([name]) => name.startsWith('__reactContainer$')) ?? [];
      return root?.stateNode.current.memoizedState.isDehydrated === false;
    };
    const islands = [...document.querySelectorAll('[data-island]')];
    return isHydrated(document) || (islands.length > 0 && islands.every(isHydrated));
  });
  await idle(page);
}

/** Waits until the page has painted what it has, and nothing waits to be run. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        // On a machine with too much to do a page may get no idle time at all.
        requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 5_000 }));
      }),
  );
}

/** Opens a page of the admin area and waits until it answers to presses. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Opens a public page and reaches for one of its islands, as a visitor does before using it. */
export async function openReached(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('[data-island]').first().dispatchEvent('pointerover');
  await hydrated(page);
}
