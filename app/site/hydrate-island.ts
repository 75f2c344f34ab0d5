import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandLoaders } from './wake-islands.ts';

/** Hydrates an island with the data that the server wrote beside it, as JSON. */
export async function hydrateIsland(element: HTMLElement, loaders: IslandLoaders): Promise<void> {
  const { island = '', islandData = '{}' } = element.dataset;
  const Component = await loaders[island]?.();
  if (Component === undefined) return;
  const data: object = JSON.parse(islandData);
  hydrateRoot(element, createElement(Component, data));
}
