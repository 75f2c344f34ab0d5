import type { ComponentType } from 'react';
import { readMapConsent } from './map-cookie.ts';

/** Loads the component of each island. What it is given is what the server wrote beside it. */
export type IslandLoaders = Readonly<Record<string, () => Promise<ComponentType>>>;

/** What comes before a visitor uses something: reaching for it by finger, pointer or keyboard. */
const reaching = ['touchstart', 'pointerover', 'focusin'] as const;

const islands = '[data-island]';

/**
 * Hydrates the islands of a page when the visitor reaches for one of them, and at once where Google's map is allowed
 * already. Whoever only reads, calls or opens WhatsApp never loads React.
 */
export function wakeIslands(loaders: IslandLoaders): void {
  const reached = ({ target }: Event) => {
    if (target instanceof Element && target.closest(islands) !== null) wake();
  };
  const wake = () => {
    for (const type of reaching) removeEventListener(type, reached, true);
    void hydrate(loaders);
  };
  for (const type of reaching) addEventListener(type, reached, { capture: true, passive: true });
  if (readMapConsent() || isInUse()) wake();
}

async function hydrate(loaders: IslandLoaders): Promise<void> {
  const { hydrateIsland } = await import('./hydrate-island.ts');
  for (const element of document.querySelectorAll<HTMLElement>(islands)) {
    void hydrateIsland(element, loaders);
  }
}

/** Whether the visitor was at one before this code came. */
function isInUse(): boolean {
  const focused = document.activeElement?.closest(islands) ?? null;
  return focused !== null || document.querySelector(`${islands} details[open]`) !== null;
}
