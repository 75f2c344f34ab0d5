import type { Page } from '@playwright/test';

/** Whether React has taken over the page that is open; runs in the page. */
export function isHydrated(): boolean {
  // React keeps its root on the document; until it has committed the first time, the root counts as dehydrated.
  const [, root] =
    Object.entries(document).find(([name]) => name.startsWith('__reactContainer$')) ?? [];
  return root?.stateNode.current.memoizedState.isDehydrated === false;
}

/** Waits until React has taken over the page that is open, and what follows from that at once is done. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
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

/** Opens a page and waits until it answers to presses. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
