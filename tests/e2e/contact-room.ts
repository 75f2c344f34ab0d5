import type { Page } from '@playwright/test';
import { roomForButton } from './room-for-button.ts';
import { expect } from './site.ts';

/** Screens on which the floating button once lay over the page: tablets, laptops, 200% zoom, a phone on its side. */
export const screens = [
  { width: 360, height: 740 },
  { width: 640, height: 800 },
  { width: 640, height: 360 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1280, height: 800 },
] as const;

/** The room for the button on the page that is open, on each screen. */
export async function expectRoomOnAnyScreen(page: Page): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expectRoomForButton(page);
  }
}

/** The highest bar, in pixels. */
const highestBar = 56;

/** Pixels from one scroll position that is looked at to the next. */
const step = 40;

/** Expects that nowhere on the page that is open the button lies on a text or control, and that its end can be read. */
async function expectRoomForButton(page: Page): Promise<void> {
  const found = await page.evaluate(roomForButton, step);
  const size = JSON.stringify(page.viewportSize());
  expect(found.overlaps, size).toEqual([]);
  expect(found.positions, size).toBeGreaterThan(1);
  expect(found.barHeight, size).toBeLessThanOrEqual(highestBar);
  expect(found.hiddenAtEnd, size).toBe(0);
}
